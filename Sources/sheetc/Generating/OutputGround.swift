internal import SheetModel

/// Whose ground a folder of outputs stands on, which decides how the files in it name what they are made from.
///
/// In its own folder a project names its inputs by their paths there. Elsewhere other projects may write to the same
/// folder, and the same path may mean another file for each; so an input is named there as it is seen from the project
/// that the folder lies in, or from the folder itself.
struct OutputGround {
  private enum Kind {
    case own
    /// The project of the folder, or the folder, by its absolute path.
    case shared(String)
    /// A place by no path that would be the same on every machine. What lies there may be anybody's.
    case elsewhere
  }

  private let kind: Kind
  /// The project's folder by its absolute path.
  private let project: String

  /// Whose files lie there is known to nobody.
  var isElsewhere: Bool {
    if case .elsewhere = kind { true } else { false }
  }

  /// Whether other projects may write there as well.
  var isShared: Bool {
    if case .shared = kind { true } else { false }
  }

  /// The ground of what is written beside its input, or to files that are named each.
  init(of project: OpenProject) {
    kind = .own
    self.project = FileSystem.absolute(project.folder.root ?? ".")
  }

  /// The ground of the folder `output`.
  ///
  /// - Parameter isRelative: Whether the words that name it say where it lies as seen from the project.
  init(of output: String, isRelative: Bool, _ project: OpenProject) {
    let root = project.folder.root
    self.project = FileSystem.absolute(root ?? ".")
    let owner = ProjectFolder(of: Path.joined(output, "x")).root
    let folder = FileSystem.absolute(output)
    if let owner, let root, PathKey(owner) == PathKey(root) {
      kind = .own
    } else if root == nil, owner == nil, Path.isInside(folder, self.project) {
      kind = .own
    } else {
      let ground = owner.map(FileSystem.absolute) ?? folder
      if PathKey(ground) == PathKey(self.project) {
        kind = .own
      } else if isRelative || Path.isInside(self.project, ground)
        || Self.repository(of: ground).map({ PathKey($0) })
          == Self.repository(of: self.project).map({ PathKey($0) })
          && Self.repository(of: ground) != nil
      {
        kind = .shared(ground)
      } else {
        kind = .elsewhere
      }
    }
  }

  /// The folder that git knows around an absolute path.
  private static func repository(of path: String) -> String? {
    var folder = path
    while FileSystem.kind(of: Path.joined(folder, ".git")) == nil {
      if folder == "/" { return nil }
      folder = Path.directory(of: folder)
    }
    return folder
  }

  // MARK: Names

  /// A path as files on this ground name it, in the same words on every machine.
  func headerPath(_ path: String, _ project: OpenProject) -> String {
    guard case .shared(let ground) = kind else { return project.headerPath(path) }
    let folder = FileSystem.absolute(Path.directory(of: path))
    return Path.relative(Path.normalized(Path.joined(folder, Path.name(of: path))), to: ground)
  }

  /// What files are made from that belong to all inputs, as their headers name it.
  var manySources: String {
    guard case .shared(let ground) = kind else { return Self.ownSources }
    return Self.sourcesOf + Path.relative(project, to: ground)
  }

  private static let sourcesOf = "the sheets files of "
  private static let ownSources = sourcesOf + "its folder"

  /// What a header on this ground names.
  enum Source: Hashable {
    /// The file at an absolute path.
    case file(String)
    /// All inputs of the project in the folder.
    case project(String)
  }

  /// What a file on this ground is made from by its header; `nil` where nobody can tell.
  func source(_ name: String) -> Source? {
    let ground: String
    switch kind {
    case .own: ground = project
    case .shared(let folder): ground = folder
    case .elsewhere: return nil
    }
    func absolute(_ path: String) -> String { Path.normalized(Path.joined(ground, path)) }
    if name == Self.ownSources { return .project(ground) }
    if name.utf8.starts(with: Self.sourcesOf.utf8) {
      return .project(absolute(String(name.dropFirst(Self.sourcesOf.count))))
    }
    return .file(absolute(name))
  }
}
