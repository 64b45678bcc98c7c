import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A sheet that the slightest drag down dismisses.
enum HairTriggerDismissal: ConfigurationRule {
  static var description: RuleDescription {
    RuleDescription(
      "hair-trigger-dismissal", .warning,
      "The slightest drag down dismisses the sheet.",
      why: """
        With a `dismiss.distance` of next to nothing a finger that only rests on the sheet and \
        moves a little throws it away, with whatever had been typed. People of libraries without \
        such a limit ask for one (HeathWang/HWPanModal #159). The value that is built in, 0.5, is \
        half of the smallest detent's height.
        """,
      failing: """
        version: 1

        sheets:
          note:
            detents: [{id: half, fraction: 0.5}, maxHeight]
            dismiss: {distance: 0.02}

        """,
      passing: """
        version: 1

        sheets:
          note:
            detents: [{id: half, fraction: 0.5}, maxHeight]
            dismiss: {distance: 0.25}

        """)
  }

  static var judged: [TargetKey] { [.dismissDistance] }

  /// Less of a sheet's height than this is no decision.
  private static let least = 0.05

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    if sheet.configuration.dismiss.distance >= least, !devices.hasVariants { return }
    checkCombinations(&sheet, on: &devices, into: &findings)
  }

  static func isFaulty(_ configuration: inout SheetConfiguration) -> Bool {
    configuration.dismiss.distance < least && configuration.presentation == .modal
      && configuration.style == .bottom && Exits.bySwipe(configuration)
      && configuration.release.policy != .panmodal && !configuration.dismiss.confirm
  }

  static func report(_ combination: Combination, into findings: inout RuleFindings) {
    let place = combination.place(of: .dismissDistance)
    findings.add(
      "the slightest drag down dismisses '\(combination.name)'\(combination.suffix); with 'distance: 0.5' "
        + "it takes half of its height",
      at: place.span, notes: place.notes)
  }
}
