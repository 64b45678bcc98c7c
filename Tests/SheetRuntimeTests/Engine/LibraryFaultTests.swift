import SheetRuntime
import Testing

/// Faults that sheet libraries are known for, and that a sheet without any preset does not have.
@Suite struct LibraryFaultTests {
  func engine(
    _ heights: [Double], container: SheetContainer = Containers.phone,
    _ change: (inout SheetConfiguration) -> Void = { _ in }
  ) -> SheetEngine {
    var configuration = SheetConfiguration()
    configuration.theme.grabber.isPresent = false
    for (index, height) in heights.enumerated() {
      configuration.detents.append(
        Detent(DetentIndex(UInt16(index)), .height(height, from: .safeArea)))
    }
    change(&configuration)
    var engine = SheetEngine(SheetPlan(configuration), in: SheetLayout(container))
    _ = engine.handle(.appeared(animated: false))
    return engine
  }

  @Test(arguments: [[60.0, 105, 400], [80, 120], [20, 100, 300]])
  func opensAtItsSmallestDetentAndNotNear100Points(heights: [Double]) {
    #expect(engine(heights).position == heights[0])
  }

  @Test func opensAtTheInitialDetentWhereverThatIs() {
    #expect(engine([60, 105, 400]) { $0.initial = .detent(2) }.position == 400)
  }

  @Test func aSmallestDetentAboveTheLimitIsCut() {
    var engine = engine([900, 1200])
    #expect(engine.position == 778)

    // The first movement of a drag does not make it jump.
    _ = engine.handle(.dragBegan(.content))
    _ = engine.handle(.dragChanged(translation: 1, velocity: 0))
    #expect(engine.position == 777)
  }

  @Test func theSmallestDetentIsReachedFromTheLargest() {
    var engine = engine([100, 300, 600]) { $0.initial = .largest }

    _ = engine.handle(.dragBegan(.content))
    _ = engine.handle(.dragChanged(translation: 470, velocity: 0))
    let effects = engine.handle(.dragEnded(translation: 470, velocity: 0))

    #expect(effects.willMove == .detent(0))
    #expect(effects.willDismiss == nil)
  }

  @Test func aFastFlickDownDismissesOnlyFromTheSmallestDetent() {
    var engine = engine([200, 400, 700]) { $0.initial = .largest }

    _ = engine.handle(.dragBegan(.content))
    _ = engine.handle(.dragChanged(translation: 30, velocity: 900))
    let effects = engine.handle(.dragEnded(translation: 30, velocity: 900))

    #expect(effects.willMove == .detent(0))
    #expect(effects.willDismiss == nil)
  }

  @Test func aFlickGoesTheWayOfTheFingerAlsoWhereTwoOtherDetentsAreNearer() {
    var engine = engine([100, 200, 700]) {
      $0.release.policy = .lookahead
      $0.initial = .detent(1)
    }

    _ = engine.handle(.dragBegan(.content))
    _ = engine.handle(.dragChanged(translation: -20, velocity: -500))
    let effects = engine.handle(.dragEnded(translation: -20, velocity: -500))

    #expect(effects.willMove == .detent(2))
  }

  @Test func restingLowDoesNotDismiss() {
    var engine = engine([100, 300, 500]) { $0.release.policy = .lookahead }

    _ = engine.handle(.dragBegan(.content))
    _ = engine.handle(.dragChanged(translation: -1, velocity: 0))
    let effects = engine.handle(.dragEnded(translation: -1, velocity: 0))

    #expect(effects.didMove == nil)
    #expect(effects.willMove == .detent(0))
    #expect(effects.willDismiss == nil)
  }

  @Test func heightsWithinHalfAPixelAreTheSameHeight() {
    // A third of a pixel apart, as sums of fractions come out.
    var engine = engine([200, 500]) { $0.initial = .largest }
    _ = engine.handle(.dragBegan(.content))
    _ = engine.handle(.dragChanged(translation: 0.1, velocity: 0))
    _ = engine.handle(.dragEnded(translation: 0.1, velocity: 0))
    #expect(engine.position == 500)

    _ = engine.handle(.scrollBegan(offset: 0))
    let effects = engine.handle(.scrollChanged(offset: 30, translation: -30, velocity: -100))

    #expect(effects.scroll == nil)
    #expect(engine.position == 500)
  }

  @Test func equalDetentsDoNotStopTheGrabber() {
    var engine = engine([100, 300, 300, 500]) { $0.initial = .detent(1) }

    let effects = engine.handle(.grabberTapped)

    #expect(effects.willMove == .detent(3))
  }

  @Test func aDragThatCatchesTheSheetBeginsWhereItIsAndNotWhereItWasGoing() {
    var engine = engine([200, 600])
    _ = engine.handle(.move(to: .detent(1), animated: true))
    _ = engine.handle(.settleInterrupted(after: 0.06))
    let caught = engine.position
    #expect(caught > 210 && caught < 590)

    _ = engine.handle(.dragBegan(.content))
    _ = engine.handle(.dragChanged(translation: 10, velocity: 0))

    #expect(engine.position == caught - 10)
  }

  @Test func quickUpThenQuickDownDismisses() {
    var engine = engine([200, 600])
    _ = engine.handle(.dragBegan(.content))
    _ = engine.handle(.dragChanged(translation: -5, velocity: -800))
    _ = engine.handle(.dragEnded(translation: -5, velocity: -800))
    _ = engine.handle(.settleInterrupted(after: 0.01))
    _ = engine.handle(.dragBegan(.content))
    _ = engine.handle(.dragChanged(translation: 30, velocity: 1200))

    let effects = engine.handle(.dragEnded(translation: 30, velocity: 1200))

    #expect(effects.willDismiss == .swipe)
  }

  @Test func hiddenIsOutOfSightAlsoWithABottomInset() {
    var engine = engine([100]) {
      $0.presentation = .persistent
      $0.theme.grabber = Grabber(placement: .outside)
    }

    _ = engine.handle(.move(to: .hidden, animated: false))

    // The inset and the grabber that stands above the sheet.
    #expect(engine.position == -34 - 15)
  }

  @Test func aRefusedSwipeGivesWayAndComesBack() {
    var engine = engine([200]) { $0.dismiss.confirm = true }
    _ = engine.handle(.dragBegan(.content))
    _ = engine.handle(.dragChanged(translation: 180, velocity: 0))
    _ = engine.handle(.dragEnded(translation: 180, velocity: 0))
    _ = engine.handle(.dismissalRefused)
    _ = engine.handle(.settled)

    #expect(engine.position == 200)
    #expect(engine.phase == .resting(.detent(0)))
  }

  @Test func theInitialDetentIsAppliedOnce() {
    var engine = engine([100, 300]) { $0.initial = .detent(1) }
    _ = engine.handle(.move(to: .detent(0), animated: false))

    _ = engine.handle(.layoutChanged(SheetLayout(Containers.smallPhone), animated: false))
    _ = engine.handle(.appeared(animated: false))

    #expect(engine.position == 100)
  }
}
