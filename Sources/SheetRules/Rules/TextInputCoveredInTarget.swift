import SheetDiagnostics
import SheetModel
import SheetRuntime
import SheetVocabulary

/// A sheet with text fields that the keyboard covers whole in a target, which does not move sheets by itself.
enum TextInputCoveredInTarget: TargetRule {
  static var description: RuleDescription {
    RuleDescription(
      "text-input-covered-in-target", .warning,
      "A target does not move its sheets for the keyboard, which covers the whole of one with text fields.",
      why: """
        Nobody has to write `keyboard`, as sheets of the runtime and of the system rise by \
        themselves. Those of libraries stay where they are, and people type into a field that they \
        do not see (FloatingPanel #338 and #516). Let the sheet be taller than a keyboard, about \
        335 points on a phone, with its field at the top; or move the sheet in the app, and silence \
        this.
        """,
      failing: """
        version: 1

        sheets:
          note:
            preset: lbbottomsheet
            detents: [{id: line, height: 200}]
            content: {inputs: true, scrolls: true}

        """,
      passing: """
        version: 1

        sheets:
          note:
            preset: lbbottomsheet
            detents: [{id: tall, fraction: 0.7}]
            content: {inputs: true, scrolls: true}

        """,
      targets: [ExampleTarget(.lbbottomsheet)])
  }

  static func concerns(_ target: RuleTarget) -> Bool {
    if target.table.isComplete { return false }
    return switch target.table.own.keyboard {
    case .ignore, .inset: true
    case .raise, .expand: false
    }
  }

  static func check(
    _ sheet: inout ResolvedSheet, for target: RuleTarget, into findings: inout RuleFindings
  ) {
    guard sheet.configuration.content.inputs else { return }
    look(at: &sheet, for: target, into: &findings)
  }

  // Apart, as what it copies would take pages of the stack from every sheet.
  @inline(never)
  private static func look(
    at sheet: inout ResolvedSheet, for target: RuleTarget, into findings: inout RuleFindings
  ) {
    var devices = SheetOnDevices()
    devices.update(&sheet)
    for group in [SizeClassGroup.compactRegular, .compactCompact] {
      if devices.formulas[group].isSystemPresentation { continue }
      let combination = Combination(of: sheet, in: group)
      // One that is written is lost, which is said there.
      guard !combination.origins.isWritten(TargetKey.keyboard.row),
        let capability = target.table.capability(of: .keyboard, in: combination.configuration),
        capability.means == .lost
      else { continue }
      for device in SheetOnDevices.witnesses(of: group) {
        guard let covered = Keyboard.cover(on: device),
          let message = Keyboard.messageAboutCover(
            DeviceResolution(devices.formulas, on: device), covered, combination, device)
        else { continue }
        let place = combination.place(of: .contentInputs)
        return findings.add(
          "\(message) with '\(target.name)', fields included: its sheets stay where they are",
          at: place.span, notes: place.notes)
      }
    }
  }
}
