import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A sheet with text fields that the keyboard covers whole.
enum TextInputNoKeyboardRoom: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "text-input-no-keyboard-room", .warning,
      "The keyboard covers the whole sheet, and the sheet does not move for it.",
      why: """
        A keyboard is about 335 points tall on a phone held upright. A sheet that is lower and \
        stays where it is disappears behind it with the field that called it up: people type \
        without seeing what (FloatingPanel #338 and #516; lucaszischka/BottomSheet's README). \
        Use `keyboard: raise` or `expand`.
        """,
      failing: """
        version: 1

        sheets:
          note:
            detents: [{id: line, height: 200}, maxHeight]
            content: {inputs: true}
            keyboard: ignore

        """,
      passing: """
        version: 1

        sheets:
          note:
            detents: [{id: line, height: 200}, maxHeight]
            content: {inputs: true}
            keyboard: raise

        """)
  }

  /// An English keyboard with suggestions on the reference device, with the inset below it.
  private static let keyboard = 335.0

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    guard sheet.configuration.content.inputs else { return }
    switch sheet.configuration.keyboard {
    case .raise, .expand: return
    case .inset, .ignore: break
    }
    let device = DeviceTable.reference
    let detents = DeviceResolution(devices.formulas, on: device).detents
    let room = keyboard - device.device.container.safeArea.bottom
    guard let smallest = detents.stops.first, smallest.height.upper <= room else { return }
    let combination = Combination(base: sheet)
    let place = combination.place(of: .keyboard)
    let most =
      (smallest.height.isKnown ? "" : "at most ") + Wording.points(smallest.height.upper)[0]
    findings.add(
      "the keyboard covers all of '\(DetentTokens.name(of: smallest.id, in: sheet.names))' "
        + "(\(most) points) on \(device.name), fields included; use "
        + "'raise' or 'expand'",
      at: place.span, notes: place.notes)
  }
}
