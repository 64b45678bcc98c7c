/// A path that is told from others by its bytes, as file systems do; two spellings of one letter differ.
package struct PathKey: Hashable, Sendable {
  package let path: String

  package init(_ path: String) {
    self.path = path
  }

  package static func == (left: PathKey, right: PathKey) -> Bool {
    let isSame = left.path.utf8.withContiguousStorageIfAvailable { left in
      right.path.utf8.withContiguousStorageIfAvailable { right in
        left.count == right.count && left.elementsEqual(right)
      }
    }
    return (isSame ?? nil) ?? left.path.utf8.elementsEqual(right.path.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = path
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
