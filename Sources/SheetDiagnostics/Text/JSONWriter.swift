/// Prints one JSON document into a buffer, value after value, in the order it is told.
///
/// Within an object every value follows its `key`; within an array values follow each other.
/// Control, bidirectional and invisible characters are escaped, so the text is fit for a terminal.
package struct JSONWriter: Sendable {
  package enum Style: Sendable {
    /// One value per line, two spaces per level, a line feed at the end.
    case pretty
    /// No white space at all.
    case compact
  }

  private struct Level {
    var isEmpty = true
    var isInline: Bool
  }

  package private(set) var buffer: ByteBuffer
  private let style: Style
  private var levels: [Level] = []
  private var followsKey = false

  package init(_ style: Style, capacity: Int = 0) {
    self.style = style
    buffer = ByteBuffer(capacity: capacity)
  }

  /// The finished document.
  package consuming func finish() -> [UInt8] {
    precondition(levels.isEmpty, "a JSON object or array was left open")
    if style == .pretty { buffer.append(UInt8(ascii: "\n")) }
    return buffer.bytes
  }

  /// Prints an object; with `inline`, on one line whatever the style.
  package mutating func object(
    inline: Bool = false, _ members: (inout JSONWriter) throws -> Void
  ) rethrows {
    try nest(open: "{", close: "}", inline, members)
  }

  /// Prints an array; with `inline`, on one line whatever the style.
  package mutating func array(
    inline: Bool = false, _ elements: (inout JSONWriter) throws -> Void
  ) rethrows {
    try nest(open: "[", close: "]", inline, elements)
  }

  package mutating func key(_ name: String) {
    separate()
    quote(name)
    buffer.append(UInt8(ascii: ":"))
    if style == .pretty { buffer.append(UInt8(ascii: " ")) }
    followsKey = true
  }

  package mutating func value(_ text: String) {
    separate()
    quote(text)
  }

  package mutating func value(_ number: Int) {
    separate()
    buffer.append(number)
  }

  /// Prints a finite number; whole numbers have no fraction.
  package mutating func value(_ number: Double) {
    separate()
    buffer.append(number)
  }

  package mutating func value(_ flag: Bool) {
    separate()
    buffer.append(literal: flag ? "true" : "false")
  }

  package mutating func null() {
    separate()
    buffer.append(literal: "null")
  }

  package mutating func member(_ name: String, _ text: String) {
    key(name)
    value(text)
  }

  package mutating func member(_ name: String, _ number: Int) {
    key(name)
    value(number)
  }

  package mutating func member(_ name: String, _ number: Double) {
    key(name)
    value(number)
  }

  package mutating func member(_ name: String, _ flag: Bool) {
    key(name)
    value(flag)
  }

  private mutating func nest(
    open: Unicode.Scalar, close: Unicode.Scalar, _ inline: Bool,
    _ body: (inout JSONWriter) throws -> Void
  ) rethrows {
    separate()
    buffer.append(UInt8(ascii: open))
    levels.append(Level(isInline: inline || levels.last?.isInline == true))
    try body(&self)
    let level = levels.removeLast()
    if !level.isEmpty && !level.isInline { breakLine() }
    buffer.append(UInt8(ascii: close))
  }

  /// Prints what stands between the previous value or key of this level and the next.
  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    guard let level = levels.last else { return }
    if !level.isEmpty { buffer.append(UInt8(ascii: ",")) }
    levels[levels.count - 1].isEmpty = false
    if !level.isInline {
      breakLine()
    } else if !level.isEmpty && style == .pretty {
      buffer.append(UInt8(ascii: " "))
    }
  }

  private mutating func breakLine() {
    guard style == .pretty else { return }
    buffer.append(UInt8(ascii: "\n"))
    buffer.append(repeating: UInt8(ascii: " "), count: levels.count * 2)
  }

  /// `text` as it stands between the quotes of a JSON string.
  package static func escaped(_ text: String) -> String {
    var writer = JSONWriter(.compact)
    writer.value(text)
    return String(decoding: writer.finish().dropFirst().dropLast(), as: UTF8.self)
  }

  private mutating func quote(_ text: String) {
    buffer.append(UInt8(ascii: "\""))
    var text = text
    let isPlain = text.withUTF8 { bytes in
      guard Self.isPlain(bytes) else { return false }
      buffer.append(bytes: bytes)
      return true
    }
    if !isPlain { for scalar in text.unicodeScalars { escape(scalar) } }
    buffer.append(UInt8(ascii: "\""))
  }

  /// Whether all of a text stands between quotes as it is, as nearly all text does.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var special: UInt8 = 0
    // Without leaving early, so that many bytes are looked at in one step.
    for byte in bytes {
      special |= byte &- 0x20 >= 0x5F ? 1 : 0
      special |= byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") ? 1 : 0
    }
    return special == 0
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": buffer.append(literal: "\\\"")
    case "\\": buffer.append(literal: "\\\\")
    case "\n": buffer.append(literal: "\\n")
    case "\r": buffer.append(literal: "\\r")
    case "\t": buffer.append(literal: "\\t")
    case _ where Printable.isVisible(scalar): buffer.append(scalar)
    default:
      for unit in String(scalar).utf16 {
        buffer.append(literal: "\\u")
        for shift in [12, 8, 4, 0] {
          buffer.append(Array("0123456789abcdef".utf8)[Int(unit >> UInt16(shift)) & 15])
        }
      }
    }
  }
}
