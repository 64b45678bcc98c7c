import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A sheet with text fields that the keyboard covers whole, or more than half of it where nothing scrolls.
enum TextInputNoKeyboardRoom: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "text-input-no-keyboard-room", .warning,
      "The keyboard covers the sheet, or most of it, and the sheet does not move for it.",
      why: """
        A keyboard is about 335 points tall on a phone held upright. A sheet that is lower and \
        stays where it is disappears behind it with the field that called it up: people type \
        without seeing what (FloatingPanel #338 and #516; lucaszischka/BottomSheet's README). Where \
        content does not scroll, half of a sheet behind the keyboard is as bad, and so is the end of \
        one that is as tall as its content. \
        Use `keyboard: raise` or `expand`. A `limit` far below the top can leave too little room \
        above the keyboard all the same, in landscape first.
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

  static var judged: [TargetKey] { [.keyboard] }

  /// A line of text and a finger's width, in points.
  private static let line = 44.0

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    guard sheet.configuration.content.inputs else { return }
    for group in [SizeClassGroup.compactRegular, .compactCompact] {
      let formulas = devices.formulas[group]
      if formulas.isSystemPresentation { continue }
      let combination = Combination(of: sheet, in: group)
      if findings.lacking.losesEverywhere(anyOf: judged, in: combination.configuration) { continue }
      for device in SheetOnDevices.witnesses(of: group) {
        guard let covered = Keyboard.cover(on: device) else { continue }
        let message =
          switch combination.configuration.keyboard {
          case .raise, .expand:
            messageAboutRest(
              formulas.formulas.limitHeight(in: device.device.container) - covered,
              formulas.formulas.parts.headerOnly?.lower ?? 0, combination, device)
          case .inset, .ignore:
            messageAboutCover(
              DeviceResolution(devices.formulas, on: device), covered, combination, device)
              ?? messageAboutPart(
                DeviceResolution(devices.formulas, on: device), covered, combination, device)
          }
        guard let message else { continue }
        let place = combination.place(
          of: combination.configuration.keyboard == .raise ? .limit : .keyboard)
        return findings.add(message, at: place.span, notes: place.notes)
      }
    }
  }

  /// The sheet stays where it is, and the keyboard is taller.
  private static func messageAboutCover(
    _ resolution: DeviceResolution, _ covered: Double, _ combination: Combination,
    _ device: DeviceIndex
  ) -> String? {
    Keyboard.messageAboutCover(resolution, covered, combination, device).map {
      $0 + ", fields included; use 'raise' or 'expand'"
    }
  }

  /// The sheet stays where it is and does not scroll, and most of it, or the end of what it is as tall as, is behind the
  /// keyboard.
  private static func messageAboutPart(
    _ resolution: DeviceResolution, _ covered: Double, _ combination: Combination,
    _ device: DeviceIndex
  ) -> String? {
    let configuration = combination.configuration
    // On its side a phone has no room for both, whatever a sheet does.
    guard SizeClassGroup(device.device.container.sizeClasses) == .compactRegular,
      configuration.keyboard == .ignore, !configuration.content.scrolls,
      let largest = resolution.detents.stops.last,
      let detent = configuration.detents.first(where: { $0.id == largest.id })
    else { return nil }
    let points = Wording.points(covered)[0]
    let name = combination.name(of: largest.id)
    let part: String
    if detent.height == .fitContent {
      part = "the lowest \(points) points of '\(name)'"
    } else if largest.height.isKnown, covered > largest.height.lower / 2 {
      part = "\(points) of the \(Wording.points(largest.height.lower)[0]) points of '\(name)'"
    } else {
      return nil
    }
    return "the keyboard covers \(part) on \(device.name), and nothing scrolls there; "
      + "use 'raise' or 'expand'"
  }

  /// The sheet rises as far as its limit, which leaves next to nothing above the keyboard.
  private static func messageAboutRest(
    _ rest: Double, _ header: Double, _ combination: Combination, _ device: DeviceIndex
  ) -> String? {
    guard rest < header + line else { return nil }
    let points = Wording.points(max(rest - header, 0))[0]
    return
      "the keyboard leaves \(points) points of the content of '\(combination.name)' in sight on "
      + "\(device.name): its limit lets it rise no further"
  }
}
