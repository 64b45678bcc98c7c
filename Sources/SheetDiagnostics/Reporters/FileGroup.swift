/// The findings of one file, for formats that list files.
struct FileGroup {
  let path: String
  private(set) var findings: [Finding] = []

  /// A group for everything that was found, by path; files in which nothing was found have one too.
  static func groups(of run: RunReport) -> [FileGroup] {
    var groups: [FileGroup] = []
    var places: [[UInt8]: Int] = [:]
    func place(_ path: String) -> Int {
      // Text that only looks the same is another path.
      let key = Array(path.utf8)
      if let place = places[key] { return place }
      places[key] = groups.count
      groups.append(FileGroup(path: path))
      return groups.count - 1
    }
    for finding in run.findings where finding.path(in: run.sources) == nil {
      groups[place(run.settings.tool)].findings.append(finding)
    }
    for file in run.sources.filesByPath { _ = place(file.path) }
    for finding in run.findings where finding.path(in: run.sources) != nil {
      groups[place(run.path(of: finding))].findings.append(finding)
    }
    return groups
  }
}
