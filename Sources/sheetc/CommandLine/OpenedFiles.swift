internal import SheetDiagnostics
internal import SheetModel
internal import SheetYAML

/// The files a run has read, its inputs and what those import.
///
/// A class, because whoever follows imports opens files while the command holds the same map for its
/// renderers.
final class OpenedFiles {
  private(set) var sources = SourceMap()
  private var opened: [PathKey: SourceFile] = [:]
  /// What was read, asked for when everything has been.
  private lazy var identities = Set(opened.keys.compactMap { FileSystem.identity(of: $0.path) })

  /// Reads the file at `path` and takes it in, unless that has been done.
  ///
  /// One byte more than the largest sheets file may have is read, so that the reader sees it is too large.
  ///
  /// - Parameter takesPipes: Whether somebody named the path on the command line, where it may be a pipe.
  func open(_ path: String, takesPipes: Bool = false) throws(SystemError) -> SourceFile {
    let path = Path.normalized(path)
    if let source = opened[PathKey(path)] { return source }
    return add(
      path,
      try FileReader.read(path, limit: Limits.standard.fileSize, takesPipes: takesPipes))
  }

  func open(_ input: InputFiles.Input) throws(SystemError) -> SourceFile {
    if !input.isStandardInput { return try open(input.path, takesPipes: true) }
    return add(input.path, try input.read(limit: Limits.standard.fileSize))
  }

  /// Whether the file at `path` is one of those read, by whatever name.
  func hasRead(_ path: String) -> Bool {
    guard let identity = FileSystem.identity(of: path) else { return false }
    return identities.contains(identity)
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

  private func add(_ path: String, _ bytes: [UInt8]) -> SourceFile {
    let source = sources.add(path: path, bytes: bytes)
    opened[PathKey(path)] = source
    return source
  }
}
