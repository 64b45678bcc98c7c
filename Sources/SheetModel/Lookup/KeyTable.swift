import SheetVocabulary

/// Finds one of a few names by its bytes, in a time that does not grow with their number.
///
/// Made once for the whole run, so its storage is never freed, and copying it counts no references.
package struct KeyTable: Sendable {
  private struct Slot {
    /// The word of the name; see `word(of:)`.
    var word: UInt64 = 0
    var name: UnsafePointer<UInt8>?
    /// 0 where the slot is free.
    var length: UInt32 = 0
    var position: UInt32 = 0
  }

  /// Never written after it was made.
  private nonisolated(unsafe) let slots: UnsafeMutablePointer<Slot>
  private let mask: Int

  /// - Parameter name: The name of a row.
  @inline(__always)
  init<Row>(_ rows: Table<Row>, by name: (Row) -> StaticString) {
    self.init(count: rows.count)
    for position in 0..<rows.count {
      // A static string's bytes stay where they are.
      name(rows[position]).withUTF8Buffer { insert($0, at: position) }
    }
  }

  /// - Parameter names: Copied.
  package init(copying names: [String]) {
    self.init(count: names.count)
    for position in names.indices {
      var name = names[position]
      name.withUTF8 { bytes in
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
        for index in bytes.indices { copy[index] = bytes[index] }
        insert(UnsafeBufferPointer(start: copy, count: bytes.count), at: position)
      }
    }
  }

  @inline(__always)
  private init(count: Int) {
    var size = 4
    while size < count * 2 { size *= 2 }
    slots = .allocate(capacity: size)
    slots.initialize(repeating: Slot(), count: size)
    mask = size - 1
  }

  @inline(__always)
  private func insert(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) {
    let word = KeyTable.word(of: bytes)
    var place = KeyTable.hash(word, bytes.count) & mask
    while slots[place].length > 0 { place = (place + 1) & mask }
    slots[place] = Slot(
      word: word, name: bytes.baseAddress, length: UInt32(bytes.count), position: UInt32(position))
  }

  /// Place of that name in the list of names.
  @inline(__always)
  package func position(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    let count = name.count
    guard count > 0 else { return nil }
    let word = KeyTable.word(of: name)
    var place = KeyTable.hash(word, count) & mask
    while slots[place].length > 0 {
      if slots[place].word == word, slots[place].length == UInt32(truncatingIfNeeded: count),
        count <= 8 || hasTail(slots[place].name, name)
      {
        return Int(slots[place].position)
      }
      place = (place + 1) & mask
    }
    return nil
  }

  private func hasTail(
    _ own: UnsafePointer<UInt8>?, _ name: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let own else { return false }
    for index in 8..<name.count where own[index] != name[index] { return false }
    return true
  }

  /// The first eight bytes; of shorter names all bytes, some of them twice.
  @inline(__always)
  private static func word(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let count = bytes.count
    guard let base = bytes.baseAddress else { return 0 }
    let raw = UnsafeRawPointer(base)
    if count >= 8 { return raw.loadUnaligned(as: UInt64.self) }
    if count >= 4 {
      let low = raw.loadUnaligned(as: UInt32.self)
      let high = raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      return UInt64(low) | UInt64(high) << 32
    }
    return UInt64(base[0]) | UInt64(base[count / 2]) << 8 | UInt64(base[count - 1]) << 16
  }

  @inline(__always)
  private static func hash(_ word: UInt64, _ count: Int) -> Int {
    let mixed = (word &+ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 40)
  }
}
