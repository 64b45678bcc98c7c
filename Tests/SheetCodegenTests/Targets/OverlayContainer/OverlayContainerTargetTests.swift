import SheetCodegen
import SheetModel
import SheetRuntime
import SheetVocabulary
import Testing

@Suite struct OverlayContainerTargetTests {
  private func generate(_ sheet: String, access: AccessLevel = .internal) -> TargetGeneration {
    TargetGeneration(.overlaycontainer, "sheets:\n  cart:\n    \(sheet)\n", access: access)
  }

  private func means(_ key: TargetKey, _ change: (inout SheetConfiguration) -> Void)
    -> Capability.Means?
  {
    var configuration = Targets.tables[.overlaycontainer].own
    change(&configuration)
    return Targets.tables[.overlaycontainer].capability(of: key, in: configuration)?.means
  }

  // MARK: What people complained about

  /// OverlayContainer #31: a height between two pixels is never exactly reached.
  @Test func heightsAreWholePixels() {
    #expect(
      generate("detents: [{fraction: 0.33}]").text
        .contains("let nearest = (height * scale).rounded() / scale"))
  }

  /// OverlayContainer #36: the library begins at its lowest notch.
  @Test func theSheetIsMovedToWhereItBeginsWithoutAnAnimation() {
    let text = generate(
      "{detents: [{id: low, height: 100}, {id: high, height: 300}], initial: high}"
    ).text

    #expect(text.contains("return Detent.high"))
    #expect(
      text.contains("move(to: detent ?? Self.initialDetent(in: place), animated: false)"))
  }

  /// OverlayContainer #6 and #18, and DynamicOverlay #25: heights change while the sheet is up.
  @Test func measuredHeightsAreAskedForAgain() {
    let text = generate("{detents: [{measured: rows, min: 100}, maxHeight]}").text

    #expect(text.contains("measures: @escaping @MainActor () -> Measures"))
    #expect(text.contains("static func update(_ content: UIViewController)"))
    #expect(text.contains("invalidateNotchHeights()"))
    #expect(text.contains("var measuredRows: CGFloat"))
  }

  /// OverlayContainer #43: a list that does not bounce drives nothing once it is at its top.
  @Test func aDrivingScrollViewAlwaysBounces() {
    let text = generate(
      "{detents: [maxHeight], content: {scrolls: true, type: CartController, scrollView: table}}"
    ).text

    #expect(text.contains("(overlayViewController as? CartController)?.table"))
    #expect(text.contains("scrollView?.alwaysBounceVertical = true"))
  }

  /// OverlayContainer #72 and DynamicOverlay #43: UIKit keeps a controller whose 'presentationController' is asked for.
  @Test func thePresentationControllerIsNeverAskedFor() {
    for presentation in ["modal", "persistent"] {
      let text = generate("{detents: [maxHeight], presentation: \(presentation)}").text
      #expect(!text.contains("self.presentationController"))
      #expect(!text.contains(".presentationController"))
    }
  }

  /// OverlayContainer #73: taps outside need the library's own presentation.
  @Test func aModalSheetIsPresentedByTheLibrary() {
    let text = generate("detents: [maxHeight]").text

    #expect(text.contains("OverlayContainerSheetPresentationController("))
    #expect(text.contains("transitioningDelegate = self"))
    #expect(text.contains("overlayContainerSheetPresentationControllerShouldDismissOnTap("))
  }

  /// expo #22598: a negative notch, or two in the wrong order, end the app.
  @Test func notchesAreInOrderAndNeitherNegativeNorTooHigh() {
    let text = generate("detents: [{id: a, height: 500, from: edge}, {id: b, fraction: 0.5}]").text

    #expect(text.contains("return Swift.max(0, Swift.min(height, availableSpace))"))
    #expect(text.contains("heights.sorted(by: { $0.height < $1.height })"))
  }

  /// OverlayContainer #74: bars need an overlay that is as high as what is seen of it.
  @Test func navigationIsInAFlexibleOverlay() {
    #expect(
      generate("{detents: [maxHeight], content: {navigation: own}}").text
        .contains("super.init(style: .flexibleHeight)"))
    #expect(
      generate("detents: [maxHeight]").text.contains("super.init(style: .expandableHeight)"))
  }

  // MARK: The rest

  @Test(arguments: [
    ("{policy: lookahead, velocity: 300, lookahead: 0.2}", "policy.minimumVelocity = 300"),
    ("{policy: lookahead, lookahead: 0.2}", "policy.minimumDuration = 0.2"),
    ("{policy: project, deceleration: 900}", "Release(deceleration: 900, lookahead: 0, velocity: 4"),
    ("{policy: nearest, flickUp: last}", "takesFlicksToTop: true, takesFlicksToBottom: false)"),
  ])
  func everyPolicyIsThere(release: String, code: String) {
    #expect(generate("{detents: [maxHeight], release: \(release)}").text.contains(code))
  }

  @Test func theLibrarysRubberBandIsUsedWhereNoFingerDismisses() {
    let kept =
      "{detents: [maxHeight], dismiss: {swipe: false}, resistance: {factor: 0.3, top: false}}"
    let text = generate(kept).text

    #expect(text.contains("function.factor = 0.3"))
    #expect(text.contains("function.bouncesAtMaximumHeight = false"))
    #expect(generate("detents: [maxHeight]").text.contains("followsDown: true"))
  }

  @Test func theContainerIsItsOwnDelegate() {
    let text = generate("detents: [maxHeight]").text

    #expect(text.contains("delegate = self"))
    #expect(text.contains("final class CartSheet: OverlayContainerViewController"))
  }

  @Test func oppositesAreSaid() {
    #expect(means(.passthrough) { $0.passthrough = .always } == .opposite)
    #expect(
      means(.passthrough) {
        $0.presentation = .persistent
        $0.passthrough = .always
      } == .generated)
    #expect(
      means(.free) {
        $0.free = FreeRange(min: Detent(0, .headerOnly), max: Detent(1, .maxHeight))
      } == .opposite)
  }

  @Test func whatTheLibraryDoesByItselfIsSilent() {
    let table = Targets.tables[.overlaycontainer]
    for key in TargetKey.allCases {
      let capability = table.capability(of: key, in: table.own)
      #expect(
        capability == nil || capability?.means == .native || capability?.means == .generated,
        "\(key.path)")
    }
  }
}
