import SheetDiagnostics

/// Declarations that extend themselves through each other.
enum ExtendsCycle {
  struct Link {
    let name: String
    /// Where it names the next one.
    let parent: SourceSpan
  }

  /// Links that are named, with a note each; of a longer cycle the first ones.
  static let mostLinks = 8

  /// Reports the cycle at its first link, with a note at every other that is named.
  ///
  /// `links` are the first of `count`, at least `mostLinks` and one of them if there are as many.
  static func report(
    _ links: [Link], of count: Int, _ noun: String, _ findings: inout Findings
  ) {
    guard let first = links.first else { return }
    let others = links.dropFirst().prefix(mostLinks)
    let through = ExtendsCycle.through(others.map(\.name), of: count - 1)
    findings.error(
      .extendsCycle, "\(noun)'\(first.name)' extends itself\(through)", at: first.parent,
      notes: others.map { .init("'\($0.name)' extends the next one here", at: $0.parent) })
  }

  /// ` through 'a', 'b' and 12 more`, of names of which the first are given.
  static func through(_ names: [String], of count: Int) -> String {
    guard !names.isEmpty else { return "" }
    if names.count == count { return " through \(Phrase.alternatives(names, "and"))" }
    let quoted = names.map { "'\($0)'" } + ["\(count - names.count) more"]
    return " through \(Phrase.list(quoted, "and"))"
  }
}
