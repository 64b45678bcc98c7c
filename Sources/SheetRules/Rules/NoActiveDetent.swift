import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A sheet of whose detents none is there in some size classes.
enum NoActiveDetent: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "no-active-detent", .warning,
      "On some devices none of a sheet's detents is there, so that it covers the screen.",
      why: """
        The system has no half height in compact height, and a detent with `when` is not there \
        outside of it. A sheet that has nothing else then opens as tall as it may be: on a phone \
        on its side, a two-line question fills the screen (Apple's documentation of `medium()`, \
        FloatingPanel #8). Say what it is to be there: another detent, or a variant.
        """,
      failing: """
        version: 1

        sheets:
          question:
            detents: [medium]

        """,
      passing: """
        version: 1

        sheets:
          question:
            detents: [medium]
            variants:
              compactHeight:
                detents: [{id: most, fraction: 0.8}]

        """)
  }

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    if sheet.isAnywhere(mayAllBeInactive) { look(at: sheet, on: &devices, into: &findings) }
  }

  // Apart, as the configurations that it copies would take pages of the stack from every sheet.
  @inline(never)
  private static func look(
    at sheet: borrowing ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    var group: SizeClassGroup?
    devices.forEachGroup { candidate, combination in
      if group == nil, !combination.formulas.hasActiveDetent(in: candidate.classes) {
        group = candidate
      }
    }
    guard let group, let device = SheetOnDevices.tellingDevice(in: group) else { return }
    let combination = Combination(of: sheet, in: group)
    let names = combination.configuration.detents.map {
      DetentTokens.name(of: $0.id, in: sheet.names)
    }
    let place = combination.place(of: .detents)
    let subject =
      names.count == 1 ? "'\(names.first ?? "")' is" : Wording.list(Wording.quoted(names)) + " are"
    let isMedium = combination.configuration.detents.allSatisfy { $0.height == .medium }
    findings.add(
      "\(subject) not there on \(device.name), where '\(sheet.key)' covers the screen instead",
      at: place.span,
      notes: place.notes + (isMedium ? [.init(half)] : []))
  }

  private static let half =
    "'medium' is the system's, where height is regular; half of the room everywhere is '{fraction: 0.5}'"

  private static func mayAllBeInactive(_ configuration: inout SheetConfiguration) -> Bool {
    if configuration.free != nil { return false }
    for detent in configuration.detents {
      if case .medium = detent.height { continue }
      if detent.when.isEmpty { return false }
    }
    return !configuration.detents.isEmpty
  }
}
