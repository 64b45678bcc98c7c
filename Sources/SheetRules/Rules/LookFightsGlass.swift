import SheetDiagnostics
import SheetModel
import SheetRuntime
import SheetVocabulary

/// A look that the system's glass does not go with, from iOS 26 on.
enum LookFightsGlass: TargetRule {
  static var description: RuleDescription {
    RuleDescription(
      "look-fights-glass", .note,
      "From iOS 26 on the system's sheets are glass, which a fixed radius or an opaque background spoils.",
      why: """
        A low sheet of the system floats there, with corners that follow the display's. A radius of \
        one's own does not match them (ugglan PR #2044), and an opaque background hides the glass \
        (code-ios-app PR #773, react-native-true-sheet's documentation). Leave the key to the \
        system, or take the look as it is and ignore this rule.
        """,
      failing: """
        version: 1

        sheets:
          cart:
            detents: [{id: half, fraction: 0.5}, maxHeight]
            theme: {cornerRadius: 16}

        """,
      passing: """
        version: 1

        sheets:
          cart:
            detents: [{id: half, fraction: 0.5}, maxHeight]

        """,
      targets: [ExampleTarget(.uikit, minimumOS: VersionNumber(17))])
  }

  static func concerns(_ target: RuleTarget) -> Bool {
    target.name == .uikit || target.name == .swiftui
  }

  static func check(
    _ sheet: inout ResolvedSheet, for target: RuleTarget, into findings: inout RuleFindings
  ) {
    let combination = Combination(base: sheet)
    if sheet.origins.isWritten(SheetKey.cornerRadius.row) {
      let place = combination.place(of: .cornerRadius)
      findings.add(
        "from iOS 26 on a low '\(sheet.key)' floats with the display's corners in '\(target.name)', which "
          + "this radius does not match",
        at: place.span, notes: place.notes)
    }
    guard sheet.origins.isWritten(SheetKey.background.row),
      case .color(let color) = sheet.configuration.theme.background,
      min(color.light.alpha, color.dark.alpha) >= 1
    else { return }
    let place = combination.place(of: .background)
    findings.add(
      "from iOS 26 on '\(sheet.key)' is glass in '\(target.name)', which this background hides",
      at: place.span, notes: place.notes)
  }
}
