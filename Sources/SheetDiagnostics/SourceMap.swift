/// The input files of a run by identity; files are added and never change.
package struct SourceMap: Sendable {
  package private(set) var files: [SourceFile] = []

  package init() {}

  /// Takes in the bytes of a file; it is shown under `path`.
  package mutating func add(path: String, bytes: [UInt8]) -> SourceFile {
    let file = SourceFile(id: FileID(files.count), path: path, bytes: bytes)
    files.append(file)
    return file
  }

  package subscript(id: FileID) -> SourceFile {
    files[Int(id.index)]
  }
}
