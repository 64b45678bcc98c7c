internal import SheetModel

/// Which files are inputs of a project, are no longer, or might be: all in its folder that no other project has.
struct OwnInputs {
  let project: OpenProject
  /// The project's folder, by its absolute path.
  let root: String
  /// Whether its configuration is the one that is found from its files, and not another that was named.
  let isFound: Bool

  init(of project: OpenProject) {
    self.project = project
    let folder = project.folder
    root = FileSystem.absolute(folder.root ?? ".")
    isFound = ProjectFolder(of: Path.joined(folder.root ?? ".", "x")) == folder
  }

  /// Whether the file at an absolute path is one of them, be it there or not.
  func mayHave(_ path: String) -> Bool {
    if !isFound {
      let patterns = project.configuration.inputs.map(\.value)
      if patterns.isEmpty { return Path.isInside(path, root) }
      let path = project.pathInProject(path)
      return patterns.contains { $0.matches(path) }
    }
    if project.folder.root == nil {
      return Path.isInside(path, root) && ProjectFolder(of: path).root == nil
    }
    return Self.owner(of: path) == PathKey(root)
  }

  /// The folder of the project that a file is in, by its absolute path.
  static func owner(of path: String) -> PathKey? {
    ProjectFolder(of: path).root.map { PathKey(FileSystem.absolute($0)) }
  }
}
