/// The keys of a mapping that is no section: what each takes, and which belong together.
package struct MappingGrammar: Sendable {
  package struct Entry: Sendable {
    package let name: StaticString
    /// What the key does, one or two sentences.
    package let sentence: StaticString
    let makeGrammar: @Sendable () -> Grammar

    package var grammar: Grammar { makeGrammar() }
  }

  /// What holds between keys of one mapping.
  package enum Constraint: Sendable {
    case required(StaticString)
    case exactlyOne([StaticString])
    case atLeastOne([StaticString])
    /// The first may be written only beside the second.
    case only(StaticString, with: StaticString)
    /// Where the first is written, one of the others must be too.
    case needs(StaticString, oneOf: [StaticString])
  }

  /// What the mapping is called in messages, with its article.
  package let title: StaticString
  package let entries: Table<Entry>
  package let constraints: [Constraint]
  /// Keys that start with `x-` are the user's own.
  package let allowsOwnKeys: Bool

  package init(
    _ title: StaticString, _ entries: Table<Entry>, _ constraints: [Constraint],
    allowsOwnKeys: Bool = false
  ) {
    self.title = title
    self.entries = entries
    self.constraints = constraints
    self.allowsOwnKeys = allowsOwnKeys
  }
}
