internal import SheetModel

/// One project of a run: its folder, what its configuration says, and its files.
struct OpenProject {
  let folder: ProjectFolder
  let configuration: ProjectConfiguration
  var project: Project
  var linters: LinterTable

  init(_ folder: ProjectFolder, _ configuration: ProjectConfiguration, _ files: OpenedFiles) {
    self.folder = folder
    self.configuration = configuration
    let root = folder.root
    project = Project(root: root) { files.openImport($0, root: root) }
    linters = LinterTable(configuration)
  }

  /// The path of a file as the project's configuration writes it: relative to the project's folder.
  func pathInProject(_ path: String) -> String {
    guard let root = folder.root else { return path }
    if Path.isAbsolute(path) == Path.isAbsolute(root) {
      if root == "." && !path.hasPrefix("../") { return path }
      if path.hasPrefix(root + "/") { return String(path.dropFirst(root.count + 1)) }
    }
    return Path.relative(FileSystem.absolute(path), to: FileSystem.absolute(root))
  }
}
