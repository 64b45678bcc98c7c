/// What other YAML tools read in a word that this language reads as text.
///
/// YAML 1.1 has more words for flags than YAML 1.2; a name spelled like one would mean something else there.
package enum PlainReading: Sendable {
  case flag
  case null

  /// The words, in every spelling that some tool takes for a flag or for null.
  package static let words: [(StaticString, PlainReading)] = [
    ("y", .flag), ("Y", .flag), ("n", .flag), ("N", .flag),
    ("yes", .flag), ("Yes", .flag), ("YES", .flag),
    ("no", .flag), ("No", .flag), ("NO", .flag),
    ("on", .flag), ("On", .flag), ("ON", .flag),
    ("off", .flag), ("Off", .flag), ("OFF", .flag),
    ("true", .flag), ("True", .flag), ("TRUE", .flag),
    ("false", .flag), ("False", .flag), ("FALSE", .flag),
    ("null", .null), ("Null", .null), ("NULL", .null),
  ]

  /// The reading of that text as a plain scalar; `nil` when it is text everywhere or no word.
  package static func of(_ text: UnsafeBufferPointer<UInt8>) -> PlainReading? {
    if text.count > 5 { return nil }
    return words.first { $0.0.equals(text) }?.1
  }
}
