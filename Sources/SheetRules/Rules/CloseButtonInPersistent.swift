import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A button that dismisses, in the header of a sheet that is not dismissed.
enum CloseButtonInPersistent: ConfigurationRule {
  static var description: RuleDescription {
    RuleDescription(
      "close-button-in-persistent", .warning,
      "The header of a persistent sheet has a button that dismisses, which does nothing there.",
      why: """
        People press Close and nothing happens. A persistent sheet is a part of its screen and is \
        not dismissed; only code hides it. A button of the app's own can do that: \
        `{symbol: chevron.down, accessibilityLabel: Hide, action: hide}` reaches the app as an \
        event. Or the sheet was meant to be modal.
        """,
      failing: """
        version: 1

        sheets:
          map:
            presentation: persistent
            header: {height: 52, title: Places, trailing: close}
            detents: [headerOnly, maxHeight]
            passthrough: {through: headerOnly}

        """,
      passing: """
        version: 1

        sheets:
          map:
            presentation: persistent
            header: {height: 52, title: Places}
            detents: [headerOnly, maxHeight]
            passthrough: {through: headerOnly}

        """)
  }

  static var judged: [TargetKey] { [.header] }

  static func isFaulty(_ configuration: inout SheetConfiguration) -> Bool {
    configuration.presentation == .persistent && Exits.byButton(configuration)
  }

  static func report(_ combination: Combination, into findings: inout RuleFindings) {
    let header = combination.configuration.header
    let buttons: [(SheetKey, TargetKey, HeaderButton?)] = [
      (.headerLeading, .headerLeading, header.leading),
      (.headerTrailing, .headerTrailing, header.trailing),
    ]
    for (key, targetKey, button) in buttons where Exits.dismisses(button) {
      let lacking = findings.lacking
      // Where the sheet is modal in truth, the button closes it.
      if lacking.isOppositeEverywhere(.presentation, in: combination.configuration) { return }
      if lacking.losesEverywhere(anyOf: [targetKey], in: combination.configuration) {
        continue
      }
      let place = combination.place(of: key)
      let subject = button == .close ? "'close'" : "'action: dismiss'"
      findings.add(
        "\(subject) does nothing in '\(combination.name)'\(combination.suffix): a persistent sheet is not "
          + "dismissed",
        at: place.span, notes: place.notes + [combination.note(about: .presentation)],
        // The button may have been what told people that they can hide the sheet.
        fixIts: lacking.isOppositeSomewhere(.presentation, in: combination.configuration)
          ? [] : Removal.fixIt(of: key, combination.origins, .guess))
    }
  }
}
