import SheetDiagnostics
import SheetModel
import SheetRuntime

/// Two detents so near to each other that nobody sees the difference.
enum IndistinctDetents: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "indistinct-detents", .warning,
      "Two detents are a few points apart.",
      why: """
        They are two stops to the app and one to the eye: a tap on the grabber seems to do \
        nothing, a drag snaps back by a hair, and the app is told of moves that nobody made \
        (fluentui-apple PR #2254 merges such stops). Leave one of them out, or part them.
        """,
      failing: """
        version: 1

        sheets:
          cart:
            detents:
              - {id: summary, height: 300}
              - {id: total, height: 304}
              - maxHeight

        """,
      passing: """
        version: 1

        sheets:
          cart:
            detents:
              - {id: summary, height: 300}
              - {id: total, height: 380}
              - maxHeight

        """)
  }

  /// Points that a person does not see as a step.
  private static let step = 8.0

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    guard sheet.configuration.detents.count > 1 else { return }
    let formulas = devices.formulas[.compactRegular].formulas
    let container = DeviceTable.referenceContainer
    var last: (id: DetentIndex, height: Double)?
    for entry in formulas.entries where entry.isActive(in: container.sizeClasses) {
      guard
        let height = formulas.height(of: entry, in: container), height.isKnown
      else { continue }
      // Those that are one stop have a rule of their own.
      if let last, height.lower - last.height < step,
        height.lower - last.height > 2 * container.halfPixel
      {
        report(last, (entry.id, height.lower), sheet, into: &findings)
      }
      last = (entry.id, height.lower)
    }
  }

  private static func report(
    _ low: (id: DetentIndex, height: Double), _ high: (id: DetentIndex, height: Double),
    _ sheet: borrowing ResolvedSheet, into findings: inout RuleFindings
  ) {
    let tokens = DetentTokens(sheet)
    let (later, earlier) = tokens.laterFirst(low.id, high.id)
    let distance = Wording.points(high.height - low.height)[0]
    findings.add(
      "'\(tokens.name(of: high.id))' is \(distance) points above '\(tokens.name(of: low.id))' on "
        + "\(DeviceTable.reference.name): nobody sees the difference",
      at: tokens.span(of: later),
      notes: tokens.note(at: earlier, "'\(tokens.name(of: earlier))' is declared here"))
  }
}
