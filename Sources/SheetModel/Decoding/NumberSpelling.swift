import SheetVocabulary

/// What is wrong with a plain scalar that stands for a number but is not written as one.
struct NumberSpelling {
  /// What to say after the scalar's text.
  let complaint: String
  /// The numbers that may be meant, as the language writes them; none where that cannot be told.
  let candidates: [String]
  /// Nobody reads the scalar as another number than the one candidate.
  let isCertain: Bool

  /// `nil` when nothing about the scalar is like a number; `quantity` is what is asked for.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, of quantity: Quantity) {
    let text = String(decoding: bytes, as: UTF8.self)
    let sign = text.hasPrefix("-") ? "-" : ""
    let body = text.hasPrefix("-") || text.hasPrefix("+") ? String(text.dropFirst()) : text

    func set(_ complaint: String, _ value: String?, isCertain: Bool = true) -> NumberSpelling {
      set(complaint, among: value.map { [$0] } ?? [], isCertain: isCertain)
    }

    func set(_ complaint: String, among values: [String], isCertain: Bool) -> NumberSpelling {
      let candidates = values.map { sign + $0 }.filter { text in
        NumberSpelling.number(text).map(quantity.contains) == true
      }
      return NumberSpelling(complaint: complaint, candidates: candidates, isCertain: isCertain)
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
    } else if body.utf8.contains(UInt8(ascii: "/")), let part = NumberSpelling.quotient(body) {
      self = set("is a division, which is not read", part, isCertain: false)
    } else if body.utf8.contains(UInt8(ascii: ",")), let both = NumberSpelling.withoutCommas(body) {
      self = set("has a comma, which is not read", among: both, isCertain: false)
    } else if let (number, unit) = NumberSpelling.withUnit(body) {
      self = NumberSpelling.measured(number, unit, quantity) {
        set($0, $1, isCertain: $2)
      }
    } else {
      return nil
    }
  }

  private init(complaint: String, candidates: [String], isCertain: Bool) {
    self.complaint = complaint
    self.candidates = candidates
    self.isCertain = isCertain
  }

  /// A number with a unit behind it; only units whose size is known are counted in.
  private static func measured(
    _ number: String, _ unit: String, _ quantity: Quantity,
    _ set: (String, String?, Bool) -> NumberSpelling
  ) -> NumberSpelling {
    func parts(_ count: Double) -> String? {
      NumberSpelling.number(number).map { Phrase.number($0 / count) }
    }
    let complaint = "has '\(unit)' after the number"
    switch (unit, quantity.unit) {
    case ("%", .ratio): return set("has a percent sign", parts(100), false)
    case ("%", _): return set("has a percent sign", nil, false)
    case ("pt", .points), ("pts", .points), ("points", .points), ("s", .seconds),
      ("sec", .seconds), ("seconds", .seconds), ("pt/s", .pointsPerSecond),
      ("pts/s", .pointsPerSecond), ("points/s", .pointsPerSecond),
      ("pt/s²", .pointsPerSecondSquared), ("pt/s^2", .pointsPerSecondSquared),
      ("pt/s2", .pointsPerSecondSquared), ("pts/s²", .pointsPerSecondSquared):
      return set(complaint, number, true)
    case ("dp", .points): return set(complaint, number, true)
    // Pixels of a style sheet are points, those of a screen are not.
    case ("px", .points): return set(complaint, number, false)
    case ("ms", .seconds), ("milliseconds", .seconds):
      return set("is in milliseconds; durations are in seconds", parts(1000), false)
    default: return set(complaint, nil, false)
    }
  }

  private static func number(_ text: String) -> Double? {
    var text = text
    return text.withUTF8 { NumberParser.parse($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  private static func isNumber(_ text: String) -> Bool { number(text) != nil }

  /// What `1/2` comes to, where it is short to write.
  private static func quotient(_ text: String) -> String? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
      .map { String($0.last == " " ? $0.dropLast() : $0) }
    guard parts.count == 2, let whole = number(parts[0]), let count = number(parts[1]), count > 0
    else { return nil }
    return Phrase.number((whole / count * 1e4).rounded() / 1e4)
  }

  /// `0,5` with a point; of `1,000` also without the comma, as it may part thousands.
  private static func withoutCommas(_ text: String) -> [String]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    var candidates: [String] = []
    if parts.dropFirst().allSatisfy({ $0.utf8.prefix { $0.isDigit }.count == 3 }),
      parts[0].count <= 3, isNumber(parts.joined())
    {
      candidates.append(parts.joined())
    }
    if parts.count == 2, isNumber(parts.joined(separator: ".")) {
      candidates.append(parts.joined(separator: "."))
    }
    return candidates.isEmpty ? nil : candidates
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

  /// Letters, or letters for each of another unit: `pt`, `pt/s`, `pt/s²`.
  private static func isUnit(_ text: Substring) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.count <= 2, !first.isEmpty, first.allSatisfy(\.isLetter)
    else { return false }
    guard parts.count == 2 else { return true }
    let last = parts[1].prefix(while: \.isLetter)
    return !last.isEmpty && ["", "²", "2", "^2"].contains(parts[1].dropFirst(last.count))
  }

  /// The number that the text begins with and the word or sign that follows it.
  private static func withUnit(_ text: String) -> (number: String, unit: String)? {
    var number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let rest = text.dropFirst(number.count)
    // `300.dp`, as Kotlin has it.
    if number.last == ".", rest.first?.isLetter == true { number = number.dropLast() }
    let unit = rest.first == " " ? rest.dropFirst() : rest
    guard isNumber(String(number)), !unit.isEmpty, unit.utf8.count <= 12,
      unit == "%" || isUnit(unit)
    else { return nil }
    return (String(number), String(unit))
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
