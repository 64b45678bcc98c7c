import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A first detent that is not there on some device.
enum InitialDetentInactive: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "initial-detent-inactive", .warning,
      "The detent a sheet is first shown at is not there on some devices.",
      why: """
        The sheet then opens at the nearest detent that is there, which may show almost nothing \
        of it, as a peek does on a phone on its side (Scarlet-Notes #156). UIKit does the same \
        without a word. Say where it is to open: `variants: {compactHeight: {initial: peek}}`.
        """,
      failing: """
        version: 1

        sheets:
          place:
            detents:
              - {id: peek, height: 96}
              - medium
            initial: medium

        """,
      passing: """
        version: 1

        sheets:
          place:
            detents:
              - {id: peek, height: 96}
              - medium
            initial: medium
            variants:
              compactHeight: {initial: peek}

        """)
  }

  static var judged: [TargetKey] { [.initial] }

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    if !devices.hasVariants {
      guard case .detent(let id) = sheet.configuration.initial,
        mayBeInactive(id, in: sheet.configuration)
      else { return }
    }
    var found: (group: SizeClassGroup, id: DetentIndex)?
    devices.forEachGroup { group, combination in
      guard found == nil, case .detent(let id) = combination.initial,
        combination.formulas.hasActiveDetent(in: group.classes)
      else { return }
      for entry in combination.formulas.entries where entry.id == id {
        if entry.isActive(in: group.classes) { return }
      }
      found = (group, id)
    }
    guard let found, let device = SheetOnDevices.tellingDevice(in: found.group) else { return }
    let resolution = DeviceResolution(devices.formulas, on: device)
    guard let stop = resolution.initialStop else { return }
    let shown = resolution.detents.stops[stop]
    let combination = Combination(of: sheet, in: found.group)
    if findings.lacking.losesEverywhere(anyOf: judged, in: combination.configuration) { return }
    let place = combination.place(of: .initial)
    let name = DetentTokens.name(of: found.id, in: sheet.names)
    let other = DetentTokens.name(of: shown.id, in: sheet.names)
    findings.add(
      "'\(name)' is not there on \(device.name), where '\(sheet.key)' is first shown at "
        + "'\(other)' (\(Wording.points(shown.position)[0]) points) instead",
      at: place.span,
      notes: place.notes + [remedy(in: found.group, to: other, from: found.id, name, combination)])
  }

  /// Where to write what it is to open at; `other` is where it does.
  private static func remedy(
    in group: SizeClassGroup, to other: String, from id: DetentIndex, _ name: String,
    _ combination: Combination
  ) -> Diagnostic.Note {
    let variant: String
    switch group {
    case .compactRegular:
      let detent = combination.configuration.detents.first { $0.id == id }
      guard detent?.when == .regularWidth else { return .init("write 'initial: \(other)'") }
      return .init(
        "write 'initial: \(other)', and in 'variants' 'regularWidth: {initial: \(name)}'")
    case .regularRegular: variant = "regularWidth"
    case .compactCompact, .regularCompact: variant = "compactHeight"
    }
    return .init("if that is meant, say so in 'variants': '\(variant): {initial: \(other)}'")
  }

  private static func mayBeInactive(
    _ id: DetentIndex, in configuration: borrowing SheetConfiguration
  ) -> Bool {
    for detent in configuration.detents where detent.id == id {
      if case .medium = detent.height { return true }
      return !detent.when.isEmpty
    }
    return false
  }
}
