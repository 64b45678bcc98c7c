/// Finds one of a few names by its bytes.
///
/// Keeps length and first eight bytes of each name, so that most lookups compare one word.
struct NameTable: Sendable {
  private struct Key: Sendable {
    let head: UInt64
    let length: Int
  }

  private let names: [StaticString]
  private let keys: [Key]

  init(_ names: [StaticString]) {
    self.names = names
    keys = names.map { name in
      name.withUTF8Buffer { Key(head: NameTable.head($0), length: $0.count) }
    }
  }

  /// Place of that name, or `nil` when there is none.
  func position(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    let head = NameTable.head(name)
    return keys.withUnsafeBufferPointer { keys in
      for position in keys.indices
      where keys[position].head == head && keys[position].length == name.count {
        if name.count <= 8 || NameTable.agreesBeyondHead(names[position], name) { return position }
      }
      return nil
    }
  }

  /// Whether two names of one length, more than eight bytes, have the same bytes after the first eight.
  private static func agreesBeyondHead(
    _ own: StaticString, _ name: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    own.withUTF8Buffer { own in
      let own = UnsafeRawBufferPointer(own)
      let name = UnsafeRawBufferPointer(name)
      var offset = 8
      while offset < name.count {
        // The last word overlaps the one before it.
        let start = min(offset, name.count - 8)
        let word = name.loadUnaligned(fromByteOffset: start, as: UInt64.self)
        if own.loadUnaligned(fromByteOffset: start, as: UInt64.self) != word { return false }
        offset += 8
      }
      return true
    }
  }

  /// The first eight bytes, in the order of memory; zeros where there are fewer.
  private static func head(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    if bytes.count >= 8 {
      return UnsafeRawBufferPointer(bytes).loadUnaligned(as: UInt64.self)
    }
    var head: UInt64 = 0
    for byte in bytes { head = head << 8 | UInt64(byte) }
    return head
  }
}
