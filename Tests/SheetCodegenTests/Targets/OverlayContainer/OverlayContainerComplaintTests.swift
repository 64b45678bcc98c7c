import SheetCodegen
import SheetVocabulary
import Testing

/// What people complained about in OverlayContainer and what is built on it, by the numbers of the threads.
@Suite struct OverlayContainerComplaintTests {
  private func generate(_ sheet: String) -> TargetGeneration {
    TargetGeneration(.overlaycontainer, "sheets:\n  cart:\n    \(sheet)\n")
  }

  @Test("OverlayContainer #6: heights cannot be asked for again")
  func theAppCanHaveHeightsAskedForAgain() {
    let text = generate("{detents: [{measured: rows, min: 100}, maxHeight]}").text

    #expect(text.contains("static func update(_ content: UIViewController)"))
    #expect(
      text.contains(
        """
            invalidateNotchHeights()
            rest(at: resting, animated: animated)
        """))
  }

  @Test("OverlayContainer #18: a notch has another height later")
  func measuredHeightsAreAskedForWheneverTheyAreNeeded() {
    let text = generate("{detents: [{measured: rows, min: 100}, maxHeight]}").text

    #expect(text.contains("measures: @escaping @MainActor () -> Measures"))
    #expect(text.contains("Self.stops(in: SheetcContainer(view), measures())"))
    #expect(text.contains("var measuredRows: CGFloat"))
  }

  @Test("OverlayContainer #31: a height between two pixels is never exactly reached")
  func heightsAreWholePixels() {
    #expect(
      generate("detents: [{fraction: 0.33}]").text
        .contains(
          "let nearest = (Swift.max(0, Swift.min(stated, limit)) * scale).rounded() / scale"))
  }

  @Test("OverlayContainer #36: it always begins at its lowest notch")
  func theSheetIsMovedToWhereItBeginsWithoutAnAnimation() {
    let text = generate(
      "{detents: [{id: low, height: 100}, {id: high, height: 300}], initial: high}"
    ).text

    #expect(text.contains("let resting = detent ?? .high"))
    #expect(text.contains("rest(at: resting, animated: false)"))
  }

  @Test("OverlayContainer #43: a list that was scrolled to its top drives nothing")
  func aDrivingScrollViewAlwaysBounces() {
    let text = generate(
      "{detents: [maxHeight], content: {scrolls: true, type: CartController, scrollView: table}}"
    ).text

    #expect(text.contains("(overlayViewController as? CartController)?.table"))
    #expect(text.contains("scrollView?.alwaysBounceVertical = true"))
  }

  /// UIKit keeps a controller whose `presentationController` is asked for before it is presented.
  @Test("OverlayContainer #72 and DynamicOverlay #43: a leak", arguments: ["modal", "persistent"])
  func thePresentationControllerIsNeverAskedFor(presentation: String) {
    let text = generate("{detents: [maxHeight], presentation: \(presentation)}").text

    #expect(!text.contains("self.presentationController"))
    #expect(!text.contains(".presentationController"))
  }

  @Test("OverlayContainer #73: a tap outside does nothing")
  func aModalSheetIsPresentedByTheLibrary() {
    let text = generate("detents: [maxHeight]").text

    #expect(text.contains("OverlayContainerSheetPresentationController("))
    #expect(text.contains("transitioningDelegate = self"))
    // The library's delegate says yes where nobody else answers.
    #expect(text.contains("presentation.sheetDelegate = self"))
    #expect(!text.contains("ShouldDismissOnTap("))
    #expect(
      generate("{detents: [maxHeight], taps: {outside: none}}").text.contains(
        "overlayContainerSheetPresentationControllerShouldDismissOnTap("))
  }

  @Test("OverlayContainer #74: a navigation bar has the wrong height")
  func navigationIsInAFlexibleOverlay() {
    #expect(
      generate("{detents: [maxHeight], content: {navigation: own}}").text
        .contains("super.init(style: .flexibleHeight)"))
    #expect(
      generate("detents: [maxHeight]").text.contains("super.init(style: .expandableHeight)"))
  }

  @Test("expo #22598: a negative notch, or two in the wrong order, end the app")
  func notchesAreInOrderAndNeitherNegativeNorTooHigh() {
    let text = generate("detents: [{id: a, height: 500, from: edge}, {id: b, fraction: 0.5}]").text

    #expect(text.contains("return Swift.max(0, Swift.min(height, availableSpace))"))
    #expect(text.contains("active.sorted(by: { $0.height < $1.height })"))
  }

  @Test("DynamicOverlay #25: no notch is as high as the content")
  func contentIsMeasuredByTheApp() {
    let text = generate("detents: [fitContent]").text

    #expect(text.contains("stops.add(.fitContent, measures.content)"))
    #expect(text.contains("measures: @escaping @MainActor () -> Measures"))
  }
}
