internal import SheetDiagnostics
internal import SheetModel

/// What a run has read, and where what it looked for might appear.
struct WatchedPlaces {
  private var opened: [OpenedFiles] = []
  /// Folders that were searched for inputs.
  private var folders: [String] = []

  /// Whether no run came as far as to look for its inputs.
  var isEmpty: Bool { opened.isEmpty }

  /// Inputs, their imports and configurations.
  var files: [String] {
    opened.flatMap { $0.sources.files.map(\.path) }
  }

  /// Takes what `projects` have read, and what they are about to read.
  mutating func add(_ projects: OpenProjects, _ operands: [String]) {
    opened.append(projects.files)
    folders += projects.listedFolders + projects.walkedFolders + operands
    // A file that is not there yet will appear in its folder.
    folders += operands.map { Path.directory(of: $0) }
  }

  /// The folders in which something may change that a run reads; a folder is there once.
  var allFolders: [String] {
    var seen: Set<PathKey> = []
    let all = folders + files.map { Path.directory(of: $0) } + ["."]
    return all.filter { seen.insert(PathKey($0)).inserted && FileSystem.kind(of: $0) == .directory }
  }

  /// When each file was last changed; `nil` for one that has gone.
  func changeTimes() -> [PathKey: FileSystem.Time?] {
    var times: [PathKey: FileSystem.Time?] = [:]
    for path in files { times[PathKey(path)] = .some(FileSystem.changeTime(of: path)) }
    return times
  }

  /// Whether a file of that name can be one that a run reads. What a run writes beside its inputs is not.
  static func isRead(_ name: [UInt8]) -> Bool {
    if name.first == UInt8(ascii: ".") { return false }
    return name.suffix(5).elementsEqual(".yaml".utf8) || name.suffix(4).elementsEqual(".yml".utf8)
  }
}
