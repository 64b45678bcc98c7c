import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A detent that is there on no device at all.
enum DetentNeverActive: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "detent-never-active", .warning,
      "A detent is there in no combination of size classes.",
      why: """
        All that `when` lists has to hold at once, so `[compactHeight, regularHeight]` never does; \
        the system has no half height in compact height; and a variant that lists its own detents \
        leaves out what the sheet has for its size class. Code that moves there ends up at the nearest other \
        detent (FloatingPanel #184, #611: states that a layout does not have). Leave `when` out, \
        or say where the detent is to be.
        """,
      failing: """
        version: 1

        sheets:
          cart:
            detents:
              - {id: low, fraction: 0.3, when: [compactHeight, regularHeight]}
              - {id: half, fraction: 0.5}
              - maxHeight

        """,
      passing: """
        version: 1

        sheets:
          cart:
            detents:
              - {id: low, fraction: 0.3, when: regularHeight}
              - {id: half, fraction: 0.5}
              - maxHeight

        """)
  }

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    if !devices.hasVariants, !hasCondition(sheet.configuration) { return }
    for combination in devices.formulas.combinations {
      for entry in combination.formulas.entries where !entry.isAbsent && !entry.when.isEmpty {
        if isActive(entry.id, in: devices.formulas) { continue }
        // A sheet without any detent has the worse fault.
        if !hasActiveDetent(devices.formulas) { return }
        report(entry, sheet, into: &findings)
      }
    }
  }

  private static func hasCondition(_ configuration: borrowing SheetConfiguration) -> Bool {
    for detent in configuration.detents where !detent.when.isEmpty { return true }
    return false
  }

  private static func isActive(_ id: DetentIndex, in formulas: borrowing SheetFormulas) -> Bool {
    for group in SizeClassGroup.allCases {
      for entry in formulas[group].formulas.entries
      where entry.id == id && entry.isActive(in: group.classes) {
        return true
      }
    }
    return false
  }

  private static func hasActiveDetent(_ formulas: borrowing SheetFormulas) -> Bool {
    for group in SizeClassGroup.allCases
    where formulas[group].formulas.hasActiveDetent(in: group.classes) {
      return true
    }
    return false
  }

  private static func report(
    _ entry: DetentFormulas.Entry, _ sheet: borrowing ResolvedSheet,
    into findings: inout RuleFindings
  ) {
    let combination = Combination(base: sheet)
    let place = combination.place(of: entry.id)
    let name = combination.name(of: entry.id)
    let reason: String
    if entry.when.isSuperset(of: [.compactHeight, .regularHeight]) {
      reason = "no window is 'compactHeight' and 'regularHeight' at once"
    } else if entry.when.isSuperset(of: [.compactWidth, .regularWidth]) {
      reason = "no window is 'compactWidth' and 'regularWidth' at once"
    } else {
      reason = "where it would be, a variant lists other detents"
    }
    findings.add(
      "'\(name)' is there on no device: \(reason)", at: place.span, notes: place.notes)
  }
}
