import SheetRuntime
import Testing
import UIKit

@testable import SheetUIKit

extension Scenarios {
  @MainActor @Suite struct EventSequenceTests {
    let screen = TestScreen()

    @Test func theSequenceEndsWithTheDismissal() async {
      let sheet = screen.present(UIViewController(), as: .cart())
      let events = sheet.events

      sheet.move(to: .full)
      StubTime.settle()
      sheet.dismiss()
      StubTime.settle()
      var seen: [SheetEvent<CartDetents, CartControls>] = []
      for await event in events {
        if case .position = event { continue }
        seen.append(event)
      }

      #expect(
        seen == [
          .willMove(to: .detent(.full)), .moved(to: .detent(.full)), .willDismiss(.code),
          .dismissed(.code),
        ])
    }

    @Test func whoIteratesAnswersQuestions() async {
      let sheet = screen.present(UIViewController(), as: .cart { $0.dismiss.confirm = true })
      let events = sheet.events
      screen.device.tap(CGPoint(x: 200, y: 150))
      StubTime.settle()

      for await event in events {
        if case .shouldDismiss(let reason) = event {
          #expect(reason == .outsideTap)
          #expect(screen.rear.presentedViewController != nil)
          sheet.allowDismissal()
          StubTime.settle()
        }
      }

      #expect(screen.rear.presentedViewController == nil)
    }

    @Test func twoSequencesGetTheSame() async {
      let sheet = screen.present(UIViewController(), as: .cart())
      let first = sheet.events
      let second = sheet.events

      sheet.dismiss(animated: false)
      StubTime.settle()

      var counts = (0, 0)
      for await _ in first { counts.0 += 1 }
      for await _ in second { counts.1 += 1 }
      #expect(counts.0 > 1)
      #expect(counts.0 == counts.1)
    }

    @Test func afterTheDismissalThereIsNothingToHear() async {
      let sheet = screen.present(UIViewController(), as: .cart())
      sheet.dismiss(animated: false)
      StubTime.settle()

      for await _ in sheet.events { Issue.record("nothing happens any more") }
    }

    @Test func thePositionIsToldForEveryFrame() {
      let sheet = screen.present(UIViewController(), as: .cart())
      let log = EventLog()
      sheet.setDelegate(log)

      sheet.move(to: .full)
      StubTime.advance(0.2)

      let positions = log.events.compactMap { event -> CGFloat? in
        if case .position(let position) = event { position } else { nil }
      }
      #expect(positions.count >= 11)
      #expect(positions == positions.sorted())
      #expect(abs(sheet.position - (874 - 34 - screen.top(of: sheet))) < 1)
    }
  }
}
