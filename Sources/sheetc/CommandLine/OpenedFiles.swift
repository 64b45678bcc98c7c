internal import SheetDiagnostics
internal import SheetModel
internal import SheetThreads
internal import SheetYAML

/// The files a run has read, its inputs and what those import.
///
/// A class, because all threads open files here while the command holds the same map for its renderers. The order
/// in which files were opened depends on the threads and must not be seen anywhere.
final class OpenedFiles: Sendable {
  private struct State {
    var sources = SourceMap()
    var opened: [Hashed<PathKey>: SourceFile] = [:]
    /// What was read, asked for when everything has been.
    lazy var identities = Set(opened.keys.compactMap { FileSystem.identity(of: $0.key.path) })
  }

  private let state = Mutex(State())
  /// Those whose texts count before what is stored.
  private let others: OpenedFiles?

  /// - Parameter others: Their texts count before what is stored; they may have been changed in memory alone.
  init(after others: OpenedFiles? = nil) {
    self.others = others
  }

  var sources: SourceMap { state.withLock { $0.sources } }

  /// Reads the file at `path` and takes it in, unless that has been done.
  ///
  /// One byte more than the largest sheets file may have is read, so that the reader sees it is too large.
  ///
  /// - Parameter takesPipes: Whether somebody named the path on the command line, where it may be a pipe.
  func open(_ path: String, takesPipes: Bool = false) throws(SystemError) -> SourceFile {
    try open(Hashed(PathKey(Path.normalized(path))), takesPipes: takesPipes)
  }

  private func open(_ key: Hashed<PathKey>, takesPipes: Bool) throws(SystemError) -> SourceFile {
    if let source = state.withLock({ $0.opened[key] }) { return source }
    if let other = others?.state.withLock({ $0.opened[key] }) { return add(key, other.bytes) }
    return add(
      key,
      try FileReader.read(key.key.path, limit: Limits.standard.fileSize, takesPipes: takesPipes))
  }

  func open(_ input: InputFiles.Input) throws(SystemError) -> SourceFile {
    let key = Hashed(PathKey(input.path))
    if !input.isStandardInput { return try open(key, takesPipes: true) }
    if let source = state.withLock({ $0.opened[key] }) { return source }
    return add(key, try input.read(limit: Limits.standard.fileSize))
  }

  /// Takes in a text that stands for the file at `path`, which has not been opened.
  func add(_ bytes: [UInt8], at path: String) -> SourceFile {
    add(Hashed(PathKey(path)), bytes)
  }

  /// Gives a file other bytes, by every name that it was opened under.
  @discardableResult
  func replace(_ source: SourceFile, with bytes: [UInt8]) -> SourceFile {
    let identity = FileSystem.identity(of: source.path)
    return state.withLock { state in
      for (key, other) in state.opened where other.id != source.id {
        guard let identity, other.bytes == source.bytes,
          FileSystem.identity(of: key.key.path) == identity
        else { continue }
        state.opened[key] = state.sources.replace(other, with: bytes)
      }
      let replaced = state.sources.replace(source, with: bytes)
      state.opened[Hashed(PathKey(source.path))] = replaced
      return replaced
    }
  }

  /// Whether the file at `path` is one of those read, by whatever name.
  func hasRead(_ path: String) -> Bool {
    guard let identity = FileSystem.identity(of: path) else { return false }
    return state.withLock { $0.identities.contains(identity) }
  }

  /// Other names of the file at `path` that it was read by.
  func otherNames(of path: String) -> [String] {
    guard FileSystem.nameCount(of: path) > 1, let identity = FileSystem.identity(of: path) else {
      return []
    }
    let names = state.withLock { $0.opened.keys.map(\.key.path) }
    return names.filter {
      PathKey($0) != PathKey(path) && FileSystem.identity(of: $0) == identity
    }.sorted(by: Path.precedes)
  }

  /// Reads what a file imports; links do not lead out of the folder `root`.
  func openImport(_ path: String, root: String?) -> Result<SourceFile, ReadFailure> {
    if let root, let root = FileSystem.canonical(root), let target = FileSystem.canonical(path),
      !Path.isInside(target, root)
    {
      return .failure(.unreadable("it is a link that leads out of the project"))
    }
    do throws(SystemError) {
      return .success(try open(path))
    } catch {
      return .failure(error.isMissing ? .notFound : .unreadable(error.reason))
    }
  }

  /// Takes in what was read, unless another thread has read it meanwhile.
  private func add(_ key: Hashed<PathKey>, _ bytes: [UInt8]) -> SourceFile {
    state.withLock { state in
      if let source = state.opened[key] { return source }
      let source = state.sources.add(path: key.key.path, bytes: bytes)
      state.opened[key] = source
      return source
    }
  }
}
