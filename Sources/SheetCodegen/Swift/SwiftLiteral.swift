package import SheetDiagnostics

/// The literals of generated code; all text of users that reaches a literal goes through here.
package enum SwiftLiteral {
  /// Appends a string literal that means exactly `text`.
  ///
  /// Characters that a reader of the code could not see, or that could change what they see, are escaped.
  package static func append(_ text: String, to buffer: inout ByteBuffer) {
    buffer.append(UInt8(ascii: "\""))
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      utf8.allSatisfy { byte in
        byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      }
    }
    if isPlain {
      buffer.append(text)
    } else {
      for scalar in text.unicodeScalars { append(scalar, to: &buffer) }
    }
    buffer.append(UInt8(ascii: "\""))
  }

  private static func append(_ scalar: Unicode.Scalar, to buffer: inout ByteBuffer) {
    switch scalar {
    case "\\": buffer.append(literal: "\\\\")
    case "\"": buffer.append(literal: "\\\"")
    case "\n": buffer.append(literal: "\\n")
    case "\r": buffer.append(literal: "\\r")
    case "\t": buffer.append(literal: "\\t")
    case "\0": buffer.append(literal: "\\0")
    default:
      // Swift refuses the escapes of these, and takes them as they are.
      if Printable.isVisible(scalar) || (0xFDD0...0xFDEF).contains(scalar.value) {
        buffer.append(scalar)
      } else {
        append(escaped: scalar, to: &buffer)
      }
    }
  }

  /// Appends `\u{…}`.
  static func append(escaped scalar: Unicode.Scalar, to buffer: inout ByteBuffer) {
    buffer.append(literal: "\\u{")
    buffer.append(String(scalar.value, radix: 16, uppercase: true))
    buffer.append(UInt8(ascii: "}"))
  }

  /// Appends a literal of a place that takes a `Double`: the shortest one that means `number`.
  ///
  /// Whole numbers have no fraction: the place says the type, so the type checker has nothing to choose.
  package static func append(_ number: Double, to buffer: inout ByteBuffer) {
    if number.sign == .minus, number == 0 {
      buffer.append(literal: "-0.0")
    } else if abs(number) < 1_000_000 {
      buffer.append(number)
    } else {
      // Not an integer literal: from seven digits on those are to be grouped.
      buffer.append(number.description)
    }
  }

  /// Appends a colour as `0xRRGG_BBAA`.
  package static func append(color: UInt32, to buffer: inout ByteBuffer) {
    buffer.append(literal: "0x")
    for shift in stride(from: UInt32(28), through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: color >> shift & 0xF)
      buffer.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
      if shift == 16 { buffer.append(UInt8(ascii: "_")) }
    }
  }
}
