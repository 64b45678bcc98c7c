internal import SheetDiagnostics
internal import SheetYAML

/// The files a run has read, its inputs and what those import.
///
/// A class, because whoever follows imports opens files while the command holds the same map for its
/// renderers.
final class OpenedFiles {
  private(set) var sources = SourceMap()

  /// Reads the file at `path` and takes it in.
  ///
  /// One byte more than the largest sheets file may have is read, so that the reader sees it is too large.
  func open(_ path: String) throws(SystemError) -> SourceFile {
    sources.add(
      path: path, bytes: try FileReader.read(path, limit: Limits.standard.fileSize))
  }

  func open(_ input: InputFiles.Input) throws(SystemError) -> SourceFile {
    sources.add(
      path: input.path, bytes: try input.read(limit: Limits.standard.fileSize))
  }
}
