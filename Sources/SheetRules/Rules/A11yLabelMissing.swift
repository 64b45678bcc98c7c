import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A header button that VoiceOver has no name for.
enum A11yLabelMissing: ConfigurationRule {
  static var description: RuleDescription {
    RuleDescription(
      "a11y-label-missing", .warning,
      "A header button shows a symbol and has no name.",
      why: """
        VoiceOver then says no more than "button", or the symbol's own name, and Voice Control \
        has nothing to call it by. Where it is the button that closes the sheet, there is no way \
        out that can be found (material-components-ios #10223). Give it an `accessibilityLabel`, \
        or a `title`.
        """,
      failing: """
        version: 1

        sheets:
          place:
            header: {height: 52, trailing: {symbol: xmark, action: dismiss}}
            detents: [{id: half, fraction: 0.5}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          place:
            header: {height: 52, trailing: {symbol: xmark, accessibilityLabel: {key: place.close}, action: dismiss}}
            detents: [{id: half, fraction: 0.5}, maxHeight]

        """)
  }

  static var judged: [TargetKey] { [.header] }

  static func isFaulty(_ configuration: inout SheetConfiguration) -> Bool {
    configuration.header.isPresent && !configuration.header.custom
      && (isNameless(configuration.header.leading) || isNameless(configuration.header.trailing))
  }

  static func report(_ combination: Combination, into findings: inout RuleFindings) {
    let header = combination.configuration.header
    let buttons: [(SheetKey, TargetKey, HeaderButton?)] = [
      (.headerLeading, .headerLeading, header.leading),
      (.headerTrailing, .headerTrailing, header.trailing),
    ]
    for (key, targetKey, button) in buttons {
      guard isNameless(button), case .custom(_, let symbol, _, _) = button,
        !findings.lacking.losesEverywhere(anyOf: [targetKey], in: combination.configuration)
      else { continue }
      let place = combination.place(of: key)
      findings.add(
        "the button '\(symbol ?? "")' has no name for VoiceOver; give it an 'accessibilityLabel'",
        at: place.span, notes: place.notes)
    }
  }

  private static func isNameless(_ button: HeaderButton?) -> Bool {
    switch button {
    case nil, .close, .back: false
    case .custom(let title, _, let label, _): title == nil && label == nil
    }
  }
}
