package import SheetDiagnostics

/// Takes what one rule finds and gives it the rule's id and level.
package struct RuleFindings: ~Copyable {
  private(set) var report: Report
  fileprivate(set) var id: DiagnosticID = ""
  fileprivate(set) var severity = Severity.warning

  init(_ report: consuming Report) {
    self.report = report
  }

  mutating func begin(_ id: DiagnosticID, _ severity: Severity) {
    self.id = id
    self.severity = severity
  }

  consuming func finish() -> Report { report }

  /// Adds a finding at the token that caused it.
  package mutating func add(
    _ message: String, at span: SourceSpan, notes: [Diagnostic.Note] = [], fixIts: [FixIt] = []
  ) {
    report.add(Diagnostic(severity, id, message, at: span, notes: notes, fixIts: fixIts))
  }
}
