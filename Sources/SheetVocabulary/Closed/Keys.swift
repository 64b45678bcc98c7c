/// The keys of a mapping that is read as one value; binders switch over `Key`.
package struct Keys<Key: Sendable>: Sendable {
  /// A key, what it stands for, what it takes and what it does.
  package struct Entry: Sendable {
    fileprivate let entry: MappingGrammar.Entry
    fileprivate let key: Key

    /// - Parameter grammar: Made when it is asked for, which reading a file does not.
    @inline(__always)
    package init(
      _ name: StaticString, _ key: Key, _ grammar: @autoclosure @escaping @Sendable () -> Grammar,
      _ sentence: StaticString
    ) {
      entry = MappingGrammar.Entry(name: name, sentence: sentence, makeGrammar: grammar)
      self.key = key
    }
  }

  /// What the mapping is called in messages, with its article: `a detent`, `a button`.
  package let title: StaticString
  package let entries: Table<MappingGrammar.Entry>
  /// What each entry stands for.
  package let keys: Table<Key>
  private let makeConstraints: @Sendable () -> [MappingGrammar.Constraint]

  @inline(__always)
  package init(
    _ title: StaticString,
    _ entries: [Entry],
    _ constraints: @autoclosure @escaping @Sendable () -> [MappingGrammar.Constraint] = []
  ) {
    self.title = title
    var known = TableBuilder<MappingGrammar.Entry>(capacity: entries.count)
    var keys = TableBuilder<Key>(capacity: entries.count)
    for entry in entries {
      known.append(entry.entry)
      keys.append(entry.key)
    }
    self.entries = known.finish()
    self.keys = keys.finish()
    makeConstraints = constraints
  }

  package var constraints: [MappingGrammar.Constraint] { makeConstraints() }

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
    guard let position = keys.firstIndex(where: { $0 == key }) else {
      preconditionFailure("a test holds that every case has its key")
    }
    return entries[position].name
  }
}
