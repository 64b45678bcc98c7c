import SheetRuntime
import Testing
import UIKit

@testable import SheetUIKit

extension Scenarios {
  /// Presentations, dismissals and calls in orders that no documentation recommends.
  @MainActor @Suite struct OddOrderTests {
    let screen = TestScreen()

    @Test func whatIsPresentedTwiceIsThereOnce() async {
      let first = screen.rear.present(UIViewController(), as: .cart())
      let second = screen.rear.present(UIViewController(), as: CartSheet.cart())
      var isDone = false
      second.dismiss { isDone = true }
      second.move(to: .full)
      await screen.settle()

      screen.expectRest(first, at: .detent(.low))
      #expect(screen.rear.presentedViewController === first.controller)
      #expect(second.controller == nil)
      #expect(isDone)
    }

    @Test func contentInASecondSheetLeavesTheFirst() async {
      let content = UIViewController()
      let first = screen.present(content, as: .cart())
      let other = UIViewController()
      first.controller?.present(other, animated: false)
      await screen.settle()
      let second = other.present(content, as: CartSheet.cart())
      await screen.settle()

      #expect(content.sheetController === second.controller)
      first.dismiss()
      await screen.settle()
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
      await screen.settle()

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
      await screen.settle()

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
      await screen.settle()

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
      await screen.settle()

      lower.move(to: .full)
      lower.update(.cart { $0.dismiss.swipe = false })
      await screen.settle()

      screen.expectRest(lower, at: .detent(.full))
      screen.expectRest(upper, at: .detent(.low))
    }

    @Test func aPersistentSheetThatIsPresentedIsModal() async {
      let sheet = screen.present(UIViewController(), as: .cart { $0.presentation = .persistent })
      screen.expectRest(sheet, at: .detent(.low))
      sheet.update(.cart { $0.presentation = .persistent })
      sheet.hide()
      await screen.settle()
      screen.expectRest(sheet, at: .detent(.low))

      screen.device.tap(CGPoint(x: 200, y: 100))
      await screen.settle()

      #expect(screen.rear.presentedViewController == nil)
      #expect(sheet.controller == nil)
    }

    @Test func aModalSheetInAContainerStays() async {
      let container = SheetContainerController(controllerBehindSheets: RearController())
      screen.rear.present(container, animated: false)
      await screen.settle()
      let sheet = container.add(UIViewController(), as: CartSheet.cart())
      await screen.settle()
      let finger = screen.touch(sheet)
      finger.move(y: 150, within: 0.1)
      finger.lift()
      await screen.settle()
      #expect(sheet.place == .detent(.low))

      sheet.dismiss()
      await screen.settle()

      #expect(screen.rear.presentedViewController === container)
      #expect(container.sheetControllers.isEmpty)
    }

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
          case 3: sheet.setEnabled(count % 2 == 0, detent: .half)
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
      await screen.settle()
      #expect(meddler.count > 10)
      #expect(sheet.controller?.motion.elapsed == nil)

      screen.device.tap(CGPoint(x: 200, y: 100))
      await screen.settle()

      #expect(screen.rear.presentedViewController == nil)
    }

    @Test func aKeyboardMayComeWhileTheSheetGoes() async {
      let sheet = screen.present(UIViewController(), as: .cart())
      sheet.dismiss()
      StubTime.advance(0.1)
      StubKeyboard.show(height: 336)
      StubTime.advance(0.1)
      StubKeyboard.hide()
      await screen.settle()

      #expect(screen.rear.presentedViewController == nil)
    }

    @Test func answersWithoutAQuestionMeanNothing() async {
      let sheet = screen.present(UIViewController(), as: .cart { $0.dismiss.confirm = true })
      sheet.allowDismissal()
      sheet.refuseDismissal()
      await screen.settle()

      screen.expectRest(sheet, at: .detent(.low))
    }

    @Test func afterItsDismissalNothingDoesAnything() async {
      let sheet = screen.present(UIViewController(), as: .cart())
      sheet.dismiss(animated: false)
      await screen.settle()

      var isDone = false
      sheet.move(to: .full)
      sheet.update(.cart())
      sheet.setEnabled(false, detent: .low)
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
