import SheetDiagnostics
import SheetModel
import SheetRuntime

/// `dismiss` written in a persistent sheet, where nothing dismisses.
enum DismissInPersistent: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "dismiss-in-persistent", .warning,
      "`dismiss` is written in a persistent sheet, where it has no effect.",
      why: """
        A persistent sheet is a part of its screen: a drag stops at its smallest detent, and \
        Escape goes there. Whoever wrote `dismiss` expected something else, most often that the \
        sheet can be swiped away, which takes `presentation: modal` or, to bring it back later, \
        `initial: hidden` and code.
        """,
      failing: """
        version: 1

        sheets:
          map:
            presentation: persistent
            detents: [{id: peek, height: 96}, maxHeight]
            passthrough: {through: peek}
            dismiss: {swipe: false}

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

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    guard sheet.configuration.presentation == .persistent else { return }
    // Where it is modal in truth, this is what dismisses it.
    if findings.lacking.isOppositeEverywhere(.presentation, in: sheet.configuration) { return }
    let isModalSomewhere =
      findings.lacking.isOppositeSomewhere(.presentation, in: sheet.configuration)
    report(sheet.origins, of: sheet, isModalSomewhere, into: &findings)
    if !devices.hasVariants { return }
    for variant in sheet.variants.all {
      report(variant.origins, of: sheet, isModalSomewhere, into: &findings)
    }
  }

  /// Reports `dismiss` where the sheet itself writes it; what it inherits may be meant for modal sheets.
  private static func report(
    _ origins: Origins, of sheet: borrowing ResolvedSheet, _ isModalSomewhere: Bool,
    into findings: inout RuleFindings
  ) {
    guard origins.layer(of: SheetKey.dismiss.row).kind == .own,
      let key = origins.keySpan(of: SheetKey.dismiss.row)
    else { return }
    let presentation = origins.valueSpan(of: SheetKey.presentation.row)
    findings.add(
      "'dismiss' has no effect in '\(sheet.key)': a persistent sheet is not dismissed", at: key,
      notes: presentation.map { [.init("it is persistent because of this", at: $0)] } ?? [],
      fixIts: isModalSomewhere ? [] : Removal.fixIt(of: SheetKey.dismiss, origins))
  }
}
