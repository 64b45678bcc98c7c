import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A free range whose lower end is above its upper end.
enum FreeRangeReversed: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "free-range-reversed", .warning,
      "The lower end of `free` is above its upper end on some devices.",
      why: """
        There the sheet has one height and cannot be moved, though `free` says that it may rest \
        anywhere. It happens when one end is in points and the other a part of the screen. Bind \
        them together, or give low windows a variant.
        """,
      failing: """
        version: 1

        sheets:
          notes:
            free:
              min: {id: low, height: 360}
              max: {id: high, fraction: 0.5}

        """,
      passing: """
        version: 1

        sheets:
          notes:
            free:
              min: {id: low, fraction: 0.3}
              max: {id: high, fraction: 0.5}

        """)
  }

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    if !devices.hasVariants, sheet.configuration.free == nil { return }
    var found: (group: SizeClassGroup, device: DeviceIndex, min: Double, max: Double)?
    devices.forEachGroup { group, combination in
      let formulas = combination.formulas
      let configuration = Combination(of: sheet, in: group).configuration
      guard found == nil, let free = configuration.free,
        let low = formulas.entries.first(where: { $0.id == free.min.id }),
        let high = formulas.entries.first(where: { $0.id == free.max.id })
      else { return }
      let candidates = [
        SheetOnDevices.tellingDevice(in: group), SheetOnDevices.lowestDevice(in: group),
      ]
      for case let device? in candidates {
        guard let min = formulas.activeHeight(of: low, on: device),
          let max = formulas.activeHeight(of: high, on: device), max.upper < min.lower - 1
        else { continue }
        found = (group, device, min.lower, max.upper)
        return
      }
    }
    guard let found else { return }
    let combination = Combination(of: sheet, in: found.group)
    let key = combination.origins.isWritten(SheetKey.freeMin.row) ? SheetKey.freeMin : .freeMax
    let place = combination.place(of: key)
    let points = Wording.points(found.min, found.max)
    findings.add(
      "'\(sheet.key)' cannot be moved on \(found.device.name): the lower end of 'free' is at "
        + "\(points[0]) points there, above the upper end at \(points[1])",
      at: place.span, notes: place.notes)
  }
}
