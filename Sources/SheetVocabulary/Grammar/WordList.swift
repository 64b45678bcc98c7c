/// A closed list of words and what each means.
package struct WordList: Sendable {
  package struct Word: Sendable {
    package let name: StaticString
    package let sentence: StaticString
  }

  /// What one of them is called, with its article.
  package let noun: StaticString
  package let words: [Word]

  package init(_ noun: StaticString, _ words: [Word]) {
    self.noun = noun
    self.words = words
  }

  package init(_ noun: StaticString, _ words: KeyValuePairs<StaticString, StaticString>) {
    self.init(noun, words.map { Word(name: $0.key, sentence: $0.value) })
  }
}
