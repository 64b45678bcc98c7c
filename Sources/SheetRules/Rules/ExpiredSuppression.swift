import SheetDiagnostics

/// A suppression comment whose last day is over.
enum ExpiredSuppression: SuppressionFault {
  static var description: RuleDescription {
    RuleDescription(
      "expired-suppression", .warning,
      "A `sheetc:ignore` comment was to hold until a day that is over.",
      why: """
        A day after `until` is a promise to come back. From the day after it the comment \
        silences nothing, and says so, until somebody repairs the sheet or gives a new day and a \
        new reason.
        """,
      failing: """
        version: 1

        sheets:
          cart:
            # sheetc:ignore unsorted-detents until 2024-06-30 -- until the redesign ships
            detents: [{id: low, fraction: 0.3}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            detents: [{id: low, fraction: 0.3}, maxHeight]

        """)
  }

  static func message(for suppression: Suppression, finding line: Int?) -> String {
    let until = suppression.until.map { "\($0)" } ?? ""
    return "the suppression of '\(suppression.subject)' ended on \(until): \(suppression.reason)"
  }

  static func span(of suppression: Suppression) -> SourceSpan {
    suppression.untilSpan ?? suppression.ruleSpan
  }

  /// None: what the comment silenced is still there.
  static func fixIts(for suppression: Suppression, finding line: Int?, in file: SourceFile)
    -> [FixIt]
  { [] }
}
