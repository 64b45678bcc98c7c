/// A number that shows whether text is still as it was written; for accidents, not against forgery.
///
/// Eight bytes at a time, in four lanes that do not wait for each other. It is the same on every machine
/// and stays the same in every version, since files are held against what older versions wrote in them.
package struct Fingerprint: Hashable, Sendable {
  /// How many hexadecimal digits it is written with.
  package static let digitCount = 16

  package let value: UInt64

  /// The fingerprint of `text`, taken together with what has the fingerprint `before`.
  package init(_ text: UnsafeRawBufferPointer, after before: Fingerprint? = nil) {
    let seed = before?.value ?? 0
    var lanes = (seed ^ 1, seed ^ 2, seed ^ 3, seed ^ 4)
    var offset = 0
    while offset + 32 <= text.count {
      Self.mix(&lanes.0, Self.word(text, offset))
      Self.mix(&lanes.1, Self.word(text, offset + 8))
      Self.mix(&lanes.2, Self.word(text, offset + 16))
      Self.mix(&lanes.3, Self.word(text, offset + 24))
      offset += 32
    }
    while offset + 8 <= text.count {
      Self.mix(&lanes.0, Self.word(text, offset))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < text.count {
      rest = rest << 8 | UInt64(text[offset])
      offset += 1
    }
    Self.mix(&lanes.1, rest)
    Self.mix(&lanes.2, UInt64(text.count))
    for lane in [lanes.1, lanes.2, lanes.3] { Self.mix(&lanes.0, lane) }
    value = lanes.0
  }

  /// The fingerprint of `text` with lines that end as they do on most systems, however a checkout has them.
  init(linesOf text: [UInt8]) {
    let carriageReturn = UInt8(ascii: "\r")
    if !text.withUnsafeBytes(Self.mayHaveCarriageReturn) {
      self = text.withUnsafeBytes { Fingerprint($0) }
      return
    }
    var lines: [UInt8] = []
    lines.reserveCapacity(text.count)
    for (place, byte) in text.enumerated() {
      let isOfLineEnd =
        byte == carriageReturn && place + 1 < text.count && text[place + 1] == UInt8(ascii: "\n")
      if !isOfLineEnd { lines.append(byte) }
    }
    self = lines.withUnsafeBytes { Fingerprint($0) }
  }

  /// Whether eight bytes together, or some at the end, hold a carriage return.
  private static func mayHaveCarriageReturn(_ text: UnsafeRawBufferPointer) -> Bool {
    var found: UInt64 = 0
    var offset = 0
    while offset + 8 <= text.count {
      let word = word(text, offset) ^ 0x0D0D_0D0D_0D0D_0D0D
      found |= (word &- 0x0101_0101_0101_0101) & ~word
      offset += 8
    }
    return found & 0x8080_8080_8080_8080 != 0 || text[offset...].contains(UInt8(ascii: "\r"))
  }

  package init(of text: String) {
    var text = text
    self = text.withUTF8 { Fingerprint(UnsafeRawBufferPointer($0)) }
  }

  /// The fingerprint of a text taken together with this one.
  package func followed(by text: String) -> Fingerprint {
    var text = text
    return text.withUTF8 { Fingerprint(UnsafeRawBufferPointer($0), after: self) }
  }

  /// The fingerprint of this one and another, in this order.
  package func followed(by other: Fingerprint) -> Fingerprint {
    withUnsafeBytes(of: other.value.littleEndian) { Fingerprint($0, after: self) }
  }

  /// Takes one word in; every bit of `word` counts, as each step can be undone.
  @inline(__always)
  private static func mix(_ lane: inout UInt64, _ word: UInt64) {
    lane = (lane ^ word) &* 0x9E37_79B9_7F4A_7C15
    lane ^= lane >> 32
  }

  @inline(__always)
  private static func word(_ text: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Whether `text` is the fingerprint in digits.
  func isWritten(in text: ArraySlice<UInt8>) -> Bool {
    text.enumerated().allSatisfy { $1 == digit($0) }
  }

  /// Writes the digits over as many zeros.
  func write(to text: inout ArraySlice<UInt8>) {
    for (place, index) in text.indices.enumerated() { text[index] = digit(place) }
  }

  /// Digit at `place`, from the left.
  func digit(_ place: Int) -> UInt8 {
    let digit = UInt8(truncatingIfNeeded: value >> (4 * UInt64(Self.digitCount - 1 - place))) & 0xF
    return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
  }
}
