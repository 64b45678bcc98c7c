import SheetRuntime
import Testing
import UIKit

@testable import SheetUIKit

extension Scenarios {
  @MainActor @Suite struct DragTests {
    let screen = TestScreen()

    @Test func theSheetFollowsTheFinger() {
      let sheet = screen.present(UIViewController(), as: .cart())
      let finger = screen.touch(sheet)

      finger.move(y: -110)

      // What the recogniser needs to make sure is not made up for.
      #expect(screen.top(of: sheet) > screen.y(at: 310) - 1)
      #expect(screen.top(of: sheet) < screen.y(at: 290))
      finger.cancel()
    }

    @Test func aSlowReleaseGoesToTheNearestDetent() {
      let sheet = screen.present(UIViewController(), as: .cart())
      let finger = screen.touch(sheet)

      finger.move(y: -170)
      finger.rest()
      finger.lift()
      StubTime.settle()

      #expect(sheet.place == .detent(.half))
      #expect(screen.top(of: sheet) == screen.y(at: 400))
    }

    @Test func aFlickGoesOneDetentOn() {
      let sheet = screen.present(UIViewController(), as: .cart())
      let finger = screen.touch(sheet)

      finger.move(y: -40, within: 0.06)
      finger.lift()
      StubTime.settle()

      #expect(sheet.place == .detent(.half))
    }

    @Test func aFlickDownFromTheSmallestDetentDismisses() {
      let sheet = screen.present(UIViewController(), as: .cart())
      let log = EventLog()
      sheet.setDelegate(log)
      let finger = screen.touch(sheet)

      finger.move(y: 60, within: 0.05)
      finger.lift()
      StubTime.settle()

      #expect(log.milestones == [.willDismiss(.swipe), .dismissed(.swipe)])
      #expect(screen.rear.presentedViewController == nil)
      #expect(sheet.controller == nil)
    }

    @Test func aFingerTakesOverAMovingSheetWhereItIs() {
      let sheet = screen.present(UIViewController(), as: .cart())
      sheet.move(to: .full)
      StubTime.advance(0.12)
      let moving = screen.top(of: sheet)

      let finger = screen.device.touch(CGPoint(x: 200, y: 800))
      let held = screen.top(of: sheet)
      StubTime.advance(0.5)
      let still = screen.top(of: sheet)
      finger.move(y: 50)
      let dragged = screen.top(of: sheet)
      finger.lift()
      StubTime.settle()

      #expect(abs(held - moving) < 0.01)
      #expect(still == held)
      #expect(dragged > held + 35)
      #expect(sheet.place != nil)
    }

    @Test func aFingerThatOnlyHoldsLetsTheSheetGoOn() {
      let sheet = screen.present(UIViewController(), as: .cart())
      sheet.move(to: .full)
      StubTime.advance(0.12)

      let finger = screen.device.touch(CGPoint(x: 200, y: 800))
      finger.rest()
      finger.lift()
      StubTime.settle()

      #expect(sheet.place == .detent(.full))
      #expect(screen.top(of: sheet) == screen.y(at: 700))
    }

    @Test func aSheetThatIsTakenWhileItAppearsIsPresented() {
      let content = RecordingController()
      let sheet = screen.rear.present(content, as: CartSheet.cart())
      StubTime.advance(0.2)
      let finger = screen.device.touch(CGPoint(x: 200, y: 840))

      finger.move(y: -100)

      #expect(content.calls == ["will appear", "did appear"])
      #expect(screen.top(of: sheet) < screen.y(at: 200))
      finger.lift()
      StubTime.settle()
      #expect(sheet.place == .detent(.half))
    }

    @Test func aDragPastTheLargestDetentResists() {
      let sheet = screen.present(UIViewController(), as: .cart { $0.initial = .largest })
      let finger = screen.touch(sheet)

      finger.move(y: -110)

      let risen = screen.y(at: 700) - screen.top(of: sheet)
      #expect(risen > 5 && risen < 60)
      finger.lift()
      StubTime.settle()
      #expect(screen.top(of: sheet) == screen.y(at: 700))
    }

    @Test func contentDoesNotDragWhereOnlyTheTopDoes() {
      let sheet = screen.present(UIViewController(), as: .cart { $0.swipeMode = .top })

      let inContent = screen.touch(sheet)
      inContent.move(y: -150)
      let afterContent = screen.top(of: sheet)
      inContent.lift()
      let onGrabber = screen.touch(sheet, below: 8)
      onGrabber.move(y: -150)
      let afterGrabber = screen.top(of: sheet)
      onGrabber.lift()

      #expect(afterContent == screen.y(at: 200))
      #expect(afterGrabber < screen.y(at: 320))
    }

    @Test func theAppMayForbidADrag() {
      let sheet = screen.present(UIViewController(), as: .cart())
      var asked: CGPoint?
      sheet.allowsDrag = { point in
        asked = point
        return false
      }

      let finger = screen.touch(sheet, below: 100)
      finger.move(y: -150)
      finger.lift()

      #expect(screen.top(of: sheet) == screen.y(at: 200))
      #expect(asked == CGPoint(x: 200, y: screen.y(at: 200) + 100))
    }

    @Test func aSidewaysMovementDoesNotDrag() {
      let sheet = screen.present(UIViewController(), as: .cart())

      let finger = screen.touch(sheet)
      finger.move(by: CGPoint(x: 100, y: -30))
      finger.lift()

      #expect(screen.top(of: sheet) == screen.y(at: 200))
    }

    @Test func aSliderKeepsItsFinger() {
      let content = UIViewController()
      let slider = UISlider(frame: CGRect(x: 0, y: 50, width: 402, height: 60))
      content.view.addSubview(slider)
      let sheet = screen.present(content, as: .cart())

      let finger = screen.touch(sheet, below: 15 + 80)
      finger.move(y: -150)
      finger.lift()

      #expect(screen.top(of: sheet) == screen.y(at: 200))
    }

    @Test func aDragThatReachesADetentTicksOnce() {
      let sheet = screen.present(UIViewController(), as: .cart { $0.haptics = true })
      let finger = screen.touch(sheet)

      finger.move(y: -210)
      finger.rest()
      finger.lift()
      StubTime.settle()

      #expect(StubHaptics.ticks == 1)
      #expect(sheet.place == .detent(.half))
    }
  }
}
