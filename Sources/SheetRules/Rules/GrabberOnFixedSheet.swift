import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A grabber on a sheet that no drag moves.
enum GrabberOnFixedSheet: ConfigurationRule {
  static var description: RuleDescription {
    RuleDescription(
      "grabber-on-fixed-sheet", .note,
      "A grabber is shown on a sheet that no drag moves.",
      why: """
        The grabber promises that the sheet can be resized or swiped away. Here it has one \
        height and stays, so people pull, the sheet springs back, and they pull again. Take it \
        away with `theme: {grabber: none}`; react-native-true-sheet does so by itself.
        """,
      failing: """
        version: 1

        sheets:
          consent:
            header: {height: 52, trailing: close}
            detents: [{at: fitContent, min: 120}]
            dismiss: {swipe: false}

        """,
      passing: """
        version: 1

        sheets:
          consent:
            header: {height: 52, trailing: close}
            detents: [{at: fitContent, min: 120}]
            dismiss: {swipe: false}
            theme: {grabber: none}

        """)
  }

  static var judged: [TargetKey] { [.themeGrabber] }

  static func isFaulty(_ configuration: inout SheetConfiguration) -> Bool {
    guard configuration.theme.grabber.isPresent, configuration.style == .bottom,
      configuration.free == nil, configuration.taps.grabber != .leave
    else { return false }
    guard configuration.detents.count == 1 else { return false }
    if configuration.presentation == .persistent { return true }
    // A sheet that nothing closes has another fault.
    return !Exits.bySwipe(configuration)
      && (Exits.byTapOutside(configuration) || Exits.byButton(configuration)
        || configuration.content.closes != .none)
  }

  static func report(_ combination: Combination, into findings: inout RuleFindings) {
    let isWritten = combination.origins.isWritten(SheetKey.grabber.row)
    let place = isWritten ? combination.place(of: .grabber) : (span: combination.span, notes: [])
    let reason = isWritten ? "" : ", which is there by default,"
    findings.add(
      "'\(combination.name)' shows a grabber\(reason)\(combination.suffix) and no drag moves it; take it "
        + "away with 'theme: {grabber: none}'",
      at: place.span, notes: place.notes)
  }
}
