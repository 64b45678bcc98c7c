internal import SheetDiagnostics
internal import SheetModel

/// The paths of files as reports name them.
struct ReportPaths {
  /// The folder of the repository: the one that CI has checked out, or else the nearest that git knows, or else the
  /// current one.
  private let root: String
  private let current: String
  /// Links followed, by the path as it is shown.
  private let known: [PathKey: String]

  init(_ sources: SourceMap) {
    current = FileSystem.absolute(".")
    root = Self.root(from: current)
    var known: [PathKey: String] = [:]
    for file in sources.files {
      if let path = FileSystem.canonical(file.path) { known[PathKey(file.path)] = path }
    }
    self.known = known
  }

  /// Relative to the folder of the repository, or absolute outside it.
  @Sendable func inRepository(_ path: String) -> String {
    guard let absolute = absolute(path) else { return path }
    return Path.below(root, absolute) ?? absolute
  }

  /// `nil` for standard input without a name.
  @Sendable func absolute(_ path: String) -> String? {
    if path == InputFiles.nameOfStandardInput { return nil }
    if let path = known[PathKey(path)] { return path }
    return Path.normalized(Path.joined(current, path))
  }

  private static func root(from current: String) -> String {
    for name in ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"] {
      if let folder = Terminal.variable(name).flatMap(FileSystem.canonical),
        Path.isInside(current, folder)
      {
        return folder
      }
    }
    var folder = current
    while folder != "/" {
      // In a worktree of git it is a file.
      if FileSystem.kind(of: Path.joined(folder, ".git")) != nil { return folder }
      folder = Path.directory(of: folder)
    }
    return current
  }
}
