import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A header with buttons that is too low for a finger.
enum HeaderTouchTarget: ConfigurationRule {
  static var description: RuleDescription {
    RuleDescription(
      "header-touch-target", .warning,
      "A header with buttons is less than 44 points tall.",
      why: """
        A button is as tall as its header, and a finger needs 44 points. On a lower one the \
        close button takes two or three tries, and some people never hit it.
        """,
      failing: """
        version: 1

        sheets:
          cart:
            header: {height: 28, trailing: close}
            detents: [{id: half, fraction: 0.5}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          cart:
            header: {height: 44, trailing: close}
            detents: [{id: half, fraction: 0.5}, maxHeight]

        """)
  }

  static var judged: [TargetKey] { [.header, .headerHeight] }

  static func isFaulty(_ configuration: inout SheetConfiguration) -> Bool {
    guard let height = configuration.header.height, configuration.header.isPresent,
      !configuration.header.custom
    else { return false }
    return height < 44
      && (configuration.header.leading != nil || configuration.header.trailing != nil)
  }

  static func report(_ combination: Combination, into findings: inout RuleFindings) {
    let header = combination.configuration.header
    let keys: [(TargetKey, HeaderButton?)] = [
      (.headerLeading, header.leading), (.headerTrailing, header.trailing),
    ]
    let isDrawn = keys.contains { key, button in
      button != nil
        && !findings.lacking.losesEverywhere(anyOf: [key], in: combination.configuration)
    }
    if !isDrawn { return }
    let height = combination.configuration.header.height ?? 0
    let place = combination.place(of: .headerHeight)
    findings.add(
      "the buttons of '\(combination.name)' are \(Wording.points(height)[0]) points tall"
        + "\(combination.suffix), hard to hit; a touch needs 44",
      at: place.span, notes: place.notes,
      fixIts: combination.fixIts(writing: "44", as: .headerHeight))
  }
}
