/// A kind of finding as reports describe it.
package struct ReportedRule: Sendable {
  package let id: DiagnosticID
  package let severity: Severity
  /// What is reported, one sentence.
  package let sentence: String
  /// What to do about it, in Markdown.
  package let help: String

  package init(_ id: DiagnosticID, _ severity: Severity, _ sentence: String, help: String) {
    self.id = id
    self.severity = severity
    self.sentence = sentence
    self.help = help
  }
}
