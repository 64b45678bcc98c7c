import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A sheet that only a swipe closes, which VoiceOver does not make.
enum NoEscapeAction: ConfigurationRule {
  static var description: RuleDescription {
    RuleDescription(
      "no-escape-action", .warning,
      "A swipe is the only exit, and Escape and the VoiceOver Z gesture are switched off.",
      why: """
        People who use VoiceOver cannot swipe a sheet away: they leave with the Z gesture, as \
        people at a keyboard leave with Escape. With both switched off and no button they are \
        trapped (PanModal #173, FittedSheets #88, react-native-true-sheet #807). To ask before \
        leaving, use `confirm`, which covers every exit.
        """,
      failing: """
        version: 1

        sheets:
          cart:
            detents: [{id: half, fraction: 0.5}, maxHeight]
            dismiss: {escape: false}
            taps: {outside: none}

        """,
      passing: """
        version: 1

        sheets:
          cart:
            detents: [{id: half, fraction: 0.5}, maxHeight]
            dismiss: {confirm: true}
            taps: {outside: none}

        """)
  }

  static var judged: [TargetKey] { [.dismissEscape] }

  static func isFaulty(_ configuration: inout SheetConfiguration) -> Bool {
    !configuration.dismiss.escape && configuration.presentation == .modal
      && Exits.bySwipe(configuration) && !Exits.byTapOutside(configuration)
      && !Exits.byGrabber(configuration) && !Exits.byButton(configuration)
      && configuration.content.closes == .none
  }

  static func report(_ combination: Combination, into findings: inout RuleFindings) {
    let place = combination.place(of: .dismissEscape)
    findings.add(
      "'escape: false' traps people who use VoiceOver in '\(combination.name)'\(combination.suffix): a "
        + "swipe is its only other exit",
      at: place.span, notes: place.notes,
      fixIts: findings.lacking.escape == nil
        ? combination.fixIts(writing: "true", as: .dismissEscape) : [])
  }
}
