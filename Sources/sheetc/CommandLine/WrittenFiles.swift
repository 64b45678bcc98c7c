internal import SheetCodegen
internal import SheetModel

/// The files that options have a run write beside its outputs: reports, lists, depfiles and a stamp.
///
/// Before any is written, each is held against what the run reads, against its outputs and against the others.
struct WrittenFiles {
  private struct Place {
    let path: String
    /// What says so.
    let option: String
    let isReport: Bool
    let isStamp: Bool
  }

  private var places: [Place] = []
  private let list: String?

  init(_ arguments: Arguments) {
    list = arguments.value(of: .filesFrom)
    for option in [CommandOption.outputList, .inputList, .dependencyFile, .stamp] {
      guard let path = arguments.value(of: option) else { continue }
      add(path, option.row.typedName, isStamp: option == .stamp)
    }
    for path in Reports.paths(arguments) { add(path, "--reporter", isReport: true) }
  }

  private mutating func add(
    _ path: String, _ option: String, isReport: Bool = false, isStamp: Bool = false
  ) {
    // A device or a pipe may be written to as often as anybody wants.
    if path == "-" || FileSystem.kind(of: path) == .other { return }
    places.append(Place(path: path, option: option, isReport: isReport, isStamp: isStamp))
  }

  /// Why one of them cannot be written; the reports that it is about are not written then.
  ///
  /// - Parameter outputs: The paths of what else the run writes.
  func fault(
    _ files: OpenedFiles, outputs: [String], _ console: inout Console
  ) -> UsageError? {
    if places.isEmpty { return nil }
    var taken: [PathKey: Place] = [:]
    var takenFiles: [FileSystem.Identity: Place] = [:]
    for place in places {
      let key = PathKey(FileSystem.absolute(place.path))
      let identity = FileSystem.identity(of: place.path)
      if let fault = fault(of: place, files) {
        withhold([place], &console)
        return fault
      }
      if let other = taken[key] ?? identity.flatMap({ takenFiles[$0] }) {
        withhold([other, place], &console)
        let both =
          other.option == place.option
          ? "twice as '\(place.option)' says" : "as '\(other.option)' and as '\(place.option)' says"
        return UsageError(
          message: "'\(place.path)' would be written \(both)",
          notes: ["give each a file of its own"])
      }
      taken[key] = place
      if let identity { takenFiles[identity] = place }
    }
    var folders: [String: String] = [:]
    for output in outputs where output != "-" {
      let folder = Path.directory(of: output)
      let absolute = folders[folder] ?? FileSystem.absolute(folder)
      folders[folder] = absolute
      let key = PathKey(Path.normalized(Path.joined(absolute, Path.name(of: output))))
      let identity = takenFiles.isEmpty ? nil : FileSystem.identity(of: output)
      guard let place = taken[key] ?? identity.flatMap({ takenFiles[$0] }) else { continue }
      withhold([place], &console)
      return UsageError(
        message:
          "'\(place.path)' is an output, and '\(place.option)' would have it written as well",
        notes: ["'\(place.option)' names another file"])
    }
    return nil
  }

  private func fault(of place: Place, _ files: OpenedFiles) -> UsageError? {
    if files.hasRead(place.path) || list.map({ Reports.isOneFile($0, place.path) }) == true {
      return OutputFiles.isRead(place.path, place.option)
    }
    if Self.hasNameOfSource(place.path) || PrintedDocument.isSource(place.path) {
      return UsageError(
        message: "'\(place.path)' has the name of what sheetc reads, so it is not written",
        notes: ["'\(place.option)' names another file"])
    }
    if FileSystem.isLink(place.path), FileSystem.kind(of: place.path) == nil {
      return UsageError(
        message:
          "'\(place.path)' is a symbolic link that leads nowhere, so nobody knows what it is",
        notes: ["'\(place.option)' names another file"])
    }
    // A stamp leaves what is there.
    if !place.isStamp, Self.isGenerated(place.path) {
      return UsageError(
        message: "'\(place.path)' is generated code, so it is not replaced",
        notes: ["'\(place.option)' names another file"])
    }
    return nil
  }

  private func withhold(_ places: [Place], _ console: inout Console) {
    for place in places where place.isReport { console.withheldReports.insert(PathKey(place.path)) }
  }

  /// Whether only sheets files and configurations have the name of that path.
  static func hasNameOfSource(_ path: String) -> Bool {
    let name = Path.name(of: path)
    return DirectoryWalk.isSheetsFile(name) || name == ProjectFolder.configurationName
  }

  /// Whether the file at `path` is one that `generate` has written.
  static func isGenerated(_ path: String) -> Bool {
    guard FileSystem.kind(of: path) == .file else { return false }
    return (try? FileReader.read(path, limit: GeneratedHeader.startLength))
      .map(GeneratedHeader.isGenerated) ?? false
  }
}
