import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A dismissal by drag that other keys have made impossible.
enum UnreachableDismissal: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "unreachable-dismissal", .warning,
      "A way to swipe the sheet away is described, and drags are switched off.",
      why: """
        Whoever wrote `dismiss.swipe: true` or a `dismiss.distance` meant the sheet to be swiped \
        away, and it cannot be. One of the two lines is a leftover, and readers of the file \
        believe the wrong one.
        """,
      failing: """
        version: 1

        sheets:
          cart:
            header: {height: 52, trailing: close}
            detents: [{id: half, fraction: 0.5}, maxHeight]
            swipeMode: none
            dismiss: {swipe: true}

        """,
      passing: """
        version: 1

        sheets:
          cart:
            header: {height: 52, trailing: close}
            detents: [{id: half, fraction: 0.5}, maxHeight]
            swipeMode: none
            dismiss: {swipe: false}

        """)
  }

  static var judged: [TargetKey] { [.swipeMode] }

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    guard sheet.configuration.presentation == .modal, sheet.configuration.dismiss.swipe else {
      return
    }
    if Exits.isSwipeTooLong(sheet.configuration), sheet.configuration.swipeMode != .none {
      if findings.lacking.losesEverywhere(anyOf: [.dismissDistance], in: sheet.configuration) {
        return
      }
      let place = Combination(base: sheet).place(of: .dismissDistance)
      return findings.add(
        "no finger drags '\(sheet.key)' away: 'distance: 1' is all of its height, and 'velocity: none' "
          + "leaves no other way",
        at: place.span, notes: place.notes)
    }
    guard sheet.configuration.swipeMode == .none else { return }
    // Only what the sheet itself says of dismissal: what it inherits was written for other sheets too.
    let keys = [SheetKey.dismissSwipe, .dismissDistance, .dismissVelocity]
    let dead = keys.filter { sheet.origins.layer(of: $0.row).kind == .own }
    if dead.isEmpty { return }
    if findings.lacking.losesEverywhere(anyOf: judged, in: sheet.configuration) { return }
    let combination = Combination(base: sheet)
    let cause = sheet.origins.valueSpan(of: SheetKey.swipeMode.row)
    // Where a target lets the sheet be dragged, this is what dismisses it.
    let isDragged = findings.lacking.losesSomewhere(.swipeMode, in: sheet.configuration)
    // 'swipe' says it all; the keys that refine it are told apart, since each has to go.
    for key in dead where key.row == dead[0].row || dead[0].row != SheetKey.dismissSwipe.row {
      let place = combination.keyPlace(of: key)
      findings.add(
        "'\(key.path)' has no effect: '\(sheet.key)' cannot be dragged", at: place.span,
        notes: [.init("drags are switched off by 'swipeMode: none'", at: cause)],
        // It may as well be the drags that were switched off by mistake.
        fixIts: isDragged
          ? []
          : key.row != SheetKey.dismissSwipe.row
            ? Removal.fixIt(of: key, sheet.origins, .guess)
            : dead.count == 1 ? combination.fixIts(writing: "false", as: key) : [])
    }
  }
}
