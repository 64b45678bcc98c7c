import SheetCodegen
import SheetModel
import SheetVocabulary
import Testing

@Suite struct PanModalTargetTests {
  private func generate(
    _ sheet: String, access: AccessLevel = .internal, namespace: Namespace = .shared
  ) -> TargetGeneration {
    TargetGeneration(
      .panmodal, "sheets:\n  cart:\n    \(sheet)\n", access: access, namespace: namespace)
  }

  // MARK: What is printed

  @Test func whatNobodyWroteIsTheLibrarys() {
    let text = generate("detents: [{height: 200}]").text

    for name in [
      "cornerRadius", "shouldRoundTopCorners", "panModalBackgroundColor", "springDamping",
      "transitionDuration", "dragIndicatorBackgroundColor", "isHapticFeedbackEnabled",
      "shouldRespond", "isUserInteractionEnabled", "backgroundColor",
    ] { #expect(!text.contains("\(name):"), "\(name)") }
  }

  @Test func namesOfTheAppThatAreKeywordsStandInBackticks() {
    let text = generate(
      "{detents: [{height: 200}], content: {type: Shop.class, scrollView: default, scrolls: true}}"
    ).text

    #expect(text.contains("extension Shop.`class`: CartSheet.Content {"))
    #expect(text.contains("{ `default` }"))
  }

  @Test func aControllerAdoptsAProtocolWithDefaults() {
    let text = generate("detents: [{height: 200}]").text

    #expect(
      text.contains(
        "@MainActor protocol Content: PanModalPresentable where Self: UIViewController {"))
    #expect(text.contains("extension CartSheet.Content {"))
    #expect(text.contains("public nonisolated var panScrollable: UIScrollView? {"))
    #expect(!text.contains(": CartSheet.Content {"))
  }

  @Test func aNamedControllerIsExtended() {
    let text = generate(
      "{detents: [{height: 200}], content: {type: CartViewController, scrollView: tableView}}"
    ).text
    let plain = generate("{detents: [{height: 200}], content: {type: Shop.Cart}}").text

    #expect(text.contains("extension CartViewController: CartSheet.Content {"))
    #expect(text.contains("  var sheetScrollView: UIScrollView? { tableView }"))
    #expect(plain.contains("extension Shop.Cart: CartSheet.Content {}"))
  }

  @Test func extensionsStandBehindTheNamespace() {
    let text = generate(
      "{detents: [{height: 200}], content: {type: Cart}}", access: .public,
      namespace: .declared(SwiftIdentifier("Sheets"))
    ).text

    #expect(text.contains("public enum Sheets {"))
    #expect(text.contains("\nextension Sheets.CartSheet.Content {"))
    #expect(text.contains("\nextension Cart: Sheets.CartSheet.Content {}"))
  }

  @Test func theTallestFormReachesTheLimit() {
    let text = generate("{detents: [{height: 200}, maxHeight]}").text

    #expect(text.contains("MainActor.assumeIsolated { sheetStops.topOffset }"))
    #expect(text.contains("var topOffset: CGFloat { container.roomToTop - limit }"))
    #expect(text.contains("longFormHeight: PanModalHeight {\n    .maxHeight\n"))
  }

  @Test func aSheetOpensAtItsShortFormAndRises() {
    let smallest = generate("{detents: [{height: 200}, {id: all, fraction: 0.9}]}")
    let largest = generate("{detents: [{height: 200}, {id: all, fraction: 0.9}], initial: all}")

    #expect(smallest.text.contains("presenter.present(content, animated: true)\n"))
    #expect(largest.text.contains("move(content, to: .all)"))
    #expect(smallest.notes == [])
    #expect(
      largest.notes == [
        "'initial' is approximated in 'panmodal': it opens at the smallest detent and rises from there at once"
      ])
  }

  @Test func motionIsOneDurationAndOneDamping() {
    let text = generate(
      "{detents: [maxHeight], theme: {motion: {appear: {duration: 0.4, damping: 0.9}}}}"
    ).text
    let settles = generate("{detents: [maxHeight], theme: {motion: {settle: {damping: 0.7}}}}").text

    #expect(text.contains("public nonisolated var transitionDuration: Double { 0.4 }"))
    #expect(text.contains("public nonisolated var springDamping: CGFloat { 0.9 }"))
    #expect(settles.contains("public nonisolated var springDamping: CGFloat { 0.7 }"))
  }

  @Test func whatSizeClassesChangeIsAskedOfThem() {
    let text = generate(
      "{detents: [maxHeight], variants: {compactHeight: {taps: {outside: none}}}}"
    ).text

    #expect(
      text.contains(
        """
          public nonisolated var allowsTapToDismiss: Bool {
            MainActor.assumeIsolated {
              let traits = sheetContainer.traits
              if traits.verticalSizeClass == .compact {
                return false
              }
              return true
            }
          }
        """))
  }

  // MARK: Public complaints

  /// slackhq/PanModal #48, #100, #146, #183: the flag for touches makes the sheet itself dead.
  @Test(arguments: ["always", "{through: peek}"])
  func touchesThatPassAreRefused(passthrough: String) {
    let generation = generate(
      "{detents: [{id: peek, height: 90}, maxHeight], passthrough: \(passthrough)}")

    #expect(
      generation.findings == [
        "error: 'panmodal' would do the opposite of 'passthrough': the sheet itself would be dead to touches"
      ])
    #expect(!generation.text.contains("isUserInteractionEnabled"))
  }

  /// slackhq/PanModal #50, #74, #159, #175: on iPads `presentPanModal` shows a popover.
  @Test func iPadsShowASheetToo() {
    let text = generate("detents: [{height: 200}]").text

    #expect(text.contains("content.modalPresentationStyle = .custom"))
    #expect(text.contains("content.transitioningDelegate = delegate"))
    #expect(text.contains("SheetcTransitions.prepare(content)"))
    #expect(!text.contains(".presentPanModal("))
  }

  /// slackhq/PanModal #152, #42: the indicator is a constant, and a drag cannot be kept to the header.
  @Test func aDragIsKeptToTheHeader() {
    let generation = generate(
      "{detents: [maxHeight], swipeMode: top, header: {height: 52, custom: true}, "
        + "theme: {grabber: {size: {width: 60, height: 8}}}}")

    #expect(generation.text.contains("return recognizer.location(in: view).y <= 70"))
    #expect(
      generation.findings.contains {
        $0.contains("the grabber is 36 by 5 points with round ends")
      })
  }

  /// slackhq/PanModal #86, #173: nobody says what the indicator is to VoiceOver.
  @Test func aLabelThatVoiceOverDoesNotReachIsReported() {
    let generation = generate(
      "{detents: [maxHeight], theme: {grabber: {accessibilityLabel: Handle}}}")

    #expect(
      generation.findings == [
        "warning: 'theme.grabber.accessibilityLabel' is lost in 'panmodal': VoiceOver does not reach the grabber"
      ])
  }

  /// slackhq/PanModal #9: a picker in the sheet loses its drags to it.
  @Test(arguments: [
    ("none", "return false"), ("top", "return recognizer.location(in: view).y <= 44"),
  ])
  func dragsInTheContentStayThere(swipeMode: String, statement: String) {
    let text = generate("{detents: [maxHeight], swipeMode: \(swipeMode), content: {closes: code}}")
      .flat

    #expect(text.contains("shouldRespond(to panModalGestureRecognizer: UIPanGestureRecognizer)"))
    #expect(text.contains(statement))
  }

  @Test func moreThanTwoHeightsAreReported() {
    let generation = generate("detents: [{height: 90}, {height: 300}, maxHeight]")

    #expect(
      generation.findings == [
        "warning: 'cart' has 3 detents, and 'panmodal' sheets have 2 heights: 'height90' and 'maxHeight' stay, and "
          + "'height300' is never reached"
      ])
    #expect(generation.text.contains("case height90\n"))
    #expect(!generation.text.contains("height300"))
  }

  @Test func whereItOpensIsOneOfTheHeightsThatAreThere() {
    let generation = generate(
      "{detents: [{height: 90}, {id: half, height: 300}, maxHeight], initial: half}")

    #expect(
      generation.findings.first?.hasSuffix("; it opens at 'maxHeight', not at 'half'") == true)
    #expect(generation.text.contains("move(content, to: .maxHeight)"))
  }

  /// 0 points would be nobody's height.
  @Test func heightsThatTheCodeCannotMeasureAreDemanded() {
    let fitting = generate("detents: [fitContent]").text
    let reported = generate("detents: [{measured: rows, max: 400}]").text

    #expect(fitting.contains("Measures(content: sheetFittingHeight(sheetScrollView))"))
    #expect(reported.contains("    var sheetMeasures: Measures { get }\n"))
    #expect(!reported.contains("var sheetMeasures: CartSheet.Measures {"))
  }

  @Test func heightsCountAsFarAsTheyAreThereTogether() {
    let apart = generate(
      "{detents: [{height: 90, when: compactHeight}, {height: 300, when: regularHeight}, maxHeight]}"
    )
    let variant = generate(
      "{detents: [maxHeight], variants: {compactHeight: {detents: [{height: 90}, {height: 200}, maxHeight]}}}"
    )

    #expect(apart.findings == [])
    #expect(Set(variant.findings).count == 1)
  }

  @Test func theLibrarysOwnValuesAreSilent() {
    let generation = generate(
      "{preset: panmodal, detents: [{id: low, fraction: 0.4}, maxHeight], keyboard: ignore, "
        + "theme: {cornerRadius: 8, grabber: {placement: outside, topMargin: 8}, "
        + "dimming: {opacity: 0.7}}}")

    #expect(generation.findings == [])
    #expect(generation.notes == [])
  }

  @Test func contentThatScrollsNeedsItsScrollView() {
    let unnamed = generate("{detents: [maxHeight], content: {scrolls: true}}")
    let named = generate(
      "{detents: [maxHeight], content: {scrolls: true, type: Cart, scrollView: list}}")

    #expect(unnamed.notes.contains { $0.contains("return its scroll view as 'sheetScrollView'") })
    #expect(named.notes == [])
  }
}
