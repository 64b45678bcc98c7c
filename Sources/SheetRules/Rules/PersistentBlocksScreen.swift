import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A persistent sheet that people cannot bring down to where anything behind it is in reach.
enum PersistentBlocksScreen: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "persistent-blocks-screen", .warning,
      "On some device people cannot lower a persistent sheet to where the screen behind it is in reach.",
      why: """
        A persistent sheet never leaves. Where it stands as tall as the screen, or above what \
        `passthrough` says, and neither a drag nor a tap lowers it, the app behind is locked for as \
        long as code does not help: a map that nobody can pan (PanModal #48, #100, #146). Give it a \
        lower detent and a way down, such as `swipeMode: top` or `taps: {header: next}`. Where a \
        control of its content lowers it, say so behind a `sheetc:ignore`.
        """,
      failing: """
        version: 1

        sheets:
          player:
            presentation: persistent
            detents: [{id: mini, height: 96}, maxHeight]
            initial: maxHeight
            theme: {grabber: none}
            swipeMode: none
            taps: {outside: none}
            passthrough: {through: mini}

        """,
      passing: """
        version: 1

        sheets:
          player:
            presentation: persistent
            detents: [{id: mini, height: 96}, maxHeight]
            initial: maxHeight
            header: {height: 52}
            swipeMode: top
            taps: {outside: none}
            passthrough: {through: mini}

        """)
  }

  static var judged: [TargetKey] { [.presentation, .passthrough] }

  /// Less than this above a sheet, below the status bar, is nothing to use, in points.
  private static let strip = 44.0

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    // What is hidden at first is code's to hide again; what lets no touch through at all is another rule's.
    guard sheet.configuration.presentation == .persistent,
      sheet.configuration.initial != .hidden, sheet.configuration.passthrough != .never
    else { return }
    look(at: sheet, on: &devices, into: &findings)
  }

  @inline(never)
  private static func look(
    at sheet: borrowing ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    var found: (group: SizeClassGroup, device: DeviceIndex, stop: DetentStop, covers: Bool)?
    devices.forEachGroup { group, _ in
      guard found == nil else { return }
      let configuration = Combination(of: sheet, in: group).configuration
      if asksApp(configuration.header) { return }
      for device in SheetOnDevices.witnesses(of: group) where found == nil {
        let resolution = DeviceResolution(devices.formulas, on: device)
        guard let first = resolution.initialStop else { continue }
        let stops = resolution.detents.stops
        let room = device.device.container.room(below: .safeArea)
        let passing = resolution.passthroughHeight?.upper ?? 0
        func covers(_ stop: DetentStop) -> Bool { room - stop.height.lower < strip }
        func isBlocked(_ stop: DetentStop) -> Bool {
          covers(stop) || stop.height.lower > passing
        }
        let reached =
          isMovedByHand(configuration, isAlone: stops.count == 1) ? stops : [stops[first]]
        if reached.allSatisfy(isBlocked), let lowest = reached.first {
          // Where no height is low enough, 'passthrough' itself is at fault.
          if !covers(lowest), stops[0].height.lower > passing { continue }
          found = (group, device, lowest, covers(lowest))
        }
      }
    }
    guard let found else { return }
    let combination = Combination(of: sheet, in: found.group)
    if findings.lacking.losesEverywhere(anyOf: judged, in: combination.configuration) { return }
    let name = DetentTokens.name(of: found.stop.id, in: sheet.names)
    let state = found.covers ? "leaves nothing of the screen" : "blocks what is behind it"
    let place = combination.place(of: .presentation)
    findings.add(
      "people cannot lower '\(sheet.key)' below '\(name)' on \(found.device.name), where it \(state)",
      at: place.span, notes: place.notes)
  }

  /// Whether a drag or a tap brings the sheet from where it opens to its other heights.
  private static func isMovedByHand(
    _ configuration: borrowing SheetConfiguration, isAlone: Bool
  ) -> Bool {
    if configuration.free != nil || isAlone { return true }
    switch configuration.swipeMode {
    case .full: return true
    case .top: if Exits.hasTop(configuration) { return true }
    case .none: break
    }
    return configuration.taps.outside != .none
      || configuration.taps.grabber != .none && configuration.theme.grabber.isPresent
      || configuration.taps.header != .none && configuration.header.isPresent
  }

  /// Whether the header has something that may lower the sheet for all that is known here.
  private static func asksApp(_ header: borrowing Header) -> Bool {
    if header.custom { return true }
    return [header.leading, header.trailing].contains { (button: HeaderButton?) in
      switch button {
      case nil, .back, .close: false
      case .custom: true
      }
    }
  }
}
