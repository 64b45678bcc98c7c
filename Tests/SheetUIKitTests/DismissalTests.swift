import SheetRuntime
import Testing
import UIKit

@testable import SheetUIKit

extension Scenarios {
  @MainActor @Suite struct DismissalTests {
    let screen = TestScreen()

    @Test func aTapBesideTheSheetDismissesIt() {
      let sheet = screen.present(UIViewController(), as: .cart())
      let log = EventLog()
      sheet.setDelegate(log)

      screen.device.tap(CGPoint(x: 200, y: 150))
      StubTime.settle()

      #expect(log.milestones == [.willDismiss(.outsideTap), .dismissed(.outsideTap)])
      #expect(screen.rear.taps == 0)
    }

    @Test func theAppIsAskedAndMayRefuse() {
      let sheet = screen.present(UIViewController(), as: .cart { $0.dismiss.confirm = true })
      let log = EventLog()
      log.answer = .refuse
      sheet.setDelegate(log)

      screen.device.tap(CGPoint(x: 200, y: 150))
      StubTime.settle()

      #expect(log.questions == [.outsideTap])
      #expect(screen.rear.presentedViewController != nil)
    }

    @Test func theAppMayAnswerLater() {
      let sheet = screen.present(UIViewController(), as: .cart { $0.dismiss.confirm = true })
      let log = EventLog()
      log.answer = .later
      sheet.setDelegate(log)

      screen.device.tap(CGPoint(x: 200, y: 150))
      StubTime.settle()
      let isThere = screen.rear.presentedViewController != nil
      sheet.allowDismissal()
      StubTime.settle()

      #expect(isThere)
      #expect(screen.rear.presentedViewController == nil)
    }

    @Test func whereNobodyIsThereToBeAskedNobodyMinds() {
      _ = screen.present(UIViewController(), as: .cart { $0.dismiss.confirm = true })

      screen.device.tap(CGPoint(x: 200, y: 150))
      StubTime.settle()

      #expect(screen.rear.presentedViewController == nil)
    }

    @Test func theAppDismissesWithAndWithoutAnimation() {
      for animated in [true, false] {
        let sheet = screen.present(UIViewController(), as: .cart())
        var isDone = false

        sheet.dismiss(animated: animated) { isDone = true }
        StubTime.settle()

        #expect(isDone)
        #expect(screen.rear.presentedViewController == nil)
      }
    }

    @Test func theContentsOwnDismissalIsTheSheets() async {
      let content = RecordingController()
      let sheet = screen.present(content, as: .cart())
      let log = EventLog()
      sheet.setDelegate(log)

      content.dismiss(animated: true)
      StubTime.advance(0.1)
      let moving = screen.top(of: sheet)
      StubTime.settle()
      await Task.yield()

      #expect(moving > screen.y(at: 200) + 5)
      #expect(log.milestones == [.willDismiss(.code), .dismissed(.code)])
      #expect(content.calls.suffix(2) == ["will disappear", "did disappear"])
    }

    @Test func theAppMayPresentAgainWhenItHearsOfTheDismissal() {
      let sheet = screen.present(UIViewController(), as: .cart())
      let rear = screen.rear
      let key = sheet.controller?.reports.observe(as: .none) { report in
        if case .dismissed = report { rear.present(UIViewController(), as: CartSheet.cart()) }
        return .later
      }

      sheet.dismiss()
      StubTime.settle()

      #expect(key != nil)
      #expect(screen.rear.presentedViewController is SheetController)
    }

    @Test(arguments: [true, false]) func aSheetMayGoBeforeItCame(animated: Bool) {
      let sheet = screen.rear.present(UIViewController(), as: CartSheet.cart())
      let log = EventLog()
      sheet.setDelegate(log)

      sheet.dismiss(animated: animated)
      StubTime.settle()

      #expect(screen.rear.presentedViewController == nil)
      #expect(log.milestones.last == .dismissed(.code))
    }

    @Test func aSheetMayGoWhileItComes() {
      let content = RecordingController()
      let sheet = screen.rear.present(content, as: CartSheet.cart())
      StubTime.advance(0.15)
      let coming = screen.top(of: sheet)

      sheet.dismiss()
      StubTime.advance(0.03)
      let going = screen.top(of: sheet)
      StubTime.settle()

      #expect(abs(going - coming) < 60)
      #expect(screen.rear.presentedViewController == nil)
      #expect(
        content.calls == ["will appear", "did appear", "will disappear", "did disappear"])
    }

    @Test func aSheetIsFlickedAwayWhileItComes() {
      let sheet = screen.rear.present(UIViewController(), as: CartSheet.cart())
      StubTime.advance(0.25)
      let finger = screen.device.touch(CGPoint(x: 200, y: 800))

      finger.move(y: 150, within: 0.08)
      finger.lift()
      StubTime.settle()

      #expect(sheet.controller == nil)
      #expect(screen.rear.presentedViewController == nil)
    }

    @Test func aSwipeThatIsTakenBackBeforeItsEndIsNoDismissal() {
      let sheet = screen.present(UIViewController(), as: .cart())
      let finger = screen.touch(sheet)

      finger.move(y: 150)
      finger.move(y: -100, within: 0.2)
      finger.lift()
      StubTime.settle()

      #expect(screen.rear.presentedViewController != nil)
      #expect(sheet.place != nil)
    }

    @Test func thePersonsFlickIsNotSlowedByTheHandOver() {
      let sheet = screen.present(UIViewController(), as: .cart { $0.initial = .detent(1) })
      let finger = screen.touch(sheet)
      finger.move(y: 350, within: 0.2)
      let before = screen.top(of: sheet)

      finger.lift()
      StubTime.advance(1.0 / 60)
      let after = screen.top(of: sheet)

      #expect(after - before > 15)
      StubTime.settle()
      #expect(sheet.controller == nil)
    }
  }
}
