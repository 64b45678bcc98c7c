import SheetDiagnostics
import SheetModel
import SheetRuntime
import SheetVocabulary

/// A sheet of SwiftUI that both lets touches through and paints its background.
enum PassthroughWithBackground: TargetRule {
  static var description: RuleDescription {
    RuleDescription(
      "passthrough-with-background", .warning,
      "In SwiftUI on iOS 17, a sheet's own background and touches that pass through lock the app up.",
      why: """
        From iOS 17.4 on the two together left an app that answered no touch anywhere, until the \
        background was taken away (mbta/mobile_app PR #1804). Leave one of the two out, or run from \
        iOS 18 on.
        """,
      failing: """
        version: 1

        sheets:
          map:
            detents: [{id: peek, height: 120}, maxHeight]
            passthrough: {through: peek}
            theme: {background: {system: secondarySystemBackground, opacity: 0.9}}

        """,
      passing: """
        version: 1

        sheets:
          map:
            detents: [{id: peek, height: 120}, maxHeight]
            passthrough: {through: peek}

        """,
      targets: [ExampleTarget(.swiftui, minimumOS: VersionNumber(17))])
  }

  static func concerns(_ target: RuleTarget) -> Bool {
    target.name == .swiftui && target.runs(before: VersionNumber(18))
  }

  static func check(
    _ sheet: inout ResolvedSheet, for target: RuleTarget, into findings: inout RuleFindings
  ) {
    guard sheet.configuration.passthrough != .never,
      sheet.origins.isWritten(SheetKey.background.row)
    else { return }
    let combination = Combination(base: sheet)
    let place = combination.keyPlace(of: .background)
    findings.add(
      "on iOS 17 an app can lock up whole while '\(sheet.key)' lets touches through and has a background of "
        + "its own",
      at: place.span, notes: place.notes + [combination.note(about: .passthrough)])
  }
}
