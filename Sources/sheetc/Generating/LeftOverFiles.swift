internal import SheetCodegen
internal import SheetModel

/// Files that sheetc wrote once and that a run over all inputs of a project makes no more.
///
/// Only regular files count whose headers say that they are made from a file of this project, wherever it is seen from:
/// other projects may write to the same folder. Links are neither read nor followed, and what lies in the folder of
/// another project is left to that.
struct LeftOverFiles {
  struct File {
    let path: String
    /// Why it is left over, to follow its name.
    let reason: String
    /// Whether somebody has edited it since.
    let isEdited: Bool
    /// Whether what it is made from is no longer there.
    let isSourceGone: Bool
    /// The folder below which folders may go that are empty without it; `nil` where none may.
    let top: String?
  }

  /// What the names of generated files end with, in whatever language.
  private static let endings = [".swift", ".json"]
  /// What they end with that are made from sheets files; among the sources of an app no others are opened.
  private static let sheetsEndings = endings.map { ".sheets" + $0 }

  private let project: OpenProject
  private let own: OwnInputs
  private let inputPaths: [String]
  /// By their absolute paths.
  private lazy var inputs: Set<PathKey> = {
    var canonical = CanonicalPaths()
    return Set(inputPaths.map { PathKey(canonical.path(of: $0)) })
  }()
  private let outputs: Set<PathKey>
  /// The files that the outputs are by now; some file systems know one file by several names.
  private lazy var outputFiles = Dictionary(
    outputs.compactMap { key in FileSystem.identity(of: key.path).map { ($0, key.path) } },
    uniquingKeysWith: { min($0, $1) })
  private var seen: Set<PathKey> = []
  private(set) var files: [File] = []

  /// - Parameter outputs: Paths of everything that is made from `inputs`, which are all there are.
  init(of project: OpenProject, inputs: [PlacedInput], outputs: [String]) {
    self.project = project
    own = OwnInputs(of: project)
    inputPaths = inputs.map(\.input.path)
    self.outputs = Set(outputs.map(PathKey.init))
  }

  /// Looks through the folder that a target is written to.
  mutating func look(through folder: String, _ ground: OutputGround) throws(SystemError) {
    if ground.isElsewhere || FileSystem.isLink(folder) || FileSystem.kind(of: folder) != .directory
    {
      return
    }
    // Beside its inputs there is more than the output: only what stands in its own place is meant.
    let holdsInputs = Path.isInside(own.root, FileSystem.absolute(folder))
    let owner = OwnInputs.owner(of: Path.joined(folder, "x"))
    try walk(
      folder, holdsInputs ? Self.sheetsEndings : Self.endings, ground,
      top: holdsInputs ? nil : folder
    ) {
      found, path, source in
      if OwnInputs.owner(of: path) != owner { return false }
      switch source {
      case .project(let folder):
        return !holdsInputs && found.own.isFound && PathKey(folder) == PathKey(found.own.root)
      case .file(let input):
        if !found.own.mayHave(input) { return false }
        return !holdsInputs
          || found.isAbandoned(
            path, from: input, at: Path.joined(folder, found.project.pathBelowInputs(input)))
      }
    }
  }

  /// Looks for what was written beside inputs below `folder`, and is made no more.
  mutating func lookBesideInputs(below folder: String) throws(SystemError) {
    let ground = OutputGround(of: project)
    try walk(folder, Self.sheetsEndings, ground, top: nil) { found, path, source in
      guard case .file(let input) = source, found.own.mayHave(input) else { return false }
      return found.isAbandoned(path, from: input, at: FileSystem.absolute(input))
    }
  }

  /// Looks in the whole folder of the project for what targets wrote that sheetc.yaml no longer has, or has write to
  /// other places.
  mutating func lookEverywhere() throws(SystemError) {
    guard own.isFound, let root = project.folder.root else { return }
    let owner = OwnInputs.owner(of: Path.joined(root, "x"))
    try walk(root, Self.sheetsEndings, OutputGround(of: project), top: root) {
      found, path, source in
      guard case .file(let input) = source, found.own.mayHave(input),
        OwnInputs.owner(of: path) == owner
      else { return false }
      // In whatever folder, it has the place there that the input has below 'inputs'.
      let place = found.project.pathBelowInputs(input)
      let folders = Path.directory(of: place)
      var folder = FileSystem.absolute(Path.directory(of: path))
      if folders != "." {
        let end = "/" + folders
        guard folder.utf8.count >= end.utf8.count,
          folder.utf8.suffix(end.utf8.count).elementsEqual(end.utf8)
        else { return false }
        folder = String(decoding: folder.utf8.dropLast(end.utf8.count), as: UTF8.self)
      }
      return found.isAbandoned(path, from: input, at: Path.joined(folder, place))
    }
    lookForNamespaces(below: root)
  }

  /// Looks for namespaces that were declared beside files that are left over, or in folders around them.
  private mutating func lookForNamespaces(below root: String) {
    var folders: Set<String> = []
    for file in files where file.top == root {
      var folder = Path.directory(of: file.path)
      while folder != root, folder != ".", Path.below(root, folder) != nil,
        folders.insert(folder).inserted
      {
        folder = Path.directory(of: folder)
      }
    }
    let ground = OutputGround(of: project)
    for folder in folders.sorted(by: Path.precedes) {
      let paths = DirectoryWalk.files(in: folder, ending: ".swift")
      for path in paths where !outputs.contains(PathKey(path)) {
        guard let name = Self.source(of: path), case .project(let place) = ground.source(name),
          PathKey(place) == PathKey(own.root)
        else { continue }
        add(path, .project(place), name, top: root)
      }
    }
  }

  /// Whether a file has the name that is given to what is made of `input` at `place`, though it is made no more.
  private mutating func isAbandoned(_ path: String, from input: String, at place: String) -> Bool {
    guard let ending = Self.sheetsEndings.first(where: path.hasSuffix) else { return false }
    let whole = OutputPath.name(of: place, target: nil, ending: String(ending.dropFirst(8)))
    let path = Path.joined(
      FileSystem.absolute(Path.directory(of: path)), Path.name(of: path))
    let expected = Path.joined(
      FileSystem.absolute(Path.directory(of: whole)), Path.name(of: whole))
    let isNamed =
      PathKey(path) == PathKey(expected)
      || expected.hasSuffix(ending)
        && PathKey(Path.directory(of: path)) == PathKey(Path.directory(of: expected))
        && path.utf8.starts(with: (expected.dropLast(ending.count) + ".").utf8)
    return isNamed && (inputs.contains(PathKey(input)) || FileSystem.kind(of: input) == nil)
  }

  private mutating func walk(
    _ folder: String, _ endings: [String], _ ground: OutputGround, top: String?,
    isMeant: (inout Self, _ path: String, OutputGround.Source) -> Bool
  ) throws(SystemError) {
    let walk = DirectoryWalk(folder) { name in endings.contains(where: name.hasSuffix) }
    // What is no file, or has no name to open it by, was not written by sheetc.
    if let failure = walk.failures.first(where: { $0.operation == .listed }) { throw failure }
    for path in walk.files where !outputs.contains(PathKey(path)) {
      guard !seen.contains(PathKey(path)), let name = Self.source(of: path),
        let source = ground.source(name), isMeant(&self, path, source)
      else { continue }
      add(path, source, name, top: top)
    }
  }

  private mutating func add(
    _ path: String, _ source: OutputGround.Source, _ name: String, top: String?
  ) {
    if isOutput(path) || !seen.insert(PathKey(path)).inserted { return }
    let isEdited = (try? FileReader.read(path)).map { OutputState(ofCode: $0) } == .editedByHand
    files.append(
      File(
        path: path, reason: reason(source, name) + (isEdited ? ", and was edited by hand" : ""),
        isEdited: isEdited, isSourceGone: isGone(source), top: top))
  }

  /// Whether the file at `path` is one of the outputs, which the file system knows by several names.
  private mutating func isOutput(_ path: String) -> Bool {
    guard let identity = FileSystem.identity(of: path), let output = outputFiles[identity] else {
      return false
    }
    // A name of its own, if there are several: a hard link, which may be taken away.
    return FileSystem.nameCount(of: path) == 1
      || Path.name(of: path).lowercased() == Path.name(of: output).lowercased()
  }

  private func isGone(_ source: OutputGround.Source) -> Bool {
    guard case .file(let path) = source else { return true }
    return FileSystem.kind(of: path) == nil
  }

  private mutating func reason(_ source: OutputGround.Source, _ name: String) -> String {
    guard case .file(let path) = source else {
      return "is left over; nothing needs its namespace any more"
    }
    if inputs.contains(PathKey(path)) {
      return "is left over; '\(name)' is generated to other files"
    }
    return isGone(source)
      ? "is left over from '\(name)', which is gone"
      : "is left over from '\(name)', which is not an input"
  }

  /// What the header of a generated file says it is made from; `nil` for any other file.
  static func source(of path: String) -> String? {
    guard !FileSystem.isLink(path), FileSystem.kind(of: path) == .file,
      let start = try? FileReader.read(path, limit: 8_192)
    else { return nil }
    return GeneratedHeader.source(ofStart: start)
  }
}
