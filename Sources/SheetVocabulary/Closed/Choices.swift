/// A closed list of words that stand for values within a shape, not for a whole field.
package struct Choices<Value: Sendable>: Sendable {
  package struct Choice: Sendable {
    package let name: StaticString
    package let value: Value
    /// What it means, one sentence.
    package let sentence: StaticString
  }

  /// What one of them is called, with its article, as in `'labl' is not a system colour`.
  package let noun: StaticString
  package let choices: [Choice]
  private let names: NameTable

  package init(_ noun: StaticString, _ choices: [(StaticString, Value, StaticString)]) {
    self.noun = noun
    self.choices = choices.map { Choice(name: $0, value: $1, sentence: $2) }
    names = NameTable(choices.map { $0.0 })
  }

  /// The value of the word with that name.
  package func value(of name: UnsafeBufferPointer<UInt8>) -> Value? {
    names.position(of: name).map { choices[$0].value }
  }

  /// The same words without their values.
  package var list: WordList {
    WordList(noun, choices.map { WordList.Word(name: $0.name, sentence: $0.sentence) })
  }
}

extension Choices where Value: Equatable {
  /// The word that stands for `value`, where there is one.
  package func name(of value: Value) -> StaticString? {
    choices.first { $0.value == value }?.name
  }
}
