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
  package let choices: Table<Choice>

  /// Lists words one below the other, each with its value and its sentence.
  @resultBuilder
  package enum List {
    @inline(__always)
    package static func buildExpression(_ choice: (StaticString, Value, StaticString)) -> Choice {
      Choice(name: choice.0, value: choice.1, sentence: choice.2)
    }

    @inline(__always)
    package static func buildBlock(_ choices: Choice...) -> Table<Choice> { Table(choices) }
  }

  @inline(__always)
  package init(_ noun: StaticString, @List _ choices: () -> Table<Choice>) {
    self.noun = noun
    self.choices = choices()
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
