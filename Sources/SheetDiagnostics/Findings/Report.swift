/// What the stages of one run have found so far, in the order they found it.
///
/// Each stage takes a report `inout`, adds to it and goes on; none throws for a user's mistake.
package struct Report: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []
  package private(set) var errorCount = 0
  /// What comments silence, with their reasons; counted nowhere.
  package private(set) var suppressed: [Finding] = []

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

  package mutating func error(
    _ id: DiagnosticID,
    _ message: String,
    at span: SourceSpan?,
    notes: [Diagnostic.Note] = [],
    fixIts: [FixIt] = []
  ) {
    add(Diagnostic(.error, id, message, at: span, notes: notes, fixIts: fixIts))
  }

  /// The same without what has a severity.
  package func without(_ severity: Severity) -> Report {
    var kept = Report()
    for diagnostic in diagnostics where diagnostic.severity != severity { kept.add(diagnostic) }
    kept.suppressed = suppressed
    return kept
  }

  /// Adds everything `other` found, after what is here already.
  package mutating func merge(_ other: Report) {
    errorCount += other.errorCount
    diagnostics += other.diagnostics
    suppressed += other.suppressed
  }
}
