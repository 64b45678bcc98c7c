import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A detent that a drag cannot bring a sheet to, because the sheet is dismissed on the way.
enum UnreachableDetent: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "unreachable-detent", .warning,
      "A drag down dismisses the sheet before a lower detent is nearest.",
      why: """
        Under `policy: lbbottomsheet` a drag longer than `dismiss.distance` of the height it \
        began at dismisses, and a shorter one rests at the nearest detent. Where the next lower \
        detent is so far away that the middle between the two lies beyond that distance, nobody \
        can drag down to it: the sheet is gone first. This follows from the library's rule; with \
        its own distance of 0.5 neighbours stay within reach.
        """,
      failing: """
        version: 1

        sheets:
          notes:
            preset: lbbottomsheet
            detents:
              - {id: low, height: 100}
              - {id: high, height: 500}
            dismiss: {distance: 0.3}
            content: {scrolls: true}

        """,
      passing: """
        version: 1

        sheets:
          notes:
            preset: lbbottomsheet
            detents:
              - {id: low, height: 100}
              - {id: high, height: 500}
            dismiss: {distance: 0.5}
            content: {scrolls: true}

        """)
  }

  static var judged: [TargetKey] { [.releasePolicy, .dismissDistance] }

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    guard sheet.configuration.release.policy == .lbbottomsheet, sheet.configuration.dismiss.swipe,
      sheet.configuration.presentation == .modal, sheet.configuration.swipeMode != .none,
      sheet.configuration.detents.count > 1
    else { return }
    if findings.lacking.losesEverywhere(anyOf: judged, in: sheet.configuration) { return }
    let distance = sheet.configuration.dismiss.distance
    let device = DeviceTable.reference
    let stops = DeviceResolution(devices.formulas, on: device).detents.stops
    for (lower, upper) in zip(stops, stops.dropFirst()) {
      guard lower.isReachedByDrag, lower.height.isKnown, upper.height.isKnown,
        (upper.position - lower.position) / 2 >= distance * upper.position
      else { continue }
      let tokens = DetentTokens(sheet)
      let combination = Combination(base: sheet)
      let points = Wording.points((upper.position - lower.position) / 2, distance * upper.position)
      findings.add(
        "'\(tokens.name(of: lower.id))' cannot be dragged down to: from "
          + "'\(tokens.name(of: upper.id))' it is nearest after \(points[0]) points on "
          + "\(device.name), and the sheet is dismissed after \(points[1])",
        at: tokens.span(of: lower.id),
        notes: combination.origins.isWritten(SheetKey.dismissDistance.row)
          ? [combination.note(about: .dismissDistance)] : [])
    }
  }
}
