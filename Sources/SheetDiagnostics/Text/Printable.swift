/// Makes text of unknown origin fit for a terminal.
///
/// Control, bidirectional, format, invisible and private characters, and spaces other than the
/// ordinary one, become visible escapes such as `\u{202E}`, and bytes that are not UTF-8 become `\xFF`. All else passes unchanged.
package enum Printable {
  package static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var buffer = ByteBuffer()
    append(text, to: &buffer)
    return buffer.text
  }

  package static func append(_ text: String, to buffer: inout ByteBuffer) {
    var text = text
    text.withUTF8 { bytes in
      if isPlain(bytes) {
        buffer.append(bytes: bytes)
      } else {
        append(bytes[...], to: &buffer)
      }
    }
  }

  /// Whether all of `bytes` are visible ASCII, as nearly all text is.
  static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var hidden: UInt8 = 0
    // Without leaving early, so that many bytes are looked at in one step.
    for byte in bytes { hidden |= byte &- 0x20 >= 0x5F ? 1 : 0 }
    return hidden == 0
  }

  package static func append(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, to buffer: inout ByteBuffer
  ) {
    var rest = bytes
    while let unit = ScalarOrByte.next(in: &rest) {
      append(unit, to: &buffer)
    }
  }

  /// Whether a terminal, an editor and a reader all see `scalar` as what it is.
  package static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value >= 0x20 }
    if scalar.value < 0xA0 { return false }
    // Most of the Chinese and Korean there is, without asking the Unicode tables.
    if (0x4E00...0x9FFF).contains(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value) {
      return true
    }
    // The one pair of invisible characters that ordinary text (emoji) needs and that hides nothing.
    if scalar.value == 0xFE0E || scalar.value == 0xFE0F { return true }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .spaceSeparator:
      return false
    case .unassigned where isNonCharacter(scalar): return false
    default: return !scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private static func isNonCharacter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(scalar.value)
  }

  static func append(_ unit: ScalarOrByte, to buffer: inout ByteBuffer) {
    switch unit {
    case .scalar(let scalar) where isVisible(scalar): buffer.append(scalar)
    case .scalar("\n"): buffer.append(literal: "\\n")
    case .scalar("\r"): buffer.append(literal: "\\r")
    case .scalar("\t"): buffer.append(literal: "\\t")
    case .scalar(let scalar):
      buffer.append(literal: "\\u{")
      buffer.append(String(scalar.value, radix: 16, uppercase: true))
      buffer.append(literal: "}")
    case .byte(let byte):
      buffer.append(literal: byte < 0x10 ? "\\x0" : "\\x")
      buffer.append(String(byte, radix: 16, uppercase: true))
    }
  }
}
