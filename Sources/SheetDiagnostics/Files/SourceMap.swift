/// The input files of a run by identity; a file is what it was when it was added, unless it is replaced.
package struct SourceMap: Sendable {
  package private(set) var files: [SourceFile] = []

  package init() {}

  /// Takes in the bytes of a file; it is shown under `path`.
  package mutating func add(path: String, bytes: [UInt8]) -> SourceFile {
    let file = SourceFile(id: FileID(files.count), path: path, bytes: bytes)
    files.append(file)
    return file
  }

  /// Gives a file other bytes under its identity and path.
  package mutating func replace(_ file: SourceFile, with bytes: [UInt8]) -> SourceFile {
    let replaced = SourceFile(id: file.id, path: file.path, bytes: bytes)
    files[Int(file.id.index)] = replaced
    return replaced
  }

  package subscript(id: FileID) -> SourceFile {
    files[Int(id.index)]
  }

  /// The files in the order of the bytes of their paths.
  package var filesByPath: [SourceFile] {
    files.sorted { left, right in
      left.path.utf8.elementsEqual(right.path.utf8)
        ? left.id < right.id
        : left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }
  }

  /// `items` by path, place and then their own order; those without a place first.
  func ordered<Item>(_ items: [Item], span: (Item) -> SourceSpan?) -> [Item] {
    if items.count < 2 { return items }
    var ranks = [UInt64](repeating: 0, count: files.count)
    for (rank, file) in filesByPath.enumerated() { ranks[Int(file.id.index)] = UInt64(rank + 1) }
    var keys: [(place: UInt64, index: Int)] = []
    keys.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      let place = span(item).map { ranks[Int($0.file.index)] << 32 | UInt64($0.start) }
      keys.append((place ?? 0, index))
    }
    keys.sort { $0.place == $1.place ? $0.index < $1.index : $0.place < $1.place }
    return keys.map { items[$0.index] }
  }
}
