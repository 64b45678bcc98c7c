import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A sheet full of scrolling content with no place where a drag down begins.
enum NoDragRegion: ConfigurationRule {
  static var description: RuleDescription {
    RuleDescription(
      "no-drag-region", .warning,
      "The whole sheet scrolls, so that no drag can lower it.",
      why: """
        With `scroll.dismisses: false` a drag on scrolling content only scrolls, and without \
        grabber and header there is nothing else on the sheet: it can be neither lowered nor \
        swiped away (skip-ui PR #47). Show the grabber, or let the content lower the sheet from \
        its top.
        """,
      failing: """
        version: 1

        sheets:
          list:
            detents: [{id: tall, topInset: 40}]
            theme: {grabber: none}
            header: none
            content: {scrolls: true}
            scroll: {dismisses: false}
            taps: {outside: leave}

        """,
      passing: """
        version: 1

        sheets:
          list:
            detents: [{id: tall, topInset: 40}]
            content: {scrolls: true}
            scroll: {dismisses: false}
            taps: {outside: leave}

        """)
  }

  static var judged: [TargetKey] { [.scrollDismisses] }

  static func isFaulty(_ configuration: inout SheetConfiguration) -> Bool {
    configuration.content.scrolls && !configuration.scroll.dismisses
      && configuration.swipeMode == .full && configuration.style == .bottom
      && !Exits.hasTop(configuration)
      && (configuration.detents.count > 1 || configuration.free != nil
        || (configuration.presentation == .modal && configuration.dismiss.swipe))
  }

  static func report(_ combination: Combination, into findings: inout RuleFindings) {
    let place = combination.place(of: .scrollDismisses)
    findings.add(
      "'\(combination.name)' has no place where a drag down begins\(combination.suffix): all of it scrolls, "
        + "and it has neither grabber nor header",
      at: place.span, notes: place.notes)
  }
}
