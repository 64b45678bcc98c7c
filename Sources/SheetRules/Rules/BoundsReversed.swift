import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A height whose lower bound is above its upper one.
enum BoundsReversed: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "bounds-reversed", .warning,
      "The `min` of a height is above its `max`, everywhere or on some device.",
      why: """
        `max` is applied first and `min` after it, so where they cross the sheet is as tall as \
        `min` says and `max` means nothing: what was to be no more than half of the screen is more \
        than half on a low window. Mostly one of them is in points and the other a part of the \
        screen, or the two were exchanged. react-native-bottom-sheet PR #69 asks for an error \
        where such values were taken silently.
        """,
      failing: """
        version: 1

        sheets:
          cart:
            detents:
              - {at: fitContent, min: 240, max: 160}
              - maxHeight

        """,
      passing: """
        version: 1

        sheets:
          cart:
            detents:
              - {at: fitContent, min: 160, max: 240}
              - maxHeight

        """)
  }

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    if !devices.hasVariants, !mayBeReversed(sheet.configuration) { return }
    var found:
      (group: SizeClassGroup, device: DeviceIndex, id: DetentIndex, min: Double, max: Double)?
    devices.forEachGroup { group, combination in
      guard found == nil else { return }
      for entry in combination.formulas.entries where !entry.isAbsent {
        guard let formula = entry.formula, !formula.isOpenAbove, !entry.isLinked else { continue }
        for device in SheetOnDevices.witnesses(of: group) where found == nil {
          let container = device.device.container
          guard entry.isActive(in: container.sizeClasses) else { continue }
          let limit = combination.formulas.limitHeight(in: container)
          let min = formula.min.height(
            limit: limit, height: container.height, safeBottom: container.safeArea.bottom)
          let max = formula.max.height(
            limit: limit, height: container.height, safeBottom: container.safeArea.bottom)
          if min.lower > max.upper + 0.5 { found = (group, device, entry.id, min.lower, max.upper) }
        }
      }
    }
    guard let found else { return }
    let combination = Combination(of: sheet, in: found.group)
    let place = combination.place(of: found.id)
    let points = Wording.points(found.min, found.max)
    let isEverywhere = combination.hasBoundsInPoints(found.id)
    findings.add(
      "'\(combination.name(of: found.id))' is to be at least \(points[0]) and at most \(points[1]) points tall"
        + (isEverywhere ? "" : " on \(found.device.name)")
        + "; 'min' wins, and 'max' has no effect",
      at: place.span, notes: place.notes)
  }

  /// Whether some height has both bounds; most sheets are done with this.
  private static func mayBeReversed(_ configuration: borrowing SheetConfiguration) -> Bool {
    if let free = configuration.free {
      return free.min.min != nil && free.min.max != nil
        || free.max.min != nil && free.max.max != nil
    }
    for detent in configuration.detents where detent.min != nil && detent.max != nil { return true }
    return false
  }
}

extension Combination {
  /// Whether both bounds of a detent are the same on every device.
  fileprivate func hasBoundsInPoints(_ id: DetentIndex) -> Bool {
    let detents = configuration.free.map { [$0.min, $0.max] } ?? configuration.detents
    guard let detent = detents.first(where: { $0.id == id }) else { return false }
    guard case .points(_, from: .safeArea) = detent.min,
      case .points(_, from: .safeArea) = detent.max
    else { return false }
    return true
  }
}
