import SheetDiagnostics
import SheetModel
import SheetRuntime
import SheetVocabulary

/// A sheet that only a swipe closes, for a target whose library knows neither Escape nor VoiceOver's gesture.
enum NoEscapeInTarget: TargetRule {
  static var description: RuleDescription {
    RuleDescription(
      "no-escape-in-target", .warning,
      "A swipe is the only exit, and a target knows neither Escape nor the VoiceOver Z gesture.",
      why: """
        People who use VoiceOver cannot swipe a sheet away: they leave with the Z gesture, as \
        people at a keyboard leave with Escape. Some libraries have neither, so that a swipe alone \
        traps them (PanModal #173). Let a tap outside close the sheet, or give the content a \
        button that does, and say so: `content: {closes: control}`.
        """,
      failing: """
        version: 1

        sheets:
          cart:
            preset: panmodal
            detents: [{id: half, fraction: 0.5}, maxHeight]
            dismiss: {confirm: false}
            taps: {outside: none}

        """,
      passing: """
        version: 1

        sheets:
          cart:
            preset: panmodal
            detents: [{id: half, fraction: 0.5}, maxHeight]
            dismiss: {confirm: false}
            taps: {outside: none}
            content: {closes: control}

        """,
      targets: [ExampleTarget(.panmodal)])
  }

  static func concerns(_ target: RuleTarget) -> Bool {
    !target.table.isComplete && !target.table.own.dismiss.escape
  }

  static func check(
    _ sheet: inout ResolvedSheet, for target: RuleTarget, into findings: inout RuleFindings
  ) {
    if isFaulty(&sheet.configuration, target.table) {
      return report(Combination(base: sheet), target, into: &findings)
    }
    if sheet.variants.isEmpty { return }
    switch target.table.variants.means {
    case .native, .generated: break
    case .approximated, .lost, .opposite: return
    }
    for var variant in sheet.variants.all where isFaulty(&variant.configuration, target.table) {
      return report(Combination(variant, of: sheet), target, into: &findings)
    }
  }

  private static func isFaulty(
    _ configuration: inout SheetConfiguration, _ table: TargetTable
  ) -> Bool {
    // With Escape switched off it is a trap in every target, and nobody is trapped where touches pass.
    guard configuration.presentation == .modal, configuration.dismiss.escape,
      configuration.content.closes == .none, Exits.bySwipe(configuration),
      !Exits.byTapOutside(configuration), !Exits.isPassing(configuration)
    else { return false }
    return !isTouched(configuration, table)
  }

  /// Whether the target has a grabber or a button to press.
  private static func isTouched(
    _ configuration: borrowing SheetConfiguration, _ table: TargetTable
  ) -> Bool {
    (Exits.byGrabber(configuration) && has(.tapsGrabber, configuration, table))
      || (has(.header, configuration, table)
        && (Exits.byLeadingButton(configuration) && has(.headerLeading, configuration, table)
          || Exits.byTrailingButton(configuration) && has(.headerTrailing, configuration, table)))
  }

  private static func has(
    _ key: TargetKey, _ configuration: borrowing SheetConfiguration, _ table: TargetTable
  ) -> Bool {
    switch table.capability(of: key, in: configuration)?.means {
    case .lost, .opposite: false
    case .native, .generated, .approximated, nil: true
    }
  }

  private static func report(
    _ combination: Combination, _ target: RuleTarget, into findings: inout RuleFindings
  ) {
    let place = combination.targetPlace(of: .tapsOutside)
    findings.add(
      "people who use VoiceOver cannot close '\(combination.name)' with '\(target.name)'"
        + "\(combination.suffix): a swipe is its only exit there, and Escape does nothing",
      at: place.span, notes: place.notes)
  }
}
