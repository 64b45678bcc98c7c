import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A back button in a sheet whose content never goes anywhere.
enum BackWithoutNavigation: ConfigurationRule {
  static var description: RuleDescription {
    RuleDescription(
      "back-without-navigation", .warning,
      "A header has a back button, and the content has no navigation.",
      why: """
        The back button is hidden on a navigation root, and content without navigation never \
        leaves its root: the button is never seen. Say `content: {navigation: wrap}` or `own`, \
        or use `close`.
        """,
      failing: """
        version: 1

        sheets:
          steps:
            header: {height: 52, leading: back}
            detents: [{id: half, fraction: 0.5}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          steps:
            header: {height: 52, leading: back}
            detents: [{id: half, fraction: 0.5}, maxHeight]
            content: {navigation: wrap}

        """)
  }

  static var judged: [TargetKey] { [.header] }

  static func isFaulty(_ configuration: inout SheetConfiguration) -> Bool {
    configuration.content.navigation == .none && configuration.header.isPresent
      && !configuration.header.custom
      && (configuration.header.leading == .back || configuration.header.trailing == .back)
  }

  static func report(_ combination: Combination, into findings: inout RuleFindings) {
    let isLeading = combination.configuration.header.leading == .back
    let key = isLeading ? TargetKey.headerLeading : .headerTrailing
    if findings.lacking.losesEverywhere(anyOf: [key], in: combination.configuration) { return }
    let place = combination.place(of: isLeading ? .headerLeading : .headerTrailing)
    findings.add(
      "'back' is never seen in '\(combination.name)'\(combination.suffix): its content has no "
        + "navigation, so there is nothing to go back to",
      at: place.span, notes: place.notes)
  }
}
