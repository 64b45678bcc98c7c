import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A persistent sheet behind which nothing can be touched.
enum PersistentWithoutPassthrough: ConfigurationRule {
  static var description: RuleDescription {
    RuleDescription(
      "persistent-without-passthrough", .warning,
      "A persistent sheet lets no touch through, so that nothing behind it can be reached.",
      why: """
        A persistent sheet never leaves, and without `passthrough` it dims and blocks the rest \
        of its screen for as long as that screen is there: the map behind the sheet cannot be \
        panned. People have asked for touches to reach the view behind since there were sheets \
        (PanModal #48, #100, #146). Give the height up to which it stays in reach, or make the \
        sheet modal.
        """,
      failing: """
        version: 1

        sheets:
          map:
            presentation: persistent
            detents: [{id: peek, height: 96}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          map:
            presentation: persistent
            detents: [{id: peek, height: 96}, maxHeight]
            passthrough: {through: peek}

        """)
  }

  static var isAboutKeysOfTargets: Bool { true }

  static func isFaulty(_ configuration: inout SheetConfiguration) -> Bool {
    configuration.presentation == .persistent && configuration.passthrough == .never
  }

  static func report(_ combination: Combination, into findings: inout RuleFindings) {
    // One that is modal in truth leaves.
    if findings.lacking.isOppositeEverywhere(.presentation, in: combination.configuration) {
      return
    }
    let remedy = "write 'passthrough: always' or 'passthrough: {through: smallest}'"
    if combination.origins.isWritten(SheetKey.passthrough.row) {
      let place = combination.place(of: .passthrough)
      findings.add(
        "'passthrough: never' leaves nothing behind '\(combination.name)' within reach"
          + "\(combination.suffix), and a persistent sheet never leaves; \(remedy)",
        at: place.span, notes: place.notes)
    } else {
      let place = combination.place(of: .presentation)
      findings.add(
        "'\(combination.name)' is persistent and lets no touch through"
          + "\(combination.suffix), so nothing behind it can be reached; \(remedy)",
        at: place.span, notes: place.notes)
    }
  }
}
