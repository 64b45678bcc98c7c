/// A path that is told from others by its bytes, as file systems do; two spellings of one letter differ.
package struct PathKey: Hashable, Sendable {
  package let path: String

  package init(_ path: String) {
    self.path = path
  }

  package static func == (left: PathKey, right: PathKey) -> Bool {
    let isSame = left.path.utf8.withContiguousStorageIfAvailable { left in
      right.path.utf8.withContiguousStorageIfAvailable { right in
        areSame(UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
      }
    }
    return (isSame ?? nil) ?? left.path.utf8.elementsEqual(right.path.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = path
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// Eight bytes at a time: paths of one folder differ late.
  private static func areSame(
    _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer
  ) -> Bool {
    if left.count != right.count { return false }
    var offset = 0
    while offset + 8 <= left.count {
      if left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        != right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      {
        return false
      }
      offset += 8
    }
    while offset < left.count {
      if left[offset] != right[offset] { return false }
      offset += 1
    }
    return true
  }
}
