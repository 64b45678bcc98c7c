import SheetDiagnostics
import SheetVocabulary

/// The parts that messages have in common.
enum Phrase {
  /// Alternatives named before only the nearest are.
  static let mostAlternatives = 7

  /// `'a', 'b' or 'c'`.
  static func alternatives(_ names: [String], _ conjunction: String = "or") -> String {
    list(names.map { "'\($0)'" }, conjunction)
  }

  /// `a, b and c`.
  static func list(_ names: [String], _ conjunction: String) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// `a mapping of 'width' and 'height'`; of many keys, the first few.
  static func mapping(of names: [StaticString]) -> String {
    let names = names.map(\.description)
    return names.count <= mostAlternatives
      ? "a mapping of \(alternatives(names, "and"))"
      : "a mapping of keys such as \(alternatives(Array(names.prefix(3)), "and"))"
  }

  /// `'full', 'top' or 'none'`, and what else may stand there.
  static func words(_ names: [String], also other: String? = nil) -> String {
    guard names.count <= mostAlternatives else {
      return other.map { "one word or \($0)" } ?? "one word"
    }
    return list(names.map { "'\($0)'" } + (other.map { [$0] } ?? []), "or")
  }

  /// `; use 'card' or 'system'`, where there are few enough to name.
  static func remedy(_ names: [String]) -> String {
    names.isEmpty || names.count > mostAlternatives ? "" : "; use \(alternatives(names))"
  }

  /// The word that `sheetc explain` knows something by: of `a detent` `detent`, of `'content'` `content`.
  static func topic(of title: String) -> String {
    let bytes = title.utf8
    guard let quote = bytes.firstIndex(of: UInt8(ascii: "'")) else {
      return bytes.firstIndex(of: UInt8(ascii: " "))
        .map { String(title[bytes.index(after: $0)...]) } ?? ""
    }
    return String(
      Substring(bytes[bytes.index(after: quote)...].prefix { $0 != UInt8(ascii: "'") }))
  }

  /// A number as YAML has it: the shortest that reads back the same, whole numbers without a fraction.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return value.description }
    var buffer = ByteBuffer()
    buffer.append(value)
    return buffer.text
  }

  static func replacement(
    of text: String, with replacement: String, at span: SourceSpan,
    _ applicability: FixIt.Applicability
  ) -> FixIt {
    FixIt(
      "replace '\(Quotation.cut(text))' with '\(replacement)'", applicability,
      [.init(span, replacement)])
  }
}

extension Quantity {
  /// What a number of this quantity is called after `takes`.
  var phrase: String {
    switch unit {
    case .pointsPerSecond: "a number of \(unit.rawValue) such as 500"
    case .points, .seconds, .pointsPerSecondSquared, .distancesPerSecond:
      "a number of \(unit.rawValue)"
    case .ratio:
      "a number from \(Phrase.number(range.lowerBound)) to \(Phrase.number(range.upperBound))"
    }
  }

  /// Its ends, as in `it ranges from 0 to 100 points`.
  var rangePhrase: String {
    let unit = unit.rawValue.isEmpty ? "" : " " + unit.rawValue
    let low = Phrase.number(range.lowerBound)
    let high = Phrase.number(range.upperBound)
    return excludesMinimum
      ? "it is more than \(low) and at most \(high)\(unit)"
      : "it ranges from \(low) to \(high)\(unit)"
  }
}
