import SheetDiagnostics
import SheetModel
import SheetRuntime

/// Scrolling content whose end stays below the screen at the lower detents.
enum ContentCutAtLowerDetents: ConfigurationRule {
  static var description: RuleDescription {
    RuleDescription(
      "content-cut-at-lower-detents", .warning,
      "Content keeps the height of the largest detent and scrolls at a lower one, where its end cannot be reached.",
      why: """
        With `content.sizing: fixed` the scroll view is as tall as the largest detent, so at a \
        lower one its last rows lie below the screen however far it is scrolled (PanModal #35). \
        With `scroll.expandsFirst` a scroll raises the sheet instead; or let the content \
        `stretch`.
        """,
      failing: """
        version: 1

        sheets:
          list:
            detents: [{id: half, fraction: 0.5}, maxHeight]
            content: {scrolls: true, sizing: fixed}
            scroll: {expandsFirst: false}

        """,
      passing: """
        version: 1

        sheets:
          list:
            detents: [{id: half, fraction: 0.5}, maxHeight]
            content: {scrolls: true, sizing: fixed}

        """)
  }

  static var judged: [TargetKey] { [.scrollExpandsFirst] }

  static func isFaulty(_ configuration: inout SheetConfiguration) -> Bool {
    configuration.content.scrolls && !configuration.scroll.expandsFirst
      && configuration.style == .bottom
      && (configuration.detents.count > 1 || configuration.free != nil)
      && configuration.content.sizing != .stretch
  }

  static func report(_ combination: Combination, into findings: inout RuleFindings) {
    let place = combination.place(of: .scrollExpandsFirst)
    findings.add(
      "the end of what scrolls in '\(combination.name)' cannot be reached below its largest detent"
        + "\(combination.suffix): the content keeps its height, and scrolling does not raise the sheet",
      at: place.span, notes: place.notes)
  }
}
