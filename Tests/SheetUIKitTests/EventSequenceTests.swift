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

    // MARK: Who answers

    private func presentAsking() -> PresentedSheet<CartDetents, CartControls> {
      screen.present(UIViewController(), as: .cart { $0.dismiss.confirm = true })
    }

    private func tapOutside() {
      screen.device.tap(CGPoint(x: 200, y: 150))
      StubTime.settle()
    }

    @Test func aDelegateDecidesWhoeverElseListens() {
      let sheet = presentAsking()
      let events = sheet.events
      sheet.onEvent { _ in }
      let log = EventLog()
      sheet.setDelegate(log)

      tapOutside()

      #expect(log.questions == [.outsideTap])
      #expect(screen.rear.presentedViewController == nil)
      withExtendedLifetime(events) {}
    }

    @Test(arguments: [DismissalAnswer.allow, .refuse, .later])
    func aClosureDecides(answer: DismissalAnswer) {
      let sheet = presentAsking()
      var reasons: [DismissReason] = []
      sheet.shouldDismiss { _ in .refuse }
      sheet.shouldDismiss { reason in
        reasons.append(reason)
        return answer
      }

      tapOutside()
      let isThere = screen.rear.presentedViewController != nil
      sheet.allowDismissal()
      StubTime.settle()

      #expect(reasons == [.outsideTap])
      #expect(isThere == (answer != .allow))
      #expect((screen.rear.presentedViewController == nil) == (answer != .refuse))
    }

    @Test func oneRefusalRefuses() {
      let sheet = presentAsking()
      let log = EventLog()
      sheet.setDelegate(log)
      sheet.shouldDismiss { _ in .refuse }

      tapOutside()

      #expect(log.questions == [.outsideTap])
      #expect(screen.rear.presentedViewController != nil)
    }

    @Test func whoListensByAClosureAnswersWhereNobodyDecides() {
      let sheet = presentAsking()
      var heard: [SheetEvent<CartDetents, CartControls>] = []
      sheet.onEvent { heard.append($0) }

      tapOutside()
      let isThere = screen.rear.presentedViewController != nil
      sheet.allowDismissal()
      StubTime.settle()

      #expect(isThere)
      #expect(heard.first == .shouldDismiss(.outsideTap))
      #expect(heard.last == .dismissed(.outsideTap))
    }

    @Test func aDelegateMayBeRemovedAndReplaced() {
      let sheet = screen.present(UIViewController(), as: .cart())
      let (first, second) = (EventLog(), EventLog())

      sheet.setDelegate(first)
      sheet.setDelegate(second)
      sheet.move(to: .half, animated: false)
      sheet.removeDelegate()
      sheet.move(to: .full, animated: false)

      #expect(first.events.isEmpty)
      #expect(second.milestones.last == .moved(to: .detent(.half)))
    }

    @Test func nobodyIsAskedForADelegateThatIsGone() {
      let sheet = presentAsking()
      do {
        let log = EventLog()
        log.answer = .refuse
        sheet.setDelegate(log)
      }

      tapOutside()

      #expect(screen.rear.presentedViewController == nil)
    }

    private final class OnlyHearing: SheetDelegate {
      var count = 0
      func sheet(
        _ sheet: PresentedSheet<CartDetents, CartControls>,
        didSend event: SheetEvent<CartDetents, CartControls>
      ) { count += 1 }
    }

    private final class OnlyDeciding: SheetDelegate {
      func sheet(
        _ sheet: PresentedSheet<CartDetents, CartControls>, shouldDismiss reason: DismissReason
      ) -> DismissalAnswer { .refuse }
    }

    @Test func aDelegateNeedsNoMoreThanWhatItIsFor() {
      let sheet = presentAsking()
      let (hearing, deciding) = (OnlyHearing(), OnlyDeciding())

      sheet.setDelegate(deciding)
      tapOutside()
      let isThere = screen.rear.presentedViewController != nil
      sheet.setDelegate(hearing)
      tapOutside()

      #expect(isThere)
      #expect(screen.rear.presentedViewController == nil)
      #expect(hearing.count > 0)
    }

    @Test func oneObjectHearsOfSheetsOfDifferentKinds() {
      final class Listener {
        var heard: [String] = []
      }
      let listener = Listener()
      let cart = screen.present(UIViewController(), as: .cart())
      cart.onEvent { [weak listener] event in
        if case .moved(let place) = event { listener?.heard.append("cart \(place)") }
      }
      let plain = cart.controller?.present(
        UIViewController(),
        as: Sheet<NoDetents, NoControls>(
          SheetConfiguration(detents: [Detent(0, .height(300, from: .safeArea))])))
      plain?.onEvent { [weak listener] event in
        if case .dismissed(let reason) = event { listener?.heard.append("plain \(reason)") }
      }
      StubTime.settle()

      plain?.dismiss(animated: false)
      StubTime.settle()
      cart.move(to: .half, animated: false)

      #expect(listener.heard == ["plain code", "cart \(SheetPlace.detent(CartDetents.half))"])
    }
  }
}
