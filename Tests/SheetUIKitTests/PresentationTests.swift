import SheetRuntime
import Testing
import UIKit

@testable import SheetUIKit

extension Scenarios {
  @MainActor @Suite struct PresentationTests {
    let screen = TestScreen()

    @Test func anyViewControllerIsPresentedInOneLine() {
      let sheet = screen.rear.present(UIViewController(), as: CartSheet.cart())

      StubTime.settle()

      #expect(screen.top(of: sheet) == screen.y(at: 200))
      #expect(sheet.place == .detent(.low))
      #expect(screen.rear.presentedViewController === sheet.controller)
    }

    @Test func itRisesFromBelowTheScreen() throws {
      let sheet = screen.rear.present(UIViewController(), as: CartSheet.cart())

      StubTime.advance(1.0 / 60)
      let begun = screen.top(of: sheet)
      StubTime.advance(0.1)
      let risen = screen.top(of: sheet)
      StubTime.settle()

      #expect(begun > 850)
      #expect(risen < begun - 20)
      #expect(screen.top(of: sheet) == screen.y(at: 200))
    }

    @Test func withoutAnimationItStandsThereAtOnce() {
      let sheet = screen.rear.present(
        UIViewController(), as: .cart { $0.initial = .detent(1) }, animated: false)

      StubTime.commit()

      #expect(screen.top(of: sheet) == screen.y(at: 400))
    }

    @Test func aMoveBeforeItAppearsWaitsForThat() {
      let sheet = screen.rear.present(UIViewController(), as: CartSheet.cart())

      sheet.move(to: .full)
      StubTime.settle()

      #expect(screen.top(of: sheet) == screen.y(at: 700))
    }

    @Test func contentFindsTheSheetItIsIn() {
      let content = UIViewController()
      let sheet = screen.present(content, as: .cart())

      #expect(content.sheetController === sheet.controller)
      #expect(content.presentedSheet(as: CartSheet.cart())?.place == .detent(.low))
      #expect(content.presentedSheet(as: Sheet<NoDetents, NoControls>(SheetConfiguration())) == nil)
    }

    @Test func aViewFindsTheSheetItIsIn() {
      let content = ListController()
      let sheet = screen.present(content, as: .cart())

      #expect(content.list.sheetController === sheet.controller)
      #expect(screen.rear.view.sheetController == nil)
    }

    @Test func appearanceAndItsCallbacksComeInOrder() {
      let content = RecordingController()

      _ = screen.present(content, as: .cart())

      #expect(content.calls == ["will appear", "did appear"])
    }

    @Test func theEventsTellWhereItGoes() {
      let sheet = screen.rear.present(UIViewController(), as: CartSheet.cart())
      let log = EventLog()
      sheet.setDelegate(log)

      StubTime.settle()
      sheet.move(to: .half)
      StubTime.settle()

      #expect(
        log.milestones == [
          .willMove(to: .detent(.low)), .moved(to: .detent(.low)), .willMove(to: .detent(.half)),
          .moved(to: .detent(.half)),
        ])
      #expect(log.events.count > 20)
    }
  }
}

final class RecordingController: UIViewController {
  private(set) var calls: [String] = []

  override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
}
