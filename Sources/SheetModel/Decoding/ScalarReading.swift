import SheetVocabulary

/// What YAML tools make of a plain scalar, to refuse text that not all of them read as text.
enum ScalarReading {
  case text
  case null
  case flag
  /// A flag to YAML 1.1 alone, such as `yes`.
  case oldFlag
  case number
  /// A number to YAML 1.1 alone, such as `12:30`.
  case oldNumber
  case date
  /// `<<` and `=`, which are keys of their own to some.
  case special

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.first else {
      self = .null
      return
    }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      self = ScalarReading.numeric(bytes)
    case UInt8(ascii: "~"):
      self = bytes.count == 1 ? .null : .text
    case UInt8(ascii: "<"), UInt8(ascii: "="):
      self = bytes.equals("<<") || bytes.equals("=") ? .special : .text
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "n"), UInt8(ascii: "N"),
      UInt8(ascii: "o"), UInt8(ascii: "O"), UInt8(ascii: "t"), UInt8(ascii: "T"),
      UInt8(ascii: "y"), UInt8(ascii: "Y"):
      self = bytes.count <= 5 ? ScalarReading.word(bytes) : .text
    default:
      self = .text
    }
  }

  /// `null`, `Null`, `NULL`, `~` or nothing.
  static func isNull(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch bytes.count {
    case 0: true
    case 1: bytes[0] == UInt8(ascii: "~")
    case 4: bytes.equals("null") || bytes.equals("Null") || bytes.equals("NULL")
    default: false
    }
  }

  private static func word(_ bytes: UnsafeBufferPointer<UInt8>) -> ScalarReading {
    if isNull(bytes) { return .null }
    let isUpper = bytes.dropFirst().allSatisfy { $0 & 0x20 == 0 }
    let isLower = bytes.dropFirst().allSatisfy { $0 & 0x20 != 0 }
    guard isLower || isUpper && bytes[0] & 0x20 == 0 else { return .text }
    let spellings: [(StaticString, ScalarReading)] = [
      ("true", .flag), ("false", .flag), ("yes", .oldFlag), ("no", .oldFlag), ("on", .oldFlag),
      ("off", .oldFlag), ("y", .oldFlag), ("n", .oldFlag),
    ]
    for (spelling, reading) in spellings {
      let matches = spelling.withUTF8Buffer { own in
        own.count == bytes.count && zip(own, bytes).allSatisfy { $0 == $1 | 0x20 }
      }
      if matches { return reading }
    }
    return .text
  }

  private static func numeric(_ bytes: UnsafeBufferPointer<UInt8>) -> ScalarReading {
    if NumberParser.parse(bytes) != nil { return .number }
    if isDate(bytes) { return .date }
    var rest = bytes[...]
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
      rest = rest.dropFirst()
    }
    guard let first = rest.first else { return .text }
    if first == UInt8(ascii: ".") {
      let name = UnsafeBufferPointer(rebasing: rest)
      let special: [StaticString] = [".inf", ".Inf", ".INF", ".nan", ".NaN", ".NAN"]
      if special.contains(where: { $0.equals(name) }) { return .number }
    }
    if first == UInt8(ascii: "0"), rest.count > 2 {
      let digits = rest.dropFirst(2)
      switch rest[rest.startIndex + 1] {
      case UInt8(ascii: "x"):
        if digits.allSatisfy({ $0.hexadecimalValue != nil }) { return .number }
        if digits.allSatisfy({ $0.hexadecimalValue != nil || $0 == UInt8(ascii: "_") }) {
          return .oldNumber
        }
      case UInt8(ascii: "o"):
        if digits.allSatisfy({ $0.isDigit }) { return .number }
      case UInt8(ascii: "b"):
        if digits.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: "_") }) { return .oldNumber }
      default: break
      }
    }
    return decimal(rest)
  }

  /// A sign was taken off; what is left may be a decimal with underscores, or parts with colons.
  private static func decimal(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> ScalarReading {
    var hasDigit = false
    var hasPoint = false
    var hasColon = false
    var hasUnderscore = false
    var index = bytes.startIndex
    scan: while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): hasDigit = true
      case UInt8(ascii: "_") where hasDigit: hasUnderscore = true
      case UInt8(ascii: ".") where !hasPoint: hasPoint = true
      case UInt8(ascii: ":") where hasDigit && !hasPoint && index + 1 < bytes.endIndex:
        guard bytes[index + 1].isDigit else { return .text }
        hasColon = true
      case UInt8(ascii: "e") where hasDigit && !hasColon,
        UInt8(ascii: "E") where hasDigit && !hasColon:
        break scan
      default: return .text
      }
      index += 1
    }
    guard hasDigit else { return .text }
    if index < bytes.endIndex {
      var exponent = bytes[(index + 1)...]
      if exponent.first == UInt8(ascii: "+") || exponent.first == UInt8(ascii: "-") {
        exponent = exponent.dropFirst()
      }
      guard !exponent.isEmpty, exponent.allSatisfy({ $0.isDigit }) else { return .text }
    }
    return hasColon || hasUnderscore ? .oldNumber : .number
  }

  /// `2001-12-14`, alone or with a time after it.
  private static func isDate(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    func digits(_ range: ClosedRange<Int>) -> Bool {
      let start = index
      while index < bytes.count, index - start < range.upperBound, bytes[index].isDigit {
        index += 1
      }
      return index - start >= range.lowerBound
    }
    func dash() -> Bool {
      guard index < bytes.count, bytes[index] == UInt8(ascii: "-") else { return false }
      index += 1
      return true
    }
    guard digits(4...4), dash(), digits(1...2), dash(), digits(1...2) else { return false }
    guard index < bytes.count else { return true }
    return [UInt8(ascii: "T"), UInt8(ascii: "t"), UInt8(ascii: " "), UInt8(ascii: "\t")]
      .contains(bytes[index])
  }
}

extension UnsafeBufferPointer<UInt8> {
  @inline(__always)
  func equals(_ text: StaticString) -> Bool { text.equals(self) }
}
