import SheetRuntime
import Testing
import UIKit

@testable import SheetUIKit

extension Scenarios {
  @MainActor @Suite struct AccessibilityTests {
    let screen = TestScreen()

    private func grabber(
      _ sheet: PresentedSheet<CartDetents, CartControls>
    ) throws -> SheetGrabberView {
      try #require(sheet.controller).stage.sheet.grabber
    }

    @Test func theGrabberStepsUpAndDown() throws {
      let sheet = screen.present(UIViewController(), as: .cart())
      let grabber = try grabber(sheet)

      grabber.accessibilityIncrement()
      StubTime.settle()
      let up = (sheet.place, grabber.accessibilityValue)
      grabber.accessibilityDecrement()
      StubTime.settle()

      #expect(grabber.isAccessibilityElement)
      #expect(grabber.accessibilityTraits.contains(.adjustable))
      #expect(up.0 == .detent(.half))
      #expect(up.1 == "51%")
      #expect(sheet.place == .detent(.low))
    }

    @Test func theAppMayNameThePlaces() throws {
      let sheet = screen.present(UIViewController(), as: .cart())
      let grabber = try grabber(sheet)

      sheet.grabberValue = { place in
        if case .detent(let detent) = place { "\(detent)" } else { "" }
      }
      let low = grabber.accessibilityValue
      sheet.move(to: .full)
      StubTime.settle()

      #expect(low == "low")
      #expect(grabber.accessibilityValue == "full")
    }

    @Test func theGrabberDismisses() throws {
      let sheet = screen.present(UIViewController(), as: .cart())

      let action = try #require(grabber(sheet).accessibilityCustomActions?.first)
      _ = action.actionHandler?(action)
      StubTime.settle()

      #expect(action.name == "Dismiss")
      #expect(sheet.controller == nil)
    }

    @Test func whereNobodyCanLeaveTheGrabberDoesNotOfferIt() throws {
      let sheet = screen.present(
        UIViewController(),
        as: .cart {
          $0.dismiss.swipe = false
          $0.dismiss.escape = false
          $0.taps.outside = .none
        })

      #expect(try grabber(sheet).accessibilityCustomActions == nil)
    }

    @Test func theZGestureDismisses() throws {
      let sheet = screen.present(UIViewController(), as: .cart())

      let isAnswered = StubVoiceOver.escape(from: try grabber(sheet))
      StubTime.settle()

      #expect(isAnswered)
      #expect(sheet.controller == nil)
    }

    @Test func theZGestureFromTheContentDismisses() {
      let content = UIViewController()
      let sheet = screen.present(content, as: .cart())

      StubVoiceOver.escape(from: content.view)
      StubTime.settle()

      #expect(sheet.controller == nil)
    }

    @Test func escapeIsLeftAloneWhereTheSheetDoesNotTakeIt() throws {
      let sheet = screen.present(UIViewController(), as: .cart { $0.dismiss.escape = false })

      #expect(!StubVoiceOver.escape(from: try grabber(sheet)))
      #expect(sheet.controller != nil)
    }

    @Test func theEscapeKeyDismisses() {
      let sheet = screen.present(UIViewController(), as: .cart())

      screen.device.press(.keyboardEscape)
      StubTime.settle()

      #expect(sheet.controller == nil)
    }

    @Test func theEscapeKeyIsHeardFromATextField() {
      let content = UIViewController()
      let field = UITextField(frame: .zero)
      content.view.addSubview(field)
      let sheet = screen.present(content, as: .cart())
      field.becomeFirstResponder()

      screen.device.press(.keyboardEscape)
      StubTime.settle()

      #expect(sheet.controller == nil)
    }

    @Test func theFocusGoesToTheSheetAndBack() {
      let sheet = screen.present(UIViewController(), as: .cart())
      let inside = StubVoiceOver.focus
      let view = sheet.controller?.stage.sheet

      sheet.dismiss()
      StubTime.settle()

      #expect(inside === view)
      #expect(StubVoiceOver.focus === screen.rear.view)
    }

    @Test func withLessMotionTheSheetFadesInItsPlace() throws {
      StubSettings.prefersReducedMotion = true
      let sheet = screen.rear.present(UIViewController(), as: CartSheet.cart())
      StubTime.advance(0.1)
      let view = try #require(sheet.controller).stage.sheet

      let place = view.layer.presentation()?.frame.minY
      let opacity = view.layer.presentation()?.opacity ?? 0
      StubTime.settle()
      sheet.dismiss()
      StubTime.advance(0.1)
      let goingPlace = view.layer.presentation()?.frame.minY
      let goingOpacity = view.layer.presentation()?.opacity ?? 0
      StubTime.settle()

      #expect(place == screen.y(at: 200))
      #expect(opacity > 0 && opacity < 0.6)
      #expect(goingPlace == screen.y(at: 200))
      #expect(goingOpacity < 1)
      #expect(sheet.controller == nil)
    }

    @Test func withLessMotionAMoveIsACrossFade() throws {
      StubSettings.prefersReducedMotion = true
      let sheet = screen.present(UIViewController(), as: .cart())

      sheet.move(to: .full)
      StubTime.advance(0.05)
      let stage = try #require(sheet.controller).stage
      let snapshots = stage.subviews.filter { $0.accessibilityIdentifier == "snapshot" }
      let top = screen.top(of: sheet)
      StubTime.settle()

      #expect(snapshots.count == 1)
      #expect(top == screen.y(at: 700))
      #expect(stage.subviews.allSatisfy { $0.accessibilityIdentifier != "snapshot" })
    }

    @Test func withLessMotionTheSheetMayJump() {
      StubSettings.prefersReducedMotion = true
      let sheet = screen.rear.present(
        UIViewController(), as: CartSheet.cart { $0.theme.motion.reduceMotion = .jump })

      StubTime.commit()
      StubTime.advance(1.0 / 60)

      #expect(screen.top(of: sheet) == screen.y(at: 200))
      #expect(sheet.controller?.isBeingPresented == false)
    }
  }
}
