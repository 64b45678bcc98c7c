import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A sheet that jumps from one height to quite another when iPhone Duo is opened.
enum UnfoldingMovesSheet: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "unfolding-moves-sheet", .warning,
      "Opening iPhone Duo moves a sheet to quite another height, since its detent is not there in regular width.",
      why: """
        People open the device with the sheet where they want it, and find it over the whole \
        screen, or gone to a strip. A state that one layout has and the next has not is among the \
        oldest faults of sheets (FloatingPanel #611, Pulley PR #349, FB19252983). sheetc keeps to \
        the nearest detent, but there is none near. Give the `regularWidth` variant a detent of \
        the same id, or of about the same height.
        """,
      failing: """
        version: 1

        sheets:
          map:
            presentation: persistent
            detents:
              - {id: peek, height: 96}
              - {id: full, topInset: 12}
            passthrough: always
            content: {scrolls: true}
            variants:
              regularWidth:
                width: {max: 380, align: leading}
                detents: [{id: most, fraction: 0.75}, {id: full, topInset: 12}]

        """,
      passing: """
        version: 1

        sheets:
          map:
            presentation: persistent
            detents:
              - {id: peek, height: 96}
              - {id: full, topInset: 12}
            passthrough: always
            content: {scrolls: true}
            variants:
              regularWidth:
                width: {max: 380, align: leading}
                detents: [{id: peek, height: 96}, {id: full, topInset: 12}]

        """)
  }

  /// Part of the room for a sheet beyond which a move is a jump.
  private static let jump = 0.5

  private static let closed = DeviceName.find("iPhone Duo closed")?.device
  private static let open = DeviceName.find("iPhone Duo open")?.device

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    guard devices.hasVariants, sheet.variants.regularWidth != nil,
      devices.formulas.place(in: .regularRegular) != devices.formulas.place(in: .compactRegular),
      let closed, let open
    else { return }
    let after = DeviceResolution(devices.formulas, on: open)
    if after.isSystemPresentation { return }
    let formulas = devices.formulas[.compactRegular].formulas
    let room = formulas.limitHeight(in: closed.device.container)
    guard room > 0, after.detents.limit > 0 else { return }
    for entry in formulas.entries {
      guard let height = formulas.activeHeight(of: entry, on: closed), height.isKnown,
        let place = after.detents.place(of: entry.id), !place.isActive
      else { continue }
      let stop = after.detents.stops[place.stop]
      guard stop.height.isKnown,
        (stop.position / after.detents.limit - height.lower / room).magnitude > jump
      else { continue }
      let combination = Combination(of: sheet, in: .regularRegular)
      let finding = combination.place(of: .detents)
      let points = Wording.points(height.lower, stop.position)
      findings.add(
        "opening iPhone Duo moves '\(sheet.key)' from '\(combination.name(of: entry.id))' "
          + "(\(points[0]) points) to '\(combination.name(of: stop.id))' (\(points[1])): "
          + "'\(combination.name(of: entry.id))' is not there in regular width",
        at: finding.span, notes: finding.notes)
      return
    }
  }
}
