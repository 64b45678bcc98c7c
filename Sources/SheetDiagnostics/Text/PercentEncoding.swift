/// Writes text so that what has a meaning around it, and what nobody sees, is `%` and two digits for each byte.
package enum PercentEncoding {
  /// A path as a relative reference or, if it is absolute, as a `file` URI; everything but letters, digits, `-._~` and
  /// slashes is encoded.
  static func uri(ofPath path: String) -> String {
    var buffer = ByteBuffer()
    if path.utf8.first == UInt8(ascii: "/") { buffer.append(literal: "file://") }
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        buffer.append(byte)
      default:
        append(byte, to: &buffer)
      }
    }
    return buffer.text
  }

  /// `text` as one word of a line: spaces, `%`, characters that nobody sees and those of `marks` are encoded.
  package static func word(_ text: String, without marks: String = "") -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "%") && !marks.utf8.contains(byte)
    }
    if isPlain { return text }
    var buffer = ByteBuffer()
    for scalar in text.unicodeScalars {
      let isKept =
        scalar != " " && scalar != "%" && Printable.isVisible(scalar)
        && !marks.unicodeScalars.contains(scalar)
      if isKept {
        buffer.append(scalar)
      } else {
        for byte in scalar.utf8 { append(byte, to: &buffer) }
      }
    }
    return buffer.text
  }

  /// What `word` made a word of; `nil` where a `%` has no two digits behind it, or the bytes are no UTF-8.
  package static func text(of word: some Collection<UInt8>) -> String? {
    if !word.contains(UInt8(ascii: "%")) { return String(validating: word, as: UTF8.self) }
    var bytes: [UInt8] = []
    var rest = word[...]
    while let byte = rest.popFirst() {
      if byte != UInt8(ascii: "%") {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(value), let low = rest.popFirst().flatMap(value)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func append(_ byte: UInt8, to buffer: inout ByteBuffer) {
    buffer.append(UInt8(ascii: "%"))
    buffer.append(digits[Int(byte >> 4)])
    buffer.append(digits[Int(byte & 15)])
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    digits.firstIndex(of: digit).map { UInt8($0) }
  }

  private static let digits = Array("0123456789ABCDEF".utf8)
}
