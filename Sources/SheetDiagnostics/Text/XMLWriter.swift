/// Prints one XML document into a buffer, element after element, two spaces per level.
///
/// Characters that XML 1.0 does not have become U+FFFD; other invisible ones are written as references, so that
/// the text is fit for a terminal and reads back the same.
struct XMLWriter {
  private(set) var buffer = ByteBuffer()
  private var depth = 0

  init(capacity: Int = 0) {
    buffer = ByteBuffer(capacity: capacity)
    buffer.append(literal: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
  }

  /// Prints an element with what `body` prints inside it.
  mutating func element(
    _ name: StaticString, _ attributes: [(name: StaticString, value: String)],
    _ body: (inout XMLWriter) -> Void
  ) {
    open(name, attributes)
    buffer.append(literal: ">\n")
    depth += 1
    body(&self)
    depth -= 1
    buffer.append(repeating: UInt8(ascii: " "), count: depth * 2)
    close(name)
  }

  /// Prints an element without elements inside it.
  mutating func element(
    _ name: StaticString, _ attributes: [(name: StaticString, value: String)], text: String = ""
  ) {
    open(name, attributes)
    if text.isEmpty {
      buffer.append(literal: "/>\n")
    } else {
      buffer.append(literal: ">")
      append(text, isAttribute: false)
      close(name)
    }
  }

  private mutating func open(
    _ name: StaticString, _ attributes: [(name: StaticString, value: String)]
  ) {
    buffer.append(repeating: UInt8(ascii: " "), count: depth * 2)
    buffer.append(literal: "<")
    buffer.append(literal: name)
    for attribute in attributes {
      buffer.append(literal: " ")
      buffer.append(literal: attribute.name)
      buffer.append(literal: "=\"")
      append(attribute.value, isAttribute: true)
      buffer.append(literal: "\"")
    }
  }

  private mutating func close(_ name: StaticString) {
    buffer.append(literal: "</")
    buffer.append(literal: name)
    buffer.append(literal: ">\n")
  }

  private mutating func append(_ text: String, isAttribute: Bool) {
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        var end = start
        while end < bytes.count, Self.isPlain(bytes[end]) { end += 1 }
        buffer.append(bytes: UnsafeBufferPointer(rebasing: bytes[start..<end]))
        start = end
        while end < bytes.count, !Self.isPlain(bytes[end]) { end += 1 }
        if end > start {
          let special = UnsafeBufferPointer(rebasing: bytes[start..<end])
          append(special: String(decoding: special, as: UTF8.self), isAttribute: isAttribute)
        }
        start = end
      }
    }
  }

  /// Whether a byte is a visible character of ASCII without a meaning of its own.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      false
    default: byte >= 0x20 && byte < 0x7F
    }
  }

  private mutating func append(special text: String, isAttribute: Bool) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": buffer.append(literal: "&amp;")
      case "<": buffer.append(literal: "&lt;")
      case ">": buffer.append(literal: "&gt;")
      case "\"": buffer.append(literal: "&quot;")
      case "'": buffer.append(literal: "&apos;")
      case "\n" where !isAttribute: buffer.append(scalar)
      case " ": buffer.append(scalar)
      case _ where Printable.isVisible(scalar): buffer.append(scalar)
      case _ where Self.isCharacter(scalar):
        buffer.append(literal: "&#")
        buffer.append(Int(scalar.value))
        buffer.append(literal: ";")
      default: buffer.append(literal: "\u{FFFD}")
      }
    }
  }

  /// Whether XML 1.0 has `scalar`, at least as a reference.
  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
