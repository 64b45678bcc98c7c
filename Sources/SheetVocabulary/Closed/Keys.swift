/// The keys of a mapping that is read as one value; binders switch over `Key`.
package struct Keys<Key: Sendable>: Sendable {
  /// What the mapping is called in messages, with its article: `a detent`, `a button`.
  package let title: StaticString
  package let entries: [MappingGrammar.Entry]
  package let constraints: [MappingGrammar.Constraint]
  /// What each entry stands for.
  package let keys: [Key]

  package init(
    _ title: StaticString,
    _ entries: [(StaticString, Key, Grammar, StaticString)],
    _ constraints: [MappingGrammar.Constraint] = []
  ) {
    self.title = title
    self.entries = entries.map { MappingGrammar.Entry(name: $0, grammar: $2, sentence: $3) }
    self.constraints = constraints
    keys = entries.map { $0.1 }
  }

  /// What a mapping of these keys looks like.
  package var grammar: Grammar { .mapping(mapping(allowsOwnKeys: false)) }

  /// The keys without their cases; with `allowsOwnKeys`, beside keys that are the user's own.
  package func mapping(allowsOwnKeys: Bool) -> MappingGrammar {
    MappingGrammar(title, entries, constraints, allowsOwnKeys: allowsOwnKeys)
  }
}

// Not a requirement of the type itself: the runtime would look the conformance up for every kind of key.
extension Keys where Key: Equatable {
  package func name(of key: Key) -> StaticString {
    guard let position = keys.firstIndex(of: key) else {
      preconditionFailure("a test holds that every case has its key")
    }
    return entries[position].name
  }
}
