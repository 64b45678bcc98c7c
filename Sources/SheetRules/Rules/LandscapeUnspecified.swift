import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A sheet that covers a phone on its side from the start, though not one held upright.
enum LandscapeUnspecified: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "landscape-unspecified", .note,
      "Held upright the sheet is low; on a phone on its side it covers the screen, and nothing says that it should.",
      why: """
        A phone on its side has less than 400 points of height. A sheet made for upright phones \
        fills them, so that nothing behind it is left to see or to tap, and rotating the phone \
        looks like another app (PanModal #71, FloatingPanel #8). Say what it is to be there with \
        `variants: {compactHeight: …}`; an app that does not rotate can ignore this rule.
        """,
      failing: """
        version: 1

        sheets:
          player:
            detents: [{id: controls, height: 420}]
            content: {scrolls: true}

        """,
      passing: """
        version: 1

        sheets:
          player:
            detents: [{id: controls, height: 420}]
            content: {scrolls: true}
            variants:
              compactHeight:
                width: {max: 380, align: trailing}

        """)
  }

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    // A sheet that says anything about compact height has been thought about.
    guard let smallest = sheet.configuration.detents.first, smallest.when.isEmpty else { return }
    switch smallest.height {
    case .height(let points, _) where points > 300: break
    case .headerOnly, .fitContent, .medium, .maxHeight, .height, .fraction, .topInset, .measured:
      return
    }
    if devices.hasVariants, sheet.variants.compactHeight != nil { return }
    guard let device = SheetOnDevices.tellingDevice(in: .compactCompact) else { return }
    let formulas = devices.formulas[.compactCompact].formulas
    for entry in formulas.entries where entry.id == smallest.id {
      guard let low = formulas.activeHeight(of: entry, on: device),
        let upright = devices.formulas[.compactRegular].formulas.activeHeight(
          of: entry, on: DeviceTable.reference),
        low.lower >= formulas.limitHeight(in: device.device.container) - 1,
        upright.upper < 0.8 * formulas.limitHeight(in: DeviceTable.referenceContainer)
      else { continue }
      let tokens = DetentTokens(sheet)
      findings.add(
        "'\(sheet.key)' covers the screen on \(device.name) from the start, and has no 'compactHeight' "
          + "to say otherwise",
        at: tokens.span(of: smallest.id))
      return
    }
  }
}
