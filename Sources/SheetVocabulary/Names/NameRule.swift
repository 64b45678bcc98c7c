/// The rule of every name that users choose: of sheets, themes, detents, measured heights and controls.
///
/// An ASCII letter, with underscores before it if wanted, and then letters, digits, `_` and `-`: what can become a
/// Swift name and reads the same in every YAML tool, quoted or not.
package struct NameRule: Sendable {
  package enum Fault: Hashable, Sendable {
    case empty
    /// The byte there cannot stand in a name, or not at its start.
    case character(at: Int)
    /// Only underscores.
    case noLetter
    /// Other YAML tools read a flag or null.
    case reading(PlainReading)
    /// The language uses the word itself.
    case reserved
  }

  /// What is named, with its article: `a sheet name`.
  package let noun: StaticString
  /// Words that are no names here because the language uses them.
  package let reserved: [StaticString]

  package static let sheet = NameRule(noun: "a sheet name", reserved: [])
  /// `system` is the theme that has no name otherwise.
  package static let theme = NameRule(noun: "a theme name", reserved: ["system"])
  /// Where a theme is used, so that `system` is a name too.
  package static let themeReference = NameRule(noun: "a theme name", reserved: [])
  /// Beside these, a detent's id may not be the word of a form other than its own.
  package static let detent = NameRule(
    noun: "a detent id", reserved: ["smallest", "largest", "hidden"])
  /// Where a detent is used: `smallest` and derived ids such as `headerOnly` are names too.
  package static let detentReference = NameRule(
    noun: "a detent id", reserved: ["largest", "hidden"])
  package static let measure = NameRule(noun: "a name of a measured height", reserved: [])
  package static let control = NameRule(
    noun: "a name of an action", reserved: ["dismiss", "back"])

  package static let sentence: StaticString =
    """
    A letter a–z or A–Z, then letters, digits, `_` and `-`; underscores may come first. Words that \
    other YAML tools read as flags or null, such as `on`, are not names.
    """

  /// What is wrong with a name, or `nil`.
  package func fault(in name: UnsafeBufferPointer<UInt8>) -> Fault? {
    if let fault = NameRule.spellingFault(in: name) { return fault }
    return reserved.contains { $0.equals(name) } ? .reserved : nil
  }

  /// What is wrong with a name, wherever it stands: the rule without the reserved words.
  package static func spellingFault(in name: UnsafeBufferPointer<UInt8>) -> Fault? {
    if name.isEmpty { return .empty }
    guard let first = name.firstIndex(where: { $0 != UInt8(ascii: "_") }) else { return .noLetter }
    guard isLetter(name[first]) else { return .character(at: first) }
    for offset in first..<name.count where !isPart(name[offset]) { return .character(at: offset) }
    return PlainReading.of(name).map { .reading($0) }
  }

  /// The rule as an ECMA 262 pattern.
  package var pattern: String {
    let words = PlainReading.words.map(\.0.text) + reserved.map(\.text)
    return "^(?!(?:\(words.joined(separator: "|")))$)_*[A-Za-z][A-Za-z0-9_-]*$"
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  /// Whether a byte may stand in a name, though perhaps not at its start.
  package static func isPart(_ byte: UInt8) -> Bool {
    isLetter(byte) || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }
}
