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
        half of the smallest detent's height. A `dismiss.velocity` of next to nothing does the same: \
        it counts points per second, and no finger leaves the screen slower than a few dozen.
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
  /// Points per second that a finger has which is only lifted.
  private static let slowest = 50.0

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    if !isHair(&sheet.configuration), !devices.hasVariants { return }
    checkCombinations(&sheet, on: &devices, into: &findings)
  }

  static func isFaulty(_ configuration: inout SheetConfiguration) -> Bool {
    isHair(&configuration) && configuration.presentation == .modal
      && configuration.style == .bottom && Exits.bySwipe(configuration)
      && configuration.release.policy != .panmodal && !configuration.dismiss.confirm
  }

  private static func isHair(_ configuration: inout SheetConfiguration) -> Bool {
    configuration.dismiss.distance < least || isSlow(&configuration)
  }

  private static func isSlow(_ configuration: inout SheetConfiguration) -> Bool {
    if let velocity = configuration.dismiss.velocity { return velocity < slowest }
    return false
  }

  static func report(_ combination: Combination, into findings: inout RuleFindings) {
    if let velocity = combination.configuration.dismiss.velocity, velocity < slowest,
      combination.configuration.dismiss.distance >= least
    {
      let place = combination.place(of: .dismissVelocity)
      return findings.add(
        "any drag down dismisses '\(combination.name)'\(combination.suffix): it is faster than "
          + "\(Wording.points(velocity)[0]) points per second, and 700 are a flick; 'none' leaves speed out",
        at: place.span, notes: place.notes)
    }
    let place = combination.place(of: .dismissDistance)
    findings.add(
      "the slightest drag down dismisses '\(combination.name)'\(combination.suffix); with 'distance: 0.5' "
        + "it takes half of its height",
      at: place.span, notes: place.notes)
  }
}
