/// What is wrong with a plain scalar that stands for a number but is not written as one.
struct NumberSpelling {
  /// What to say after the scalar's text, `nil` where it is no number in any spelling.
  let complaint: String
  /// The same number as the language writes it, where there is one.
  let replacement: String?
  /// Nobody reads the scalar as another number.
  let isCertain: Bool

  /// `nil` when nothing about the scalar is like a number.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    let sign = text.hasPrefix("-") ? "-" : ""
    let body = text.hasPrefix("-") || text.hasPrefix("+") ? String(text.dropFirst()) : text

    func set(_ complaint: String, _ value: String?, isCertain: Bool = true) -> NumberSpelling {
      let replacement = value.map { sign + $0 }.flatMap { NumberSpelling.isNumber($0) ? $0 : nil }
      return NumberSpelling(complaint: complaint, replacement: replacement, isCertain: isCertain)
    }

    switch body {
    case ".inf", ".Inf", ".INF", ".nan", ".NaN", ".NAN", "inf", "Infinity", "nan", "NaN":
      self = set("is not a finite number", nil)
      return
    default: break
    }
    if let number = NumberParser.parse(bytes), !number.isFinite {
      self = set("is too large for a number", nil)
    } else if let digits = NumberSpelling.digits(of: body, after: "0x", radix: 16) {
      self = set("is hexadecimal, which is not read", digits)
    } else if let digits = NumberSpelling.digits(of: body, after: "0o", radix: 8) {
      self = set("is octal, which is not read", digits)
    } else if let digits = NumberSpelling.digits(of: body, after: "0b", radix: 2) {
      self = set("is binary, which is not read", digits)
    } else if body.utf8.contains(UInt8(ascii: ":")), let seconds = NumberSpelling.sexagesimal(body)
    {
      self = set("is sexagesimal, which is not read", seconds, isCertain: false)
    } else if body.utf8.contains(UInt8(ascii: "_")), ScalarReading(bytes).isNumber {
      self = set(
        "has underscores, which are not read", String(body.filter { $0 != "_" }))
    } else if text.hasPrefix("+"), NumberSpelling.isNumber(body) {
      self = set("has a leading plus, which is not read", body)
    } else if body.hasPrefix("."), NumberSpelling.isNumber("0" + body) {
      self = set("begins with a point; a fraction begins with a digit", "0" + body)
    } else if body.hasSuffix("."), NumberSpelling.isNumber(String(body.dropLast())) {
      self = set("ends with a point", String(body.dropLast()))
    } else if body.hasPrefix("0"), ScalarReading(bytes).isNumber {
      let digits = body.drop { $0 == "0" }
      let start = digits.first.map { $0.isNumber } == true ? "" : "0"
      self = set(
        "has a leading zero, which other YAML tools read as octal", start + digits,
        isCertain: false)
    } else if let number = NumberSpelling.leadingNumber(of: body) {
      let rest = body.dropFirst(number.utf8.count)
      let unit = rest.first == " " ? rest.dropFirst() : rest
      if unit == "%" {
        self = set("has a percent sign", nil)
      } else {
        self = set("has '\(unit)' after the number", number, isCertain: unit == "pt")
      }
    } else {
      return nil
    }
  }

  private init(complaint: String, replacement: String?, isCertain: Bool) {
    self.complaint = complaint
    self.replacement = replacement
    self.isCertain = isCertain
  }

  private static func isNumber(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { NumberParser.parse($0)?.isFinite == true }
  }

  private static func digits(of text: String, after prefix: String, radix: Int) -> String? {
    guard text.hasPrefix(prefix) else { return nil }
    let digits = text.dropFirst(prefix.count).filter { $0 != "_" }
    return Int64(digits, radix: radix).map { String($0) }
  }

  private static func sexagesimal(_ text: String) -> String? {
    var total: Int64 = 0
    for part in text.split(separator: ":", omittingEmptySubsequences: false) {
      guard part.count < 6, let value = Int64(part), value >= 0, total < 1_000_000 else {
        return nil
      }
      total = total * 60 + value
    }
    return String(total)
  }

  /// The number that the text begins with, when something short that is no number follows.
  private static func leadingNumber(of text: String) -> String? {
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard !number.isEmpty, text.utf8.count - number.utf8.count <= 12, isNumber(String(number))
    else {
      return nil
    }
    return String(number)
  }
}

extension ScalarReading {
  var isNumber: Bool {
    switch self {
    case .number, .oldNumber: true
    case .text, .null, .flag, .oldFlag, .date, .special: false
    }
  }
}
