import SheetDiagnostics
import SheetModel
import SheetVocabulary

/// A key for which a target has only something like it.
enum SettingApproximatedInTarget: TargetRule {
  static var description: RuleDescription {
    RuleDescription(
      "setting-approximated-in-target", .note,
      "A target has only something near what a sheet says.",
      why: """
        Libraries count heights from other edges, and know other curves and thresholds, so that what is \
        generated comes close and no closer. Read what it becomes once, and silence it where that is fine.
        """,
      failing: """
        version: 1

        sheets:
          note:
            detents: [{id: half, fraction: 0.5}, maxHeight]
            swipeMode: top

        """,
      passing: """
        version: 1

        sheets:
          note:
            detents: [{id: half, fraction: 0.5}, maxHeight]

        """,
      targets: [ExampleTarget(.uikit, minimumOS: VersionNumber(16))])
  }

  static var listsKeys: Bool { true }

  static func concerns(_ target: RuleTarget) -> Bool { !target.table.isComplete }

  static func check(
    _ sheet: inout ResolvedSheet, for target: RuleTarget, into findings: inout RuleFindings
  ) {
    for shortfall in Shortfall.groups(of: sheet, target.table, .approximated) {
      findings.add(
        "\(shortfall.subjects) approximated in '\(target.name)': \(shortfall.capability.sentence)",
        at: shortfall.span, notes: shortfall.notes)
    }
  }
}
