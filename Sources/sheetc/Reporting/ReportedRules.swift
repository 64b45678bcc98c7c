internal import SheetDiagnostics
internal import SheetRules

/// Everything that a report may speak of, for reports that list it.
enum ReportedRules {
  static var all: [ReportedRule] {
    RuleCatalogue.sorted.map(rule)
      + LanguageErrors.all.map(error)
      + RunFaults.pages.map { fixed($0.id, $0.text) }
  }

  private static func rule(_ rule: RuleDescription) -> ReportedRule {
    ReportedRule(
      rule.id, rule.severity, rule.sentence,
      help: """
        \(rule.why)

        \(examples(rule.failing, rule.passing))

        \(RulePage.silencing(rule))
        """)
  }

  private static func error(_ error: LanguageError) -> ReportedRule {
    guard let failing = error.failing, let passing = error.passing else {
      return fixed(error.id, error.text)
    }
    return fixed(error.id, "\(error.text)\n\n\(examples(failing, passing))")
  }

  /// A file with a fault and the same put right; what is found in it takes time to find.
  private static func examples(_ failing: String, _ passing: String) -> String {
    """
    This file has the fault:

    ```yaml
    \(trimmed(failing))
    ```

    This one has not:

    ```yaml
    \(trimmed(passing))
    ```
    """
  }

  private static func trimmed(_ text: String) -> Substring {
    text.hasSuffix("\n") ? text.dropLast() : text[...]
  }

  private static func fixed(_ id: DiagnosticID, _ text: String) -> ReportedRule {
    ReportedRule(id, .error, String(text.prefix { $0 != "\n" }), help: text)
  }
}
