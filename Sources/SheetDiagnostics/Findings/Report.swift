/// What the stages of one run have found so far, in the order they found it.
///
/// Each stage takes a report `inout`, adds to it and goes on; none throws for a user's mistake.
package struct Report: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []
  package private(set) var errorCount = 0
  /// What comments silence, with their reasons; counted nowhere.
  package private(set) var suppressed: [Finding] = []
  /// What a baseline lists; counted nowhere else.
  package private(set) var baselined: [Diagnostic] = []

  package init() {}

  package var hasErrors: Bool { errorCount > 0 }

  package mutating func add(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { errorCount += 1 }
    diagnostics.append(diagnostic)
  }

  /// Adds what a comment silences.
  package mutating func addSuppressed(_ diagnostic: Diagnostic, reason: String) {
    suppressed.append(Finding(diagnostic, silencedFor: reason))
  }

  /// Adds what a baseline lists.
  package mutating func addBaselined(_ diagnostic: Diagnostic) {
    baselined.append(diagnostic)
  }

  package mutating func error(
    _ id: DiagnosticID,
    _ message: String,
    at span: SourceSpan?,
    notes: [Diagnostic.Note] = [],
    fixIts: [FixIt] = []
  ) {
    add(Diagnostic(.error, id, message, at: span, notes: notes, fixIts: fixIts))
  }

  /// Takes back what turned out to follow from something else.
  package mutating func removeAll(where isFollowOn: (Diagnostic) -> Bool) {
    diagnostics.removeAll(where: isFollowOn)
    errorCount = diagnostics.count { $0.severity == .error }
  }

  /// Says in other words what was found since there were `known` findings.
  package mutating func reword(since known: Int, _ change: (inout Diagnostic) -> Void) {
    for index in diagnostics.indices.dropFirst(known) { change(&diagnostics[index]) }
  }

  /// The same without what has a severity.
  package func without(_ severity: Severity) -> Report {
    var kept = Report()
    for diagnostic in diagnostics where diagnostic.severity != severity { kept.add(diagnostic) }
    kept.suppressed = suppressed
    kept.baselined = baselined
    return kept
  }

  /// Puts what was found in the order of `ordered(in:)`.
  package mutating func sort(in sources: SourceMap) {
    diagnostics = ordered(in: sources)
  }

  /// The same findings, of which a baseline lists those at `places`.
  package func baselining(_ places: Set<Int>) -> Report {
    if places.isEmpty { return self }
    var report = Report()
    for (place, diagnostic) in diagnostics.enumerated() {
      if places.contains(place) {
        report.addBaselined(diagnostic)
      } else {
        report.add(diagnostic)
      }
    }
    report.suppressed = suppressed
    report.baselined += baselined
    return report
  }

  /// Adds everything `other` found, after what is here already.
  package mutating func merge(_ other: Report) {
    errorCount += other.errorCount
    diagnostics += other.diagnostics
    suppressed += other.suppressed
    baselined += other.baselined
  }

  /// The same without what a baseline lists.
  package func withoutBaselined() -> Report {
    var report = self
    report.baselined = []
    return report
  }
}
