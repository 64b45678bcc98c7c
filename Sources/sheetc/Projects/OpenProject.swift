internal import SheetModel
internal import SheetRules

/// One project of a run: its folder and what its configuration says.
struct OpenProject {
  let folder: ProjectFolder
  let configuration: ProjectConfiguration
  /// What is generated; empty where nobody says.
  let targets: [RequestedTarget]
  /// Who says so.
  let targetChoice: TargetChoice
  /// Whether imports may be links that lead out of the project, as in the sandboxes of build systems.
  let followsLinks: Bool
  /// The rules that are to be checked.
  let selection: RuleSelection

  /// The path of a file as the project's configuration writes it: relative to the project's folder.
  func pathInProject(_ path: String) -> String {
    guard let root = folder.root else { return path }
    if Path.isAbsolute(path) == Path.isAbsolute(root) {
      if let path = Path.below(root, path) { return path }
    }
    return Path.relative(FileSystem.absolute(path), to: FileSystem.absolute(root))
  }

  /// A path as generated files name it: relative to the project, in the same words on every machine.
  func headerPath(_ path: String) -> String {
    folder.root == nil && Path.isAbsolute(path) ? Path.name(of: path) : pathInProject(path)
  }

  /// The place of an input below the fixed part of the first pattern in `inputs` that means it; without one its
  /// path in the project.
  func pathBelowInputs(_ path: String) -> String {
    let path = pathInProject(path)
    for pattern in configuration.inputs.map(\.value) {
      if pattern.isPlain, let path = Path.below(Path.normalized(pattern.text), path) {
        return path
      }
      if pattern.matches(path) {
        let folder = pattern.fixedFolder
        return Path.below(folder.isEmpty ? "." : folder, path) ?? path
      }
    }
    return !Path.isAbsolute(path) && !Path.leadsUp(path) ? path : Path.name(of: path)
  }
}
