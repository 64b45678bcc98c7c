import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A sheet of whose detents a drag reaches none, everywhere or on some device.
enum NoDraggableDetent: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "no-draggable-detent", .warning,
      "All detents that are there are `reach: code`, so that a drag leads nowhere.",
      why: """
        `reach: code` keeps a detent for the app: the sheet goes there when code says so, and a \
        drag leaves it for a detent that a finger may choose. Where there is none, the finger has \
        to leave the sheet at one of the app's own, which the app then believes it chose. Leave \
        `reach` out at the detent people may drag to; to let nobody drag, write `swipeMode: none`.
        """,
      failing: """
        version: 1

        sheets:
          suggestions:
            detents:
              - {id: few, height: 200, reach: code}
              - {id: all, topInset: 40, reach: code}

        """,
      passing: """
        version: 1

        sheets:
          suggestions:
            detents:
              - {id: few, height: 200}
              - {id: all, topInset: 40, reach: code}

        """)
  }

  static var isAboutKeysOfTargets: Bool { true }

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    if sheet.isAnywhere(hasCodeDetent) { look(at: sheet, on: &devices, into: &findings) }
  }

  // Apart, as the configurations that it copies would take pages of the stack from every sheet.
  @inline(never)
  private static func look(
    at sheet: borrowing ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    var groups = 0
    var first: SizeClassGroup?
    devices.forEachGroup { group, combination in
      let active = combination.formulas.entries.filter { $0.isActive(in: group.classes) }
      guard !active.isEmpty, active.allSatisfy({ $0.reach == .code }) else { return }
      let swipeMode =
        Combination(of: sheet, in: group).configuration.swipeMode
      if swipeMode == .none { return }
      groups |= 1 << Int(group.rawValue)
      if first == nil { first = group }
    }
    guard let first, !findings.lacking.losesEverywhere(.reach) else { return }
    let combination = Combination(of: sheet, in: first)
    let place = combination.place(of: .detents)
    let isEverywhere = combination.configuration.detents.allSatisfy { $0.reach == .code }
    let subject =
      isEverywhere
      ? "no drag leads anywhere in '\(sheet.key)'"
      : "no drag leads anywhere in '\(sheet.key)' on \(SizeClassGroup.phrase(for: groups))"
    findings.add(
      "\(subject): all its detents \(isEverywhere ? "are" : "there are") 'reach: code'",
      at: place.span, notes: place.notes)
  }

  private static func hasCodeDetent(_ configuration: inout SheetConfiguration) -> Bool {
    for detent in configuration.detents where detent.reach == .code { return true }
    return false
  }
}
