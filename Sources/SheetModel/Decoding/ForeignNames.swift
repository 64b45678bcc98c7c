import SheetVocabulary

/// Finds names of other sheets; made at the first key that this language does not have.
///
/// Whoever has one mistake in a file waits for this as well, so it is a table of numbers: dictionaries of texts would
/// take ten times as long to make.
struct ForeignNames: Sendable {
  static let shared = ForeignNames(table)

  private struct Entry {
    let hash: UInt32
    let list: UInt16
    let row: UInt16
    let name: UInt16
  }

  private let table: [(place: ForeignName.Place, rows: [ForeignName])]
  private let entries: Table<Entry>
  /// For each slot the place behind that of its entry, 0 where it has none.
  private let slots: Table<UInt16>

  private init(_ table: [(place: ForeignName.Place, rows: [ForeignName])]) {
    self.table = table
    var entries = TableBuilder<Entry>(capacity: 1024)
    for (list, (_, rows)) in table.enumerated() {
      for (row, foreign) in rows.enumerated() {
        for (name, text) in foreign.names.enumerated() {
          var text = text
          entries.append(
            Entry(
              hash: text.withUTF8(Self.hash), list: UInt16(list), row: UInt16(row),
              name: UInt16(name)))
        }
      }
    }
    self.entries = entries.finish()
    var count = 1
    while count < 2 * self.entries.count { count *= 2 }
    var slots = [UInt16](repeating: 0, count: count)
    for (place, entry) in self.entries.enumerated() {
      var slot = Int(entry.hash) & (count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (count - 1) }
      slots[slot] = UInt16(place + 1)
    }
    self.slots = Table(slots)
  }

  /// What to write instead of a name, however its words are joined; `nil` for a name that none of them has.
  func find(_ name: String, in place: ForeignName.Place) -> ForeignName? {
    var name = name
    return name.withUTF8 { find($0, in: place) }
  }

  func find(_ name: UnsafeBufferPointer<UInt8>, in place: ForeignName.Place) -> ForeignName? {
    let hash = Self.hash(name)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      slot = (slot + 1) & (slots.count - 1)
      guard entry.hash == hash, table[Int(entry.list)].place == place else { continue }
      let foreign = table[Int(entry.list)].rows[Int(entry.row)]
      var own = foreign.names[Int(entry.name)]
      if own.withUTF8({ Self.areAlike($0, name) }) { return foreign }
    }
    return nil
  }

  /// Whether names differ at most in capitals and marks that join words; makes no text, as every key is asked.
  static func areAlike(_ own: StaticString, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    own.withUTF8Buffer { areAlike($0, name) }
  }

  static func areAlike(_ own: String, _ name: String) -> Bool {
    var (own, name) = (own, name)
    return own.withUTF8 { own in name.withUTF8 { areAlike(own, $0) } }
  }

  private static func areAlike(
    _ own: UnsafeBufferPointer<UInt8>, _ name: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var (left, right) = (0, 0)
    while true {
      let (one, other) = (nextLetter(of: own, &left), nextLetter(of: name, &right))
      if one != other { return false }
      if one == nil { return true }
    }
  }

  @inline(__always)
  private static func nextLetter(of name: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> UInt8?
  {
    while place < name.count {
      let byte = name[place]
      place += 1
      if byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") { continue }
      return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
    return nil
  }

  /// A number that names which are alike have in common.
  static func hash(_ name: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    var place = 0
    while let letter = nextLetter(of: name, &place) {
      hash = (hash ^ UInt32(letter)) &* 0x0100_0193
    }
    return hash ^ (hash >> 15)
  }

  /// A name without capitals and marks that join words, which names that are alike have in common.
  static func folded(_ name: String) -> String {
    var name = name
    return name.withUTF8 { bytes in
      var place = 0
      var letters: [UInt8] = []
      while let letter = nextLetter(of: bytes, &place) { letters.append(letter) }
      return String(decoding: letters, as: UTF8.self)
    }
  }
}
