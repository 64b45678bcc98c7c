import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A detent at which the grabber and the header do not fit into the sheet.
enum DetentBelowHeader: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "detent-below-header", .warning,
      "A detent is lower than the grabber's strip and the header, which are cut off there.",
      why: """
        The title is cut in half and the close button lies below the screen: people see a bar that \
        they cannot read, and cannot press what would close it. It happens when the header or the \
        grabber's margin grows after the height was chosen, or where a part of a low window is \
        little (Scarlet-Notes #156: in landscape the peek showed almost nothing). Write \
        `headerOnly`, which is exactly that height, or bind it with `min`.
        """,
      failing: """
        version: 1

        sheets:
          player:
            header: {height: 72, title: Player, trailing: close}
            detents:
              - {id: mini, height: 64}
              - {id: full, topInset: 12}
            content: {scrolls: true}

        """,
      passing: """
        version: 1

        sheets:
          player:
            header: {height: 72, title: Player, trailing: close}
            detents:
              - {at: headerOnly, id: mini}
              - {id: full, topInset: 12}
            initial: full
            content: {scrolls: true}

        """)
  }

  static var judged: [TargetKey] { [.header] }

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    if !devices.hasVariants {
      guard sheet.configuration.header.isPresent, mayBeCut(&sheet.configuration) else { return }
    }
    var found: (group: SizeClassGroup, device: DeviceIndex, id: DetentIndex, height: Double)?
    devices.forEachGroup { group, combination in
      guard found == nil, let top = combination.formulas.parts.headerOnly, top.lower > 0 else {
        return
      }
      for device in SheetOnDevices.witnesses(of: group) where found == nil {
        for entry in combination.formulas.entries {
          guard let height = combination.formulas.activeHeight(of: entry, on: device),
            height.upper < top.lower - 0.5
          else { continue }
          found = (group, device, entry.id, height.upper)
          break
        }
      }
    }
    guard let found, let top = devices.formulas[found.group].formulas.parts.headerOnly else {
      return
    }
    // Too low for a finger is the worse fault, and has a rule of its own.
    if found.height < DetentBelowUsableMinimum.touch { return }
    let combination = Combination(of: sheet, in: found.group)
    if findings.lacking.losesEverywhere(anyOf: judged, in: combination.configuration) { return }
    let place = combination.place(of: found.id)
    let points = Wording.points(found.height, top.lower)
    let parts =
      combination.configuration.theme.grabber.isPresent
        && combination.configuration.theme.grabber.placement == .inside
      ? "the grabber and the header" : "the header"
    let isEverywhere = combination.isInPoints(found.id)
    findings.add(
      "\(parts) of '\(sheet.key)' are cut off at '\(combination.name(of: found.id))'"
        + (isEverywhere ? "" : " on \(found.device.name)")
        + ": it is \(points[0]) points, and they take \(points[1])",
      at: place.span, notes: place.notes)
  }

  /// Whether a detent could be lower than the header; most sheets are done with this.
  private static func mayBeCut(_ configuration: inout SheetConfiguration) -> Bool {
    guard configuration.header.isPresent, configuration.style == .bottom else { return false }
    let header =
      (configuration.header.height ?? 0) + configuration.theme.grabber.stripHeight
    if let free = configuration.free { return mayBeCut(free.min, header) }
    for detent in configuration.detents where mayBeCut(detent, header) { return true }
    return false
  }

  private static func mayBeCut(_ detent: Detent, _ header: Double) -> Bool {
    switch detent.min {
    case .points(let points, from: .safeArea) where points >= header: return false
    case .points, .fraction, .detent, nil: break
    }
    switch detent.height {
    case .height(let points, _): return points < header
    case .fraction(let fraction, _): return fraction < 0.4
    case .topInset(let points): return points > 200
    case .headerOnly, .fitContent, .medium, .maxHeight, .measured: return false
    }
  }
}
