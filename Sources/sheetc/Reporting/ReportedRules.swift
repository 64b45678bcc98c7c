internal import SheetDiagnostics
internal import SheetRules

/// Everything that a report may speak of, for reports that list it.
enum ReportedRules {
  static var all: [ReportedRule] {
    RuleCatalogue.sorted.map(rule)
      + LanguageErrors.ids.map { id in
        fixed(id, LanguageErrors.text(on: id.name) ?? "")
      }
      + RunFaults.pages.map { fixed($0.id, $0.text) }
  }

  private static func rule(_ rule: RuleDescription) -> ReportedRule {
    ReportedRule(
      rule.id, rule.severity, rule.sentence,
      help: """
        \(rule.why)

        This file has the fault:

        ```yaml
        \(trimmed(rule.failing))
        ```

        This one has not:

        ```yaml
        \(trimmed(rule.passing))
        ```

        \(RulePage.silencing(rule))
        """)
  }

  private static func trimmed(_ text: String) -> Substring {
    text.hasSuffix("\n") ? text.dropLast() : text[...]
  }

  private static func fixed(_ id: DiagnosticID, _ text: String) -> ReportedRule {
    ReportedRule(id, .error, String(text.prefix { $0 != "\n" }), help: text)
  }
}
