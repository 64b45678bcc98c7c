import SheetDiagnostics

/// Declarations that extend themselves through each other.
enum ExtendsCycle {
  struct Link {
    let name: String
    /// Where it names the next one.
    let parent: SourceSpan
  }

  /// Reports the cycle at its first link, with a note at every other.
  static func report(_ links: [Link], _ noun: String, _ findings: inout Findings) {
    guard let first = links.first else { return }
    let others = links.dropFirst()
    let through =
      others.isEmpty ? "" : " through \(Phrase.alternatives(others.map(\.name), "and"))"
    findings.error(
      .extendsCycle, "\(noun)'\(first.name)' extends itself\(through)", at: first.parent,
      notes: others.map { .init("'\($0.name)' extends the next one here", at: $0.parent) })
  }
}
