import SheetDiagnostics
import SheetModel
import SheetRuntime

/// Drags are left to the top of a sheet that has neither grabber nor header.
enum SwipeModeWithoutEffect: ConfigurationRule {
  static var description: RuleDescription {
    RuleDescription(
      "swipe-mode-without-effect", .warning,
      "`swipeMode: top` leaves drags to a grabber and a header that are not there.",
      why: """
        The sheet then cannot be dragged at all, and looks as if it could. LBBottomSheet keeps \
        an invisible strip in that case, which nobody finds. Show the grabber, give it a header, \
        or let drags begin anywhere.
        """,
      failing: """
        version: 1

        sheets:
          place:
            detents: [{id: low, fraction: 0.3}, maxHeight]
            theme: {grabber: none}
            swipeMode: top

        """,
      passing: """
        version: 1

        sheets:
          place:
            header: {height: 52, title: Place}
            detents: [headerOnly, maxHeight]
            initial: maxHeight
            theme: {grabber: none}
            swipeMode: top
            taps: {header: next}

        """)
  }

  static var judged: [TargetKey] { [.swipeMode] }

  static func isFaulty(_ configuration: inout SheetConfiguration) -> Bool {
    configuration.swipeMode == .top && configuration.style == .bottom
      && !Exits.hasTop(configuration)
  }

  static func report(_ combination: Combination, into findings: inout RuleFindings) {
    let place = combination.place(of: .swipeMode)
    findings.add(
      "'top' leaves drags to the grabber and the header, and '\(combination.name)' has neither"
        + "\(combination.suffix)",
      at: place.span,
      notes: place.notes
        + (combination.origins.isWritten(SheetKey.grabber.row)
          ? [combination.note(about: .grabber)] : []))
  }
}
