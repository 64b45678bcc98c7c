import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A sheet that covers a phone on its side from the start, though not one held upright.
enum LandscapeUnspecified: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "landscape-unspecified", .note,
      "Held upright the sheet is low; on a phone on its side it opens full screen, and nothing says that it should.",
      why: """
        A phone on its side has less than 400 points of height. A sheet made for upright phones \
        fills them, so that nothing behind it is left to see or to tap, and rotating the phone \
        looks like another app (PanModal #71, FloatingPanel #8). The system's half height is not \
        there at all, so that a sheet of `medium` and `maxHeight` opens at the latter. Say what it is to be there: \
        `compactHeight: {width: {max: 380}}` in `variants` leaves what is beside it in sight: 380 points \
        are about the width of a phone held upright, so that the content keeps its layout, and leave 287 \
        beside it even on iPhone SE in landscape. Where \
        it is meant to cover the screen, and in an app that does not rotate, ignore this rule.
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
                width: {max: 380}

        """)
  }

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    guard let first = firstDetent(sheet.configuration), mayCover(first) else { return }
    // A sheet that says anything about compact height has been thought about.
    if devices.hasVariants, sheet.variants.compactHeight != nil { return }
    look(at: first, of: sheet, on: &devices, into: &findings)
  }

  // Apart, as what it copies would take pages of the stack from every sheet.
  @inline(never)
  private static func look(
    at first: Detent, of sheet: borrowing ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    guard let device = SheetOnDevices.tellingDevice(in: .compactCompact),
      let upright = devices.formulas[.compactRegular].formulas.entries.first(where: {
        $0.id == first.id
      })
    else { return }
    // Beside a narrow sheet everything stays in sight.
    if case .points(let width)? = sheet.configuration.width.max, width <= 400 { return }
    let combination = devices.formulas[.compactCompact]
    let formulas = combination.formulas
    guard !combination.isSystemPresentation,
      let high = devices.formulas[.compactRegular].formulas.activeHeight(
        of: upright, on: DeviceTable.reference),
      high.upper < 0.8
        * devices.formulas[.compactRegular].formulas.limitHeight(
          in: DeviceTable.referenceContainer)
    else { return }
    let resolution = DeviceResolution(devices.formulas, on: device)
    // Without any detent there, and with an initial one that is not, there is a worse fault.
    guard let stop = resolution.initialStop, !resolution.detents.isStandIn,
      let place = resolution.detents.place(of: first.id),
      place.isActive || sheet.configuration.initial == .smallest,
      resolution.detents.stops[stop].position >= formulas.limitHeight(in: device.device.container)
        - 1
    else { return }
    let tokens = DetentTokens(sheet)
    let name = tokens.name(of: first.id)
    let reason =
      place.isActive
      ? "'\(name)' is all the room there is" : "'\(name)' is not there"
    findings.add(
      "'\(sheet.key)' opens full screen on \(device.name), where \(reason)",
      at: tokens.span(of: first.id),
      notes: [.init(remedy(sheet, hasVariants: devices.hasVariants, isThere: place.isActive))])
  }

  /// What to write for that sheet.
  private static func remedy(
    _ sheet: borrowing ResolvedSheet, hasVariants: Bool, isThere: Bool
  ) -> String {
    // Narrower they would still be one stop, which a sheet that speaks of compact height is told.
    if isThere, sheet.configuration.detents.count > 1 {
      return "say in 'variants', below 'compactHeight', which 'detents' it has there"
    }
    return hasVariants
      ? "to keep what is beside it in sight, add '\(narrow)' to its 'variants'"
      : "to keep what is beside it in sight, add 'variants: {\(narrow)}'"
  }

  private static let narrow = "compactHeight: {width: {max: 380}}"

  /// The detent a sheet is first shown at, held upright.
  private static func firstDetent(_ configuration: borrowing SheetConfiguration) -> Detent? {
    switch configuration.initial {
    case .smallest: return configuration.detents.first
    case .detent(let id): return configuration.detents.first { $0.id == id }
    case .largest, .hidden: return nil
    }
  }

  /// Whether a detent could be as tall as a low window, or not be there; most sheets are done with this.
  private static func mayCover(_ detent: Detent) -> Bool {
    if case .points(let points, from: _) = detent.min, points > 300 { return true }
    if detent.when.contains(.regularHeight) { return true }
    switch detent.height {
    case .height(let points, _): return points > 300
    case .medium: return true
    case .headerOnly, .fitContent, .maxHeight, .fraction, .topInset, .measured: return false
    }
  }
}
