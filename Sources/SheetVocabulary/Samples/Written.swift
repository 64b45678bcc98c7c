/// A value as users write it, to be printed as YAML or as JSON.
package indirect enum Written: Hashable, Sendable {
  package struct Member: Hashable, Sendable {
    package let name: String
    package let value: Written

    package init(name: String, value: Written) {
      self.name = name
      self.value = value
    }
  }

  case flag(Bool)
  case number(Double)
  case text(String)
  case list([Written])
  case mapping([Member])

  /// The value as YAML on one line, texts in quotes where plain ones would read as something else.
  package var yaml: String {
    switch self {
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): Written.digits(number)
    case .text(let text): Written.needsQuotes(text) ? Written.quoted(text) : text
    case .list(let elements): "[\(elements.map(\.yaml).joined(separator: ", "))]"
    case .mapping(let members):
      "{\(members.map { "\($0.name): \($0.value.yaml)" }.joined(separator: ", "))}"
    }
  }

  /// The shortest decimal digits; whole numbers have no fraction.
  package static func digits(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func needsQuotes(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let first = bytes.first, let last = bytes.last, isLetter(first), last != 0x20 else {
      return true
    }
    if bytes.withUnsafeBufferPointer({ PlainReading.of($0) }) != nil { return true }
    return !bytes.allSatisfy { byte in
      isLetter(byte) || (byte >= 0x30 && byte <= 0x39) || " _-./".utf8.contains(byte)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        quoted.unicodeScalars.append("\\")
        quoted.unicodeScalars.append(scalar)
      case "\n": quoted += "\\n"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
