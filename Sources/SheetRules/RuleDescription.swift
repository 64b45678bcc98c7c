package import SheetDiagnostics

/// What a rule says about itself; its page, its tests and its entry in reports are made of this.
package struct RuleDescription: Sendable {
  /// Names the fault in kebab-case and is never reused.
  package let id: DiagnosticID
  package let severity: Severity
  /// What the rule reports, one sentence.
  package let sentence: String
  /// What users would see and where it was seen, a short paragraph of Markdown.
  package let why: String
  /// A whole sheets file with the fault and no other.
  package let failing: String
  /// The same file put right.
  package let passing: String
  /// Files that the examples import, by path.
  package var beside: KeyValuePairs<String, String> { makeBeside() }
  /// What the examples are checked for.
  package var targets: [ExampleTarget] { makeTargets() }

  // Lists are made only for whom they concern; every run asks for every rule's severity.
  private let makeBeside: @Sendable () -> KeyValuePairs<String, String>
  private let makeTargets: @Sendable () -> [ExampleTarget]

  package init(
    _ id: DiagnosticID, _ severity: Severity, _ sentence: String, why: String, failing: String,
    passing: String,
    beside: @autoclosure @escaping @Sendable () -> KeyValuePairs<String, String> = [:],
    targets: @autoclosure @escaping @Sendable () -> [ExampleTarget] = []
  ) {
    self.id = id
    self.severity = severity
    self.sentence = sentence
    self.why = why
    self.failing = failing
    self.passing = passing
    makeBeside = beside
    makeTargets = targets
  }
}
