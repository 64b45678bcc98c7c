/// Which texts a scalar may be.
package struct TextRule: Sendable {
  /// What the text is called, with its article.
  package let noun: StaticString
  /// What it looks like, one sentence.
  package let sentence: StaticString
  /// ECMA 262 pattern over the whole text; `nil` for any text that is not empty.
  package let pattern: String?
  package let samples: [StaticString]
  /// Texts that are refused, each with the reason.
  package let refused: [(text: StaticString, reason: StaticString)]

  package init(
    _ noun: StaticString,
    _ sentence: StaticString,
    pattern: String? = nil,
    samples: [StaticString],
    refused: [(text: StaticString, reason: StaticString)]
  ) {
    self.noun = noun
    self.sentence = sentence
    self.pattern = pattern
    self.samples = samples
    self.refused = refused
  }
}
