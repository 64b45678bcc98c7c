internal import SheetCodegen
internal import SheetModel

/// Files that sheetc wrote once and that a run over all inputs of a project makes no more.
///
/// Only regular files with the header of generated code count. Links are neither read nor followed, and what
/// belongs to a project further down is left to that project.
struct LeftOverFiles {
  struct File {
    let path: String
    /// Why it is left over, to follow its name.
    let reason: String
    /// Whether somebody has edited it since.
    let isEdited: Bool
  }

  /// What the names of files end with that are made from sheets files; among sources of an app no others are opened.
  private static func ending(_ ending: String) -> String { ".sheets." + ending }

  private let project: OpenProject
  private let inputs: Set<PathKey>
  private let outputs: Set<PathKey>
  /// The files that the outputs are by now; some file systems know one file by several names.
  private let outputFiles: Set<FileSystem.Identity>
  private var seen: Set<PathKey> = []
  private(set) var files: [File] = []

  /// - Parameter outputs: Paths of everything that is made from `inputs`, which are all there are.
  init(of project: OpenProject, inputs: [PlacedInput], outputs: [String]) {
    self.project = project
    self.inputs = Set(inputs.map { PathKey($0.input.path) })
    self.outputs = Set(outputs.map(PathKey.init))
    outputFiles = Set(outputs.compactMap { FileSystem.identity(of: $0) })
  }

  /// Looks through the folder that a target is written to.
  ///
  /// - Parameter ending: What the names of its files end with: `swift`.
  mutating func look(through folder: String, ending: String) throws(SystemError) {
    if FileSystem.isLink(folder) || FileSystem.kind(of: folder) != .directory { return }
    // Beside its inputs there is more than the output: only what stands in its own place is meant.
    let root = FileSystem.absolute(project.folder.root ?? ".")
    let holdsInputs = Path.isInside(root, FileSystem.absolute(folder))
    let owner = ProjectFolder(of: Path.joined(folder, "x")).root.map(PathKey.init)
    try walk(folder, holdsInputs ? Self.ending(ending) : "." + ending) { [self] path, source in
      if !holdsInputs { return ProjectFolder(of: path).root.map(PathKey.init) == owner }
      guard let source else { return false }
      let input = Path.normalized(project.path(of: source))
      return isAbandoned(
        path, from: input, at: Path.joined(folder, project.pathBelowInputs(input)), ending)
    }
  }

  /// Looks for what was written beside inputs below `folder` that are gone.
  mutating func lookBesideInputs(below folder: String, ending: String) throws(SystemError) {
    try walk(folder, Self.ending(ending)) { [self] path, source in
      guard let source else { return false }
      let input = Path.normalized(project.path(of: source))
      return isAbandoned(path, from: input, at: input, ending)
    }
  }

  /// Whether a file has the name that is given to what is made of `input` at `place`, though it is made no more.
  private func isAbandoned(
    _ path: String, from input: String, at place: String, _ ending: String
  ) -> Bool {
    let whole = OutputPath.name(of: place, target: nil, ending: ending)
    let ending = Self.ending(ending)
    let isNamed =
      PathKey(path) == PathKey(whole)
      || whole.hasSuffix(ending)
        && PathKey(Path.directory(of: path)) == PathKey(Path.directory(of: whole))
        && path.utf8.starts(with: (whole.dropLast(ending.count) + ".").utf8)
    return isNamed && (inputs.contains(PathKey(input)) || FileSystem.kind(of: input) == nil)
  }

  private mutating func walk(
    _ folder: String, _ ending: String, isMeant: (_ path: String, _ source: String?) -> Bool
  ) throws(SystemError) {
    let walk = DirectoryWalk(folder) { $0.hasSuffix(ending) }
    // What is no file, or has no name to open it by, was not written by sheetc.
    if let failure = walk.failures.first(where: { $0.operation == .listed }) { throw failure }
    for path in walk.files where !outputs.contains(PathKey(path)) {
      guard let source = Self.source(of: path),
        isMeant(path, source == Self.manySources ? nil : source),
        let identity = FileSystem.identity(of: path), !outputFiles.contains(identity),
        seen.insert(PathKey(path)).inserted
      else { continue }
      let isEdited = (try? FileReader.read(path)).map { OutputState(ofCode: $0) } == .editedByHand
      files.append(
        File(
          path: path, reason: reason(source) + (isEdited ? ", and was edited by hand" : ""),
          isEdited: isEdited))
    }
  }

  /// What the header of a namespace says instead of a path.
  static let manySources = "the sheets files of its folder"

  private func reason(_ source: String) -> String {
    if source == Self.manySources { return "is left over; nothing needs its namespace any more" }
    let path = Path.normalized(project.path(of: source))
    if inputs.contains(PathKey(path)) {
      return "is left over; '\(source)' is generated to other files"
    }
    return FileSystem.kind(of: path) == nil
      ? "is left over from '\(source)', which is gone"
      : "is left over from '\(source)', which is not an input"
  }

  /// What the header of a generated file says it is made from; `nil` for any other file.
  private static func source(of path: String) -> String? {
    guard !FileSystem.isLink(path), FileSystem.kind(of: path) == .file,
      let start = try? FileReader.read(path, limit: 8_192)
    else { return nil }
    return GeneratedHeader.source(ofStart: start)
  }
}

extension OpenProject {
  /// Where the file is that the project's configuration writes as `path`.
  fileprivate func path(of path: String) -> String {
    Path.joined(folder.root ?? ".", path)
  }
}
