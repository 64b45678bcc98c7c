import SheetDiagnostics
import SheetModel
import SheetVocabulary

/// A key that a target has no way to express.
enum SettingLostInTarget: TargetRule {
  static var description: RuleDescription {
    RuleDescription(
      "setting-lost-in-target", .warning,
      "A key is written that a target cannot express on any system.",
      why: """
        The file says one thing and the app does another: the system's sheet has no colour for its \
        grabber, and moves for every keyboard (FB17890661), so that a second manager of keyboards \
        raises it twice (IQKeyboardManager #1994). Leave the key out where it does not matter, or \
        draw the sheet with the runtime.
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
      targets: [RuleTarget(.uikit, minimumOS: VersionNumber(16))])
  }

  static func concerns(_ target: RuleTarget) -> Bool {
    Capabilities.of(target.name).limits.contains { $0.support == .never }
  }

  static func check(
    _ sheet: inout ResolvedSheet, for target: RuleTarget, into findings: inout RuleFindings
  ) {
    for limit in Capabilities.of(target.name).limits where limit.support == .never {
      guard sheet.origins.isWritten(limit.key.row), limit.isAsked(sheet.configuration) else {
        continue
      }
      let place = Combination(base: sheet).keyPlace(of: limit.key)
      findings.add(
        "'\(limit.key.path)' is lost in '\(target.name)': \(limit.instead)", at: place.span,
        notes: place.notes)
    }
  }
}
