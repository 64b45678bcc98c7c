import SheetDiagnostics
import SheetModel
import SheetVocabulary

/// A key that a target has no way to express, so that a sheet looks other than written.
enum SettingLostInTarget: TargetRule {
  static var description: RuleDescription {
    RuleDescription(
      "setting-lost-in-target", .warning,
      "A key is written that a target cannot express, and the sheet looks or feels other than written.",
      why: """
        The file says one thing and the app shows another: the system's sheet has no colour for its \
        grabber, and moves for every keyboard (FB17890661), so that a second manager of keyboards \
        raises it twice (IQKeyboardManager #1994). Leave the key out where it does not matter, or \
        draw the sheet with the runtime. `sheetc targets NAME` lists what a target can say.
        """,
      failing: """
        version: 1

        sheets:
          note:
            detents: [{id: half, fraction: 0.5}, maxHeight]
            keyboard: ignore

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
    for shortfall in Shortfall.groups(of: sheet, target.table, .lost) {
      // 'more-detents-than-target' says how many there are.
      if shortfall.kind == .count { continue }
      findings.add(
        "\(shortfall.subjects) lost in '\(target.name)': \(shortfall.capability.sentence)",
        at: shortfall.span, notes: shortfall.notes)
    }
  }
}
