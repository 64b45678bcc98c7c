package import SheetDiagnostics
import SheetVocabulary

/// Takes what one rule finds and gives it the rule's id and level.
package struct RuleFindings: ~Copyable {
  private(set) var report: Report
  /// Its place in the catalogue; its id is looked up when it finds something.
  private var rule = 0
  private var severity = Severity.warning
  private var target: TargetName?
  /// A target of the project that draws no header, so that no button of one is a remedy.
  let headerless: TargetName?

  init(_ report: consuming Report, headerless: TargetName? = nil) {
    self.report = report
    self.headerless = headerless
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
