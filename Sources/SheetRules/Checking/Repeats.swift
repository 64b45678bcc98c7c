import SheetDiagnostics

/// What several sheets of a file have at one place, since they share a parent, a theme or `defaults`.
enum Repeats {
  private struct Place: Hashable {
    let id: DiagnosticID
    let span: SourceSpan?
    let aspect: UInt8?
  }

  /// The findings without others of the same rule at the same place, in their order.
  ///
  /// The first stays, as it names a sheet. Of those that list keys it is the one that lists the keys of the others too,
  /// so that nothing depends on the order of sheets; where none does, more than one stays.
  static func removed(from diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.count > 1 else { return diagnostics }
    var kept: [Diagnostic?] = []
    kept.reserveCapacity(diagnostics.count)
    var places: [Place: [Int]] = [:]
    for diagnostic in diagnostics {
      let place = Place(id: diagnostic.id, span: diagnostic.span, aspect: diagnostic.aspect)
      guard let earlier = places[place] else {
        places[place] = [kept.count]
        kept.append(diagnostic)
        continue
      }
      guard RuleCatalogue.listsKeys(diagnostic.id) else { continue }
      let names = quoted(in: diagnostic.message)
      func namesKept(at index: Int) -> Set<Substring> {
        kept[index].map { quoted(in: $0.message) } ?? []
      }
      if earlier.contains(where: { namesKept(at: $0).isSuperset(of: names) }) { continue }
      let smaller = earlier.filter { namesKept(at: $0).isSubset(of: names) }
      for index in smaller { kept[index] = nil }
      if let first = smaller.first {
        kept[first] = diagnostic
      } else {
        places[place]?.append(kept.count)
        kept.append(diagnostic)
      }
    }
    return kept.compactMap { $0 }
  }

  /// What stands in single quotes, which are no apostrophes: `release` of `'release' stays the target's own`.
  private static func quoted(in message: String) -> Set<Substring> {
    var names: Set<Substring> = []
    var start: String.Index?
    var last: Character = " "
    for index in message.indices {
      let letter = message[index]
      if letter == "'" {
        if let opened = start {
          names.insert(message[opened..<index])
          start = nil
        } else if !last.isLetter {
          start = message.index(after: index)
        }
      }
      last = letter
    }
    return names
  }
}
