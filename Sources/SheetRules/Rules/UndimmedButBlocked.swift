import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A view behind that looks within reach and answers nothing.
enum UndimmedButBlocked: ConfigurationRule {
  static var description: RuleDescription {
    RuleDescription(
      "undimmed-but-blocked", .warning,
      "The view behind is not dimmed and looks within reach, but answers no touch.",
      why: """
        Without dimming people take what they see for usable. Here touches are held back and a \
        tap outside does nothing, so the app looks frozen. On Apple's sheets the two cannot be \
        parted (`largestUndimmedDetentIdentifier`). Let touches through with `passthrough`, or \
        dim what is out of reach.
        """,
      failing: """
        version: 1

        sheets:
          tools:
            detents: [{id: low, fraction: 0.3}, maxHeight]
            theme: {dimming: none}
            taps: {outside: none}

        """,
      passing: """
        version: 1

        sheets:
          tools:
            detents: [{id: low, fraction: 0.3}, maxHeight]
            theme: {dimming: none}
            taps: {outside: none}
            passthrough: always

        """)
  }

  static var judged: [TargetKey] { [.themeDimming, .tapsOutside] }

  static func isFaulty(_ configuration: inout SheetConfiguration) -> Bool {
    guard configuration.taps.outside == .none, configuration.passthrough == .never,
      configuration.style == .bottom, configuration.presentation == .modal
    else { return false }
    let dimming = configuration.theme.dimming
    return !dimming.isPresent
      || (dimming.blur == .none
        && dimming.opacity * max(dimming.color.light.alpha, dimming.color.dark.alpha) < 0.02)
  }

  static func report(_ combination: Combination, into findings: inout RuleFindings) {
    let place = combination.place(of: .dimming)
    findings.add(
      "the view behind '\(combination.name)' is not dimmed and answers no touch\(combination.suffix): it "
        + "looks usable and is not",
      at: place.span, notes: place.notes + [combination.note(about: .tapsOutside)])
  }
}
