import SheetCodegen
import SheetModel
import SheetRuntime
import SheetVocabulary
import Testing

/// What people complained about in FloatingPanel, by the numbers of its threads.
@Suite struct FloatingPanelComplaintTests {
  private func generate(_ sheet: String) -> TargetGeneration {
    TargetGeneration(.floatingpanel, "sheets:\n  cart:\n    \(sheet)\n")
  }

  /// Layouts for upright phones ended the app on their sides: anchors are made of what is active there.
  @Test("FloatingPanel #8: a layout that is not valid in landscape")
  func everyPlaceHasALayoutOfItsOwn() {
    let text = generate("detents: [{id: half, fraction: 0.5, when: regularHeight}, maxHeight]").text

    #expect(
      text.contains(
        "stops.add(.half, limit * 0.5, isActive: traits.verticalSizeClass != .compact)"))
    #expect(text.contains("for (state, height) in zip(states, heights) {"))
    #expect(text.contains("override func viewDidLayoutSubviews()"))
  }

  /// The state where it begins has to be one of the layout's, or hidden.
  @Test("FloatingPanel #184 and #156: a panel that begins hidden ends the app")
  func thePlaceWhereItBeginsIsOneOfTheLayoutsOrHidden() {
    let text = generate("{detents: [{height: 300}], presentation: persistent, initial: hidden}")
      .text

    #expect(text.contains("let initial = detent.map { states[stops.place(of: $0)] }"))
    #expect(text.contains("initial: initial ?? .hidden,"))
  }

  @Test("FloatingPanel #338 and #516: a keyboard covers the panel") func keyboardsAreSaidToBeLost()
  {
    var configuration = Targets.tables[.floatingpanel].own
    configuration.keyboard = .raise
    #expect(
      Targets.tables[.floatingpanel].capability(of: .keyboard, in: configuration)?.means == .lost)
  }

  /// A layout without the state that the panel is in: it is asked for its detent again.
  @Test("FloatingPanel #611: a layout with a single anchor breaks the panel")
  func aNewLayoutIsFollowedByAMoveToTheNearestState() {
    let text = generate(
      "{detents: [{id: low, height: 200}, {id: high, height: 500}], variants: {compactHeight: "
        + "{detents: [{id: low, height: 200}]}}}"
    ).text

    #expect(
      text.contains(
        """
            prepare(in: container)
            invalidateLayout()
            guard let detent, state !== FloatingPanelState.hidden else { return }
            rest(at: detent, animated: false)
        """))
    #expect(text.contains("move(to: states[stops.place(of: detent)], animated: animated)"))
  }
}
