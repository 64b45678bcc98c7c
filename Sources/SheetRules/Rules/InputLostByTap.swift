import SheetDiagnostics
import SheetModel
import SheetRuntime
import SheetVocabulary

/// A form that no swipe dismisses, and a tap beside it does.
enum InputLostByTap: ConfigurationRule {
  static var description: RuleDescription {
    RuleDescription(
      "input-lost-by-tap", .note,
      "The swipe is switched off on a sheet with text fields, and a tap outside still dismisses it.",
      why: """
        Whoever writes `dismiss: {swipe: false}` or `swipeMode: none` on a form means to keep what people have typed. \
        `taps.outside` is `leave` unless something else is written, so that one touch beside the \
        sheet throws it all away, and nobody is asked. Switch off the tap as well, or keep both ways \
        out and ask first: `dismiss: {confirm: true}`. Where both a swipe and a tap dismiss, as they \
        may with a search field, this rule is silent.
        """,
      failing: """
        version: 1

        sheets:
          form:
            header: {height: 52, trailing: close}
            detents: [{id: half, fraction: 0.5}, maxHeight]
            content: {inputs: true}
            dismiss: {swipe: false}

        """,
      passing: """
        version: 1

        sheets:
          form:
            header: {height: 52, trailing: close}
            detents: [{id: half, fraction: 0.5}, maxHeight]
            content: {inputs: true}
            dismiss: {confirm: true}

        """)
  }

  static var judged: [TargetKey] { [.tapsOutside] }

  static func isFaulty(_ configuration: inout SheetConfiguration) -> Bool {
    configuration.content.inputs && !configuration.dismiss.confirm
      && (!configuration.dismiss.swipe || configuration.swipeMode == .none)
      && configuration.presentation == .modal && !coversContainer(configuration)
      && Exits.byTapOutside(configuration)
  }

  /// Whether the sheet is never lower than its container, so that there is no outside.
  private static func coversContainer(_ configuration: borrowing SheetConfiguration) -> Bool {
    guard configuration.limit.from == .container, configuration.limit.inset < 24,
      configuration.free == nil, configuration.width.max == nil,
      let smallest = configuration.detents.first
    else { return false }
    return smallest.height == .maxHeight && smallest.max == nil
  }

  static func report(_ combination: Combination, into findings: inout RuleFindings) {
    var configuration = combination.configuration
    // The system's sheet has one switch for both, so that no tap dismisses it either.
    let isDragged = configuration.dismiss.swipe
    guard
      findings.lacking.isKeptSomewhere(isDragged ? .swipeMode : .dismissSwipe, in: configuration)
    else { return }
    configuration.dismiss.confirm = true
    let question =
      findings.lacking.losesSomewhere(.dismissConfirm, in: configuration)
      ? "" : " or 'dismiss: {confirm: true}'"
    let place = combination.place(of: isDragged ? .swipeMode : .dismissSwipe)
    findings.add(
      "a tap outside still dismisses '\(combination.name)'\(combination.suffix), and what was typed is "
        + "lost; add 'taps: {outside: none}'\(question)",
      at: place.span, notes: place.notes)
  }
}
