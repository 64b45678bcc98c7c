/// Finds names of other sheets; made at the first key that this language does not have.
struct ForeignNames: Sendable {
  static let shared = ForeignNames(table)

  private let byName: [ForeignName.Place: [String: ForeignName]]

  private init(_ table: [(place: ForeignName.Place, rows: [ForeignName])]) {
    var byName: [ForeignName.Place: [String: ForeignName]] = [:]
    for (place, rows) in table {
      for row in rows {
        for name in row.names { byName[place, default: [:]][Self.folded(name)] = row }
      }
    }
    self.byName = byName
  }

  /// What to write instead of a name, however its words are joined; `nil` for a name that none of them has.
  func find(_ name: String, in place: ForeignName.Place) -> ForeignName? {
    byName[place]?[Self.folded(name)]
  }

  /// Whether names differ at most in capitals and marks that join words; makes no text, as every key is asked.
  static func areAlike(_ own: StaticString, _ name: String) -> Bool {
    own.withUTF8Buffer { areAlike($0, name.utf8) }
  }

  static func areAlike(_ own: String, _ name: String) -> Bool { areAlike(own.utf8, name.utf8) }

  private static func areAlike(
    _ own: some Sequence<UInt8>, _ name: String.UTF8View
  ) -> Bool {
    var (left, right) = (own.makeIterator(), name.makeIterator())
    while true {
      let (one, other) = (nextLetter(&left), nextLetter(&right))
      if one != other { return false }
      if one == nil { return true }
    }
  }

  private static func nextLetter(_ bytes: inout some IteratorProtocol<UInt8>) -> UInt8? {
    while let byte = bytes.next() {
      if byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") { continue }
      return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
    return nil
  }

  /// A name without capitals and marks that join words, which names that are alike have in common.
  static func folded(_ name: String) -> String {
    var bytes = name.utf8.makeIterator()
    var letters: [UInt8] = []
    while let letter = nextLetter(&bytes) { letters.append(letter) }
    return String(decoding: letters, as: UTF8.self)
  }
}
