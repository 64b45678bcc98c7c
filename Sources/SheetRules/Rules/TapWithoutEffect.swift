import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A tap that is described and can never be made.
enum TapWithoutEffect: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "tap-without-effect", .warning,
      "A tap is described that can never be made, or that has nowhere to go.",
      why: """
        Whoever wrote the tap counts on it, often as the way out of the sheet. Where touches \
        pass through at every height there is nothing outside to tap (LBBottomSheet disables its \
        button there without a word), without grabber or header there is none to tap on, and where \
        there is one height no tap leads to another.
        """,
      failing: """
        version: 1

        sheets:
          map:
            detents: [{id: low, fraction: 0.3}, maxHeight]
            passthrough: always
            taps: {outside: leave}

        """,
      passing: """
        version: 1

        sheets:
          map:
            detents: [{id: low, fraction: 0.3}, maxHeight]
            passthrough: {through: low}
            taps: {outside: leave}

        """)
  }

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    let taps = sheet.configuration.taps
    // A sheet that this leaves without an exit has the worse fault.
    if taps.outside != .none, Exits.isPassing(sheet.configuration),
      !NoExit.isFaulty(&sheet.configuration)
    {
      report(
        .tapsOutside, "touches pass through at every height of", sheet, devices,
        because: .passthrough, into: &findings)
    }
    if taps.grabber != .none, !sheet.configuration.theme.grabber.isPresent {
      report(
        .tapsGrabber, "there is no grabber in", sheet, devices, because: .grabber, into: &findings)
    }
    if taps.header != .none, !sheet.configuration.header.isPresent {
      report(.tapsHeader, "there is no header in", sheet, devices, because: nil, into: &findings)
    }
    guard DeadKeys.hasOneHeight(sheet.configuration) else { return }
    let oneHeight = "there is one height to go to in"
    if taps.grabber == .next, sheet.configuration.theme.grabber.isPresent {
      report(.tapsGrabber, oneHeight, sheet, devices, because: .detents, into: &findings)
    }
    if taps.header == .next, sheet.configuration.header.isPresent {
      report(.tapsHeader, oneHeight, sheet, devices, because: .detents, into: &findings)
    }
    let lowers =
      taps.outside == .smallest
      || taps.outside == .leave && sheet.configuration.presentation == .persistent
    if lowers, !Exits.isPassing(sheet.configuration) {
      report(.tapsOutside, oneHeight, sheet, devices, because: .detents, into: &findings)
    }
  }

  /// Reports a tap that the sheet itself writes; what it inherits was written for other sheets too.
  private static func report(
    _ key: SheetKey, _ reason: String, _ sheet: borrowing ResolvedSheet,
    _ devices: borrowing SheetOnDevices, because cause: SheetKey?, into findings: inout RuleFindings
  ) {
    // A variant may be what the tap is for.
    guard !devices.hasVariants, sheet.origins.layer(of: key.row).kind == .own else { return }
    let combination = Combination(base: sheet)
    let place = combination.place(of: key)
    var notes = place.notes
    if let cause, sheet.origins.isWritten(cause.row) {
      notes.append(combination.note(about: cause))
    }
    // Without the key a tap outside would dismiss the sheet, where it reaches that.
    let isOtherOutside =
      key.row == SheetKey.tapsOutside.row && sheet.configuration.taps.outside == .smallest
    findings.add(
      "'\(key.path)' has no effect: \(reason) '\(sheet.key)'", at: place.span, notes: notes,
      // Whoever wrote it may have counted on it as a way out.
      fixIts: isOtherOutside
        ? combination.fixIts(writing: "none", as: key)
        : Removal.fixIt(of: key, sheet.origins, .guess))
  }
}
