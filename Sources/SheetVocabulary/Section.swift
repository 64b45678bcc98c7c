/// The keys of one mapping, in the order of the initialiser they fill.
package struct Section: Sendable {
  /// What the mapping is called in messages, with its article: `a sheet`, `a theme`, `'dismiss'`.
  package let title: StaticString
  package internal(set) var rows: [Row]
  /// Length and first eight bytes of each row's name, so that most lookups compare one word.
  private let keys: [(head: UInt64, length: Int)]

  package init(_ title: StaticString, _ rows: [Row]) {
    self.title = title
    self.rows = rows
    keys = rows.map { row in
      row.name.withUTF8Buffer { (head: Section.head($0), length: $0.count) }
    }
  }

  /// Position in `rows` of the row with that name.
  package func position(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    let head = Section.head(name)
    for position in keys.indices
    where keys[position].head == head && keys[position].length == name.count {
      if name.count <= 8 { return position }
      let matches = rows[position].name.withUTF8Buffer { own in
        own.elementsEqual(name)
      }
      if matches { return position }
    }
    return nil
  }

  package func row(named name: UnsafeBufferPointer<UInt8>) -> Row? {
    position(of: name).map { rows[$0] }
  }

  private static func head(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var head: UInt64 = 0
    for byte in bytes.prefix(8) { head = head << 8 | UInt64(byte) }
    return head
  }
}
