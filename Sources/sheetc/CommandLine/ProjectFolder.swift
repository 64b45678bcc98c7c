/// The folder that a sheets file belongs to: imports stay inside it, and its sheetc.yaml says the rest.
struct ProjectFolder: Hashable {
  static let configurationName = "sheetc.yaml"

  /// The folder of sheetc.yaml, or else of the repository; `nil` where there is neither.
  ///
  /// Relative to the current folder, as the paths of inputs are, unless those are absolute.
  let root: String?
  /// Path of the configuration, if there is one.
  let configuration: String?

  /// No folder, for runs that look for nothing.
  init() {
    root = nil
    configuration = nil
  }

  /// The folder whose configuration was named on the command line.
  init(configuration path: String) {
    root = Path.normalized(Path.directory(of: path))
    configuration = path
  }

  /// Looks for the folder of the file at `path`, from its own folder up to the repository's.
  init(of path: String) {
    var folder = Path.normalized(Path.directory(of: path))
    while true {
      let candidate = Path.joined(folder, Self.configurationName)
      // If it is no file, to read it says so.
      if FileSystem.isNameTaken(candidate) {
        root = folder
        configuration = candidate
        return
      }
      // In a worktree of git it is a file.
      if FileSystem.kind(of: Path.joined(folder, ".git")) != nil {
        root = folder
        configuration = nil
        return
      }
      if FileSystem.absolute(folder) == "/" {
        root = nil
        configuration = nil
        return
      }
      folder = Self.parent(of: folder)
    }
  }

  /// The folder above `folder`, which is normalised.
  private static func parent(of folder: String) -> String {
    let isUp = folder == "." || folder == ".." || folder.hasSuffix("/..")
    return isUp
      ? Path.normalized(Path.joined(folder, "..")) : Path.directory(of: folder)
  }
}
