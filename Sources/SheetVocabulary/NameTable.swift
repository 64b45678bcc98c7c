/// Finds one of a few names by its bytes.
///
/// Keeps length and first eight bytes of each name, so that most lookups compare one word.
struct NameTable: Sendable {
  private let names: [StaticString]
  private let keys: [(head: UInt64, length: Int)]

  init(_ names: [StaticString]) {
    self.names = names
    keys = names.map { name in
      name.withUTF8Buffer { (head: NameTable.head($0), length: $0.count) }
    }
  }

  /// Place of that name, or `nil` when there is none.
  func position(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    let head = NameTable.head(name)
    for position in keys.indices
    where keys[position].head == head && keys[position].length == name.count {
      if name.count <= 8 || names[position].equals(name) { return position }
    }
    return nil
  }

  private static func head(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var head: UInt64 = 0
    for byte in bytes.prefix(8) { head = head << 8 | UInt64(byte) }
    return head
  }
}
