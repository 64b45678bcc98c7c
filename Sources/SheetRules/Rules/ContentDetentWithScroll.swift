import SheetDiagnostics
import SheetRuntime

/// A detent as high as content that scrolls.
enum ContentDetentWithScroll: ConfigurationRule {
  static var description: RuleDescription {
    RuleDescription(
      "content-detent-with-scroll", .note,
      "`fitContent` without `max`, and the content scrolls.",
      why: """
        A scroll view has no height of its own: what it reports is zero, or all of its rows. The \
        sheet is then invisible or as tall as it may be, and which of the two depends on when \
        the rows arrive (react-native-true-sheet refuses the pair; PanModal #92). Bind it with \
        `max`, or tell its `typicalHeight` when the app does report one.
        """,
      failing: """
        version: 1

        sheets:
          list:
            detents: [fitContent]
            content: {scrolls: true}

        """,
      passing: """
        version: 1

        sheets:
          list:
            detents: [{at: fitContent, min: 120, max: {fraction: 0.75}}]
            content: {scrolls: true}

        """)
  }

  static func isFaulty(_ configuration: inout SheetConfiguration) -> Bool {
    guard configuration.content.scrolls, configuration.content.typicalHeight == nil,
      configuration.style == .bottom
    else { return false }
    for detent in configuration.detents where isUnbounded(detent) { return true }
    return false
  }

  static func report(_ combination: Combination, into findings: inout RuleFindings) {
    guard let detent = combination.configuration.detents.first(where: { isUnbounded($0) }) else {
      return
    }
    let place = combination.place(of: detent.id)
    findings.add(
      "'\(combination.name(of: detent.id))' is as high as content that scrolls, which may be nothing or "
        + "the whole screen; give it a 'max'",
      at: place.span, notes: place.notes)
  }

  private static func isUnbounded(_ detent: Detent) -> Bool {
    if case .fitContent = detent.height { return detent.max == nil && detent.min == nil }
    return false
  }
}
