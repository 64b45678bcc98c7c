extension Diagnostic {
  /// The one fix-it that a tool may choose by itself, if it may apply guesses or not; several of a kind are
  /// alternatives, between which only a person can choose.
  package func fixIt(withGuesses: Bool) -> FixIt? {
    let safe = fixIts.filter { $0.applicability == .safe }
    if !safe.isEmpty { return safe.count == 1 ? safe[0] : nil }
    return withGuesses && fixIts.count == 1 ? fixIts[0] : nil
  }
}
