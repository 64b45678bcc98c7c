import SheetRuntime
import Testing
import UIKit

@testable import SheetUIKit

extension Scenarios {
  @MainActor @Suite struct SurroundingsTests {
    let screen = TestScreen()

    @Test func touchesReachTheScreenBehindUpToADetent() {
      let sheet = screen.present(
        UIViewController(),
        as: .cart {
          $0.passthrough = .through(1)
          $0.initial = .detent(1)
        })

      screen.device.tap(CGPoint(x: 200, y: 150))
      let whilePassing = screen.rear.taps
      sheet.move(to: .full)
      StubTime.settle()
      screen.device.tap(CGPoint(x: 200, y: 150))

      #expect(whilePassing == 1)
      #expect(screen.rear.taps == 1)
    }

    @Test func touchesGoWhereTheAppSays() {
      let target = UIButton(type: .system)
      target.frame = CGRect(x: 0, y: 0, width: 402, height: 300)
      var taps = 0
      target.stubAddTarget(for: .touchUpInside) { taps += 1 }
      screen.rear.view.insertSubview(target, at: 0)
      let sheet = screen.present(UIViewController(), as: .cart { $0.passthrough = .always })
      sheet.passthroughView = target

      screen.device.tap(CGPoint(x: 200, y: 150))

      #expect(taps == 1)
      #expect(screen.rear.taps == 0)
    }

    @Test func voiceOverReachesWhatTouchesReach() {
      let sheet = screen.present(
        UIViewController(),
        as: .cart {
          $0.passthrough = .throughSmallest
          $0.dismiss.swipe = false
        })

      let passing = StubVoiceOver.elements(in: screen.device.window).map(\.accessibilityLabel)
      sheet.move(to: .full)
      StubTime.settle()
      let alone = StubVoiceOver.elements(in: screen.device.window).map(\.accessibilityLabel)

      #expect(passing == ["Behind", "Sheet Grabber"])
      #expect(alone == ["Sheet Grabber"])
    }

    @Test func theDimmingFollowsTheHeight() throws {
      let sheet = screen.present(
        UIViewController(),
        as: .cart {
          $0.theme.dimming.follows = .height
          $0.theme.dimming.opacity = 0.5
        })
      let dimming = try #require(sheet.controller?.stage.dimming)

      let low = dimming.level
      let finger = screen.touch(sheet)
      finger.move(y: -260)
      let between = dimming.level
      finger.cancel()
      sheet.move(to: .full)
      StubTime.settle()

      #expect(low == 0)
      #expect(between > 0.2 && between < 0.3)
      #expect(dimming.level == 0.5)
    }

    @Test func theDimmingComesAndGoesWithTheSheet() throws {
      let sheet = screen.rear.present(UIViewController(), as: CartSheet.cart())
      StubTime.advance(0.1)
      let stage = try #require(sheet.controller?.stage)
      let color = stage.dimming.subviews[1]

      let coming = try #require(color.layer.presentation()?.opacity)
      StubTime.settle()
      let here = try #require(color.layer.presentation()?.opacity)
      sheet.dismiss()
      StubTime.advance(0.1)
      let going = try #require(color.layer.presentation()?.opacity)

      #expect(coming > 0.05 && coming < 0.35)
      #expect(here == 0.4)
      #expect(going < 0.35)
      StubTime.settle()
    }

    @Test func theAppsOwnDimmingViewIsDrivenInstead() {
      let sheet = screen.present(UIViewController(), as: .cart())
      let view = UIView(frame: .zero)

      sheet.dimmingView = view
      StubTime.commit()

      #expect(view.alpha == 0.4)
      #expect(view.frame == screen.device.window.bounds)
    }

    @Test func aButtonInTheAppsDimmingViewIsPressed() {
      let sheet = screen.present(UIViewController(), as: .cart())
      let view = UIView(frame: .zero)
      let button = UIButton(type: .close)
      button.frame = CGRect(x: 300, y: 70, width: 60, height: 60)
      var taps = 0
      button.stubAddTarget(for: .touchUpInside) { taps += 1 }
      view.addSubview(button)
      sheet.dimmingView = view
      StubTime.commit()

      screen.device.tap(CGPoint(x: 330, y: 100))
      StubTime.settle()

      #expect(taps == 1)
      #expect(sheet.controller != nil)
    }

    @Test func dimmingMayBeABlur() throws {
      let sheet = screen.present(
        UIViewController(), as: .cart { $0.theme.dimming.blur = .thick })
      let blur = try #require(
        sheet.controller?.stage.dimming.subviews.first as? UIVisualEffectView)

      #expect((blur.effect as? UIBlurEffect)?.stubStyle == .systemThickMaterial)
    }

    @Test func whatTheAppAnimatesGoesAlong() {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      screen.rear.view.addSubview(view)
      let sheet = screen.present(UIViewController(), as: .cart())
      sheet.animatesAlongside = { position in view.frame.origin.y = position }

      sheet.move(to: .full)
      StubTime.advance(0.1)
      let between = view.layer.presentation()?.frame.minY ?? 0
      StubTime.settle()

      #expect(between > 10 && between < 690)
      #expect(view.frame.minY == 700)
    }

    @Test func aGuideCoversWhatTheSheetLeavesUncovered() throws {
      let sheet = screen.present(UIViewController(), as: .cart())
      let guide = sheet.uncoveredGuide(in: screen.rear.view)

      let low = try #require(sheet.controller?.guides.first).covered
      sheet.move(to: .half)
      StubTime.settle()
      let half = try #require(sheet.controller?.guides.first).covered

      #expect(guide.owningView === screen.rear.view)
      #expect(low == 234)
      #expect(half == 434)
      #expect(sheet.uncoveredGuide(in: screen.rear.view) === guide)
    }

    @Test func aSheetOverASheetIsDismissedAlone() {
      let content = UIViewController()
      let lower = screen.present(content, as: .cart { $0.initial = .detent(1) })
      let upper = content.present(UIViewController(), as: CartSheet.cart())
      StubTime.settle()
      let finger = screen.touch(upper)

      finger.move(y: 60, within: 0.05)
      finger.lift()
      StubTime.settle()

      #expect(upper.controller == nil)
      #expect(lower.place == .detent(.half))
      #expect(screen.rear.presentedViewController === lower.controller)
      #expect(lower.controller?.presentedViewController == nil)
    }

    @Test func touchesPassThroughTwoSheets() {
      let content = UIViewController()
      _ = screen.present(content, as: .cart { $0.passthrough = .always })
      content.present(UIViewController(), as: CartSheet.cart { $0.passthrough = .always })
      StubTime.settle()

      screen.device.tap(CGPoint(x: 200, y: 150))

      #expect(screen.rear.taps == 1)
    }

    @Test func aSheetAndWhatIsOverItGoTogether() async {
      let content = UIViewController()
      let lower = screen.present(content, as: .cart())
      let upper = content.present(UIViewController(), as: CartSheet.cart())
      let log = EventLog()
      lower.setDelegate(log)
      StubTime.settle()

      screen.rear.dismiss(animated: true)
      StubTime.settle()
      await Task.yield()

      #expect(log.milestones.last == .dismissed(.code))
      #expect(upper.controller == nil)
      #expect(screen.rear.presentedViewController == nil)
    }
  }
}
