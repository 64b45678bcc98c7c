package import SheetDiagnostics
import SheetVocabulary

/// Takes what one rule finds and gives it the rule's id and level.
package struct RuleFindings: ~Copyable {
  private(set) var report: Report
  /// Its place in the catalogue; its id is looked up when it finds something.
  private var rule = 0
  private var severity = Severity.warning
  private var target: TargetName?
  /// What targets of the project do not have.
  let lacking: Lacking

  init(_ report: consuming Report, lacking: Lacking = Lacking([])) {
    self.report = report
    self.lacking = lacking
  }

  /// - Parameters:
  ///   - rule: Place of the rule in the catalogue.
  ///   - target: The target that the findings are about, if they are about one.
  mutating func begin(_ rule: Int, _ severity: Severity, of target: TargetName? = nil) {
    self.rule = rule
    self.severity = severity
    self.target = target
  }

  consuming func finish() -> Report { report }

  /// Adds a finding at the token that caused it.
  package mutating func add(
    _ message: String, at span: SourceSpan, notes: [Diagnostic.Note] = [], fixIts: [FixIt] = []
  ) {
    let id = RuleCatalogue.rules[rule].description.id
    report.add(
      Diagnostic(
        severity, id, message, at: span, notes: notes, fixIts: fixIts, aspect: target?.rawValue))
  }
}
