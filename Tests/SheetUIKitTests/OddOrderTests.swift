import SheetRuntime
import Testing
import UIKit

@testable import SheetUIKit

extension Scenarios {
  /// Calls in orders that no documentation recommends.
  @MainActor @Suite struct OddOrderTests {
    let screen = TestScreen()

    private func settle() async {
      for _ in 0..<5 {
        StubTime.settle()
        await Task.yield()
      }
    }

    /// At rest, and where the engine has it.
    private func expectRest(
      _ sheet: PresentedSheet<CartDetents, CartControls>, at place: SheetPlace<CartDetents>,
      _ location: SourceLocation = #_sourceLocation
    ) {
      #expect(sheet.place == place, sourceLocation: location)
      #expect(
        screen.top(of: sheet) == screen.y(at: sheet.position), sourceLocation: location)
      #expect(sheet.controller?.motion.elapsed == nil, sourceLocation: location)
    }

    // MARK: Presentation

    @Test func whatIsPresentedTwiceIsThereOnce() async {
      let first = screen.rear.present(UIViewController(), as: .cart())
      let second = screen.rear.present(UIViewController(), as: CartSheet.cart())
      var isDone = false
      second.dismiss { isDone = true }
      second.move(to: .full)
      await settle()

      expectRest(first, at: .detent(.low))
      #expect(screen.rear.presentedViewController === first.controller)
      #expect(second.controller == nil)
      #expect(isDone)
    }

    @Test func contentInASecondSheetLeavesTheFirst() async {
      let content = UIViewController()
      let first = screen.present(content, as: .cart())
      let other = UIViewController()
      first.controller?.present(other, animated: false)
      await settle()
      let second = other.present(content, as: CartSheet.cart())
      await settle()

      #expect(content.sheetController === second.controller)
      first.dismiss()
      await settle()
      #expect(screen.rear.presentedViewController == nil)
    }

    @Test(arguments: [true, false])
    func dismissedBeforeItCameItGoes(isAnimated: Bool) async {
      let sheet = screen.rear.present(UIViewController(), as: CartSheet.cart())
      let log = EventLog()
      sheet.setDelegate(log)

      var count = 0
      sheet.dismiss(animated: isAnimated) { count += 1 }
      sheet.dismiss(animated: isAnimated) { count += 1 }
      await settle()

      #expect(screen.rear.presentedViewController == nil)
      #expect(log.milestones.last == .dismissed(.code))
      #expect(count == 2)
      #expect(sheet.controller == nil)
    }

    @Test func dismissedTwiceInDifferentWaysItGoesOnce() async {
      let sheet = screen.present(UIViewController(), as: .cart())
      let log = EventLog()
      sheet.setDelegate(log)

      sheet.dismiss(animated: true)
      StubTime.advance(0.1)
      screen.rear.dismiss(animated: true)
      sheet.dismiss(animated: false)
      StubTime.advance(0.05)
      screen.device.tap(CGPoint(x: 200, y: 150))
      await settle()

      #expect(screen.rear.presentedViewController == nil)
      #expect(log.milestones.filter { $0 == .dismissed(.code) }.count == 1)
      #expect(StubLog.lines.isEmpty)
    }

    @Test func theSheetBelowTakesTheOneAboveWithIt() async {
      let content = UIViewController()
      let lower = screen.present(content, as: .cart())
      let upper = content.present(UIViewController(), as: CartSheet.cart())
      let logs = (lower: EventLog(), upper: EventLog())
      lower.setDelegate(logs.lower)
      upper.setDelegate(logs.upper)
      StubTime.advance(0.1)

      lower.dismiss()
      await settle()

      #expect(screen.rear.presentedViewController == nil)
      #expect(logs.lower.milestones.last == .dismissed(.code))
      #expect(logs.upper.milestones.last == .dismissed(.code))
      #expect(lower.controller == nil)
      #expect(upper.controller == nil)
    }

    @Test func theSheetBelowMayBeMovedAndChanged() async {
      let content = UIViewController()
      let lower = screen.present(content, as: .cart())
      let upper = content.present(UIViewController(), as: CartSheet.cart())
      await settle()

      lower.move(to: .full)
      lower.update(.cart { $0.dismiss.swipe = false })
      await settle()

      expectRest(lower, at: .detent(.full))
      expectRest(upper, at: .detent(.low))
    }

    @Test func aPersistentSheetThatIsPresentedIsModal() async {
      let sheet = screen.present(UIViewController(), as: .cart { $0.presentation = .persistent })
      expectRest(sheet, at: .detent(.low))
      sheet.update(.cart { $0.presentation = .persistent })
      sheet.hide()
      await settle()
      expectRest(sheet, at: .detent(.low))

      screen.device.tap(CGPoint(x: 200, y: 100))
      await settle()

      #expect(screen.rear.presentedViewController == nil)
      #expect(sheet.controller == nil)
    }

    @Test func aModalSheetInAContainerStays() async {
      let container = SheetContainerController(rear: RearController())
      screen.rear.present(container, animated: false)
      await settle()
      let sheet = container.add(UIViewController(), as: CartSheet.cart())
      await settle()
      let finger = screen.touch(sheet)
      finger.move(y: 150, within: 0.1)
      finger.lift()
      await settle()
      #expect(sheet.place == .detent(.low))

      sheet.dismiss()
      await settle()

      #expect(screen.rear.presentedViewController === container)
      #expect(container.sheetControllers.isEmpty)
    }

    // MARK: Fingers

    @Test func anotherDescriptionMayComeWhileAFingerDrags() async {
      let sheet = screen.present(UIViewController(), as: .cart())
      let finger = screen.touch(sheet)
      finger.move(y: -120, within: 0.3)

      sheet.update(
        .cart {
          $0.detents = [Detent(1, .height(300, from: .safeArea))]
          $0.footer = Footer(height: 44)
        })
      finger.move(y: -10, within: 0.3)
      let isHeld = sheet.controller?.motion.elapsed == nil
      finger.lift()
      await settle()

      #expect(isHeld)
      expectRest(sheet, at: .detent(.half))
      #expect(sheet.position == 300)
    }

    @Test func aDescriptionThatForbidsDragsEndsTheDrag() async {
      let sheet = screen.present(UIViewController(), as: .cart())
      let finger = screen.touch(sheet)
      finger.move(y: -120, within: 0.3)

      sheet.update(.cart { $0.swipeMode = .none })
      finger.move(y: -200, within: 0.3)
      finger.lift()
      await settle()

      expectRest(sheet, at: .detent(.half))
    }

    @Test func aDescriptionWithoutAnyDetentStands() async {
      let sheet = screen.present(UIViewController(), as: .cart())

      sheet.update(CartSheet(SheetConfiguration()))
      let finger = screen.touch(sheet, below: 10)
      finger.move(y: -50, within: 0.2)
      finger.lift()
      await settle()
      sheet.update(.cart())
      await settle()

      expectRest(sheet, at: .detent(.low))
    }

    @Test func contentThatLeavesItsWindowLetsGoOfTheSheet() async {
      let content = ListController()
      let sheet = screen.present(content, as: .cart())
      let finger = screen.touch(sheet)
      finger.move(y: -130, within: 0.2)

      content.list.removeFromSuperview()
      finger.move(y: -130, within: 0.2)
      finger.lift()
      await settle()

      expectRest(sheet, at: .detent(.half))
    }

    @Test func aListThatIsReleasedUnderAFingerLetsGoOfTheSheet() async throws {
      let content = UIViewController()
      let sheet = screen.present(content, as: .cart())
      weak var list: UITableView?
      let finger: StubFinger
      do {
        let table = UITableView(frame: content.view.bounds)
        table.contentSize = CGSize(width: 402, height: 4400)
        content.view.addSubview(table)
        list = table
        StubTime.settle()
        finger = screen.touch(sheet)
        finger.move(y: -130, within: 0.2)
        table.removeFromSuperview()
      }
      try #require(sheet.controller).drags.look()
      await settle()

      expectRest(sheet, at: .detent(.half))
      finger.lift()
      await settle()
      expectRest(sheet, at: .detent(.half))
      _ = list
    }

    @Test func aPersistentSheetMayBeTakenAwayUnderAFinger() async {
      let container = SheetContainerController(rear: RearController())
      let device = StubDevice(root: container)
      let sheet = container.add(
        UIViewController(), as: CartSheet.cart { $0.presentation = .persistent })
      let log = EventLog()
      sheet.setDelegate(log)
      StubTime.settle()
      let finger = device.touch(CGPoint(x: 200, y: 750))
      finger.move(y: -60, within: 0.2)

      sheet.dismiss()
      finger.move(y: -60, within: 0.2)
      finger.lift()
      await settle()

      #expect(container.sheetControllers.isEmpty)
      #expect(log.milestones.last == .dismissed(.code))
      #expect(StubTime.linkCount == 0)
    }

    @Test func anOwnersRemovalOfAPersistentSheetIsItsDismissal() async throws {
      let container = SheetContainerController(rear: RearController())
      _ = StubDevice(root: container)
      let sheet = container.add(
        UIViewController(), as: CartSheet.cart { $0.presentation = .persistent })
      let log = EventLog()
      sheet.setDelegate(log)
      StubTime.settle()

      do {
        let controller = try #require(sheet.controller)
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        controller.removeFromParent()
      }
      await settle()

      #expect(log.milestones.last == .dismissed(.code))
      #expect(sheet.controller == nil)
    }

    @Test func escapeInTheMiddleOfADragDismisses() async throws {
      let sheet = screen.present(UIViewController(), as: .cart())
      let finger = screen.touch(sheet)
      finger.move(y: -80, within: 0.2)

      #expect(try #require(sheet.controller).accessibilityPerformEscape())
      finger.move(y: -200, within: 0.1)
      finger.lift()
      await settle()

      #expect(screen.rear.presentedViewController == nil)
    }

    @Test func twoFingersAreOne() async {
      let sheet = screen.present(UIViewController(), as: .cart())
      let first = screen.touch(sheet)
      first.move(y: -60, within: 0.2)
      let second = screen.device.touch(CGPoint(x: 300, y: 800))
      second.move(y: 200, within: 0.2)
      second.lift()
      first.move(y: -60, within: 0.4)
      first.lift()
      await settle()

      expectRest(sheet, at: .detent(.half))
    }

    // MARK: Sizes

    @Test func aContainerOfNoSizeIsPassedOver() async {
      let sheet = screen.present(UIViewController(), as: .cart { $0.initial = .detent(1) })
      let safeArea = screen.device.window.safeAreaInsets

      for size in [CGSize.zero, CGSize(width: 402, height: 1), CGSize(width: 1, height: 874)] {
        screen.device.resize(to: size, safeArea: safeArea, traits: UITraitCollection())
        await settle()
        #expect(sheet.controller?.stage.sheet.frame.minY.isFinite == true)
        #expect((sheet.controller?.stage.sheet.frame.height ?? -1) >= 0)
      }
      screen.device.resize(
        to: CGSize(width: 402, height: 874), safeArea: safeArea, traits: UITraitCollection())
      await settle()

      expectRest(sheet, at: .detent(.half))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -50, 0, 1e300])
    func aReportedHeightThatIsNoneIsBounded(height: CGFloat) async {
      let sheet = screen.rear.present(
        UIViewController(),
        as: CartSheet.cart {
          $0.detents[0] = Detent(
            0, .measured(0), min: .points(100), max: .points(300))
        })
      sheet.height(of: .summary) { height }
      await settle()

      #expect(sheet.position >= 100 && sheet.position <= 300)
      expectRest(sheet, at: .detent(.low))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -50, 1e300])
    func aPreferredSizeThatIsNoneIsBounded(height: CGFloat) async {
      let content = UIViewController()
      content.preferredContentSize = CGSize(width: height, height: height)
      let sheet = screen.present(
        content,
        as: .cart {
          $0.detents = [Detent(0, .fitContent, min: .points(100))]
          $0.width.isPresent = true
          $0.width.follows = .content
        })
      await settle()

      #expect(sheet.position >= 100)
      #expect(sheet.controller?.stage.sheet.frame.width.isFinite == true)
      expectRest(sheet, at: .detent(.low))
    }

    @Test func aTurnWhileItSettlesEndsAtTheSameDetent() async {
      let sheet = screen.present(UIViewController(), as: .cart())
      sheet.move(to: .full)
      StubTime.advance(0.1)

      screen.device.resize(
        to: CGSize(width: 874, height: 402),
        safeArea: UIEdgeInsets(top: 0, left: 62, bottom: 20, right: 62),
        traits: UITraitCollection(vertical: .compact), within: 0.3)
      StubTime.advance(0.05)
      screen.device.resize(
        to: CGSize(width: 402, height: 874),
        safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
        traits: UITraitCollection(), within: 0.3)
      await settle()

      expectRest(sheet, at: .detent(.full))
    }

    @Test func aTurnWhileItLeavesDoesNotBringItBack() async {
      let sheet = screen.present(UIViewController(), as: .cart())
      sheet.dismiss()
      StubTime.advance(0.1)

      screen.device.resize(
        to: CGSize(width: 874, height: 402),
        safeArea: UIEdgeInsets(top: 0, left: 62, bottom: 20, right: 62),
        traits: UITraitCollection(vertical: .compact), within: 0.3)
      await settle()

      #expect(screen.rear.presentedViewController == nil)
      #expect(sheet.controller == nil)
    }

    // MARK: Detents

    @Test func aDisabledDetentIsStoodForByTheNearest() async {
      let sheet = screen.present(UIViewController(), as: .cart())
      sheet.setEnabled(false, .half)

      sheet.move(to: .half)
      await settle()
      let stoodFor = sheet.place
      sheet.setEnabled(true, .half)
      await settle()

      #expect(stoodFor == .detent(.low))
      expectRest(sheet, at: .detent(.half))
    }

    @Test func withoutAnyDetentLeftItStandsAtItsLimit() async {
      let sheet = screen.present(UIViewController(), as: .cart())
      for detent in [CartDetents.low, .half, .full] { sheet.setEnabled(false, detent) }
      await settle()
      let limit = sheet.position
      for detent in [CartDetents.low, .half, .full] { sheet.setEnabled(true, detent) }
      await settle()

      #expect(limit == 778)
      expectRest(sheet, at: .detent(.low))
    }

    @Test func aHeightMeansNothingToASheetWithDetents() async {
      let sheet = screen.present(UIViewController(), as: .cart())
      sheet.move(toHeight: .nan)
      sheet.move(toHeight: 410)
      await settle()

      expectRest(sheet, at: .detent(.half))
    }

    @Test func aModalSheetDoesNotHide() async {
      let sheet = screen.present(UIViewController(), as: .cart())
      sheet.hide()
      await settle()

      expectRest(sheet, at: .detent(.low))
    }

    // MARK: Calls from within

    @Test func anAppMayDoAnythingWhenItHearsSomething() async {
      /// Answers every event with another call.
      @MainActor final class Meddler: SheetDelegate {
        var count = 0

        func sheet(
          _ sheet: PresentedSheet<CartDetents, CartControls>,
          didSend event: SheetEvent<CartDetents, CartControls>
        ) {
          count += 1
          if count > 60 { return }
          switch count % 7 {
          case 0: sheet.move(to: .half, animated: false)
          case 1: sheet.update(.cart { $0.footer = Footer(height: 30) }, animated: false)
          case 2: sheet.invalidateHeights()
          case 3: sheet.setEnabled(count % 2 == 0, .half)
          case 4: sheet.footerView = UIView(frame: .zero)
          case 5: sheet.move(to: .full)
          default: sheet.headerView = nil
          }
        }

        func sheet(
          _ sheet: PresentedSheet<CartDetents, CartControls>, shouldDismiss reason: DismissReason
        ) -> DismissalAnswer {
          sheet.allowDismissal()
          sheet.refuseDismissal()
          sheet.dismiss(animated: false)
          return .refuse
        }
      }
      let meddler = Meddler()
      let sheet = screen.rear.present(
        UIViewController(), as: CartSheet.cart { $0.dismiss.confirm = true })
      sheet.setDelegate(meddler)
      await settle()
      #expect(meddler.count > 10)
      #expect(sheet.controller?.motion.elapsed == nil)

      screen.device.tap(CGPoint(x: 200, y: 100))
      await settle()

      #expect(screen.rear.presentedViewController == nil)
    }

    @Test func aKeyboardMayComeWhileTheSheetGoes() async {
      let sheet = screen.present(UIViewController(), as: .cart())
      sheet.dismiss()
      StubTime.advance(0.1)
      StubKeyboard.show(height: 336)
      StubTime.advance(0.1)
      StubKeyboard.hide()
      await settle()

      #expect(screen.rear.presentedViewController == nil)
    }

    @Test func answersWithoutAQuestionMeanNothing() async {
      let sheet = screen.present(UIViewController(), as: .cart { $0.dismiss.confirm = true })
      sheet.allowDismissal()
      sheet.refuseDismissal()
      await settle()

      expectRest(sheet, at: .detent(.low))
    }

    @Test func afterItsDismissalNothingDoesAnything() async {
      let sheet = screen.present(UIViewController(), as: .cart())
      sheet.dismiss(animated: false)
      await settle()

      var isDone = false
      sheet.move(to: .full)
      sheet.update(.cart())
      sheet.setEnabled(false, .low)
      sheet.height(of: .summary) { 10 }
      sheet.invalidateHeights()
      sheet.hide()
      sheet.footerView = UIView(frame: .zero)
      sheet.allowsDrag = { _ in true }
      sheet.setDelegate(EventLog())
      _ = sheet.uncoveredGuide(in: screen.rear.view)
      sheet.dismiss { isDone = true }

      #expect(sheet.place == nil)
      #expect(sheet.position == 0)
      #expect(isDone)
    }
  }
}
