import SheetRuntime
import Testing
import UIKit

@testable import SheetUIKit

extension Scenarios {
  /// What an app does while a finger is on the sheet.
  @MainActor @Suite struct OddFingerTests {
    let screen = TestScreen()

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
      await screen.settle()

      #expect(isHeld)
      screen.expectRest(sheet, at: .detent(.half))
      #expect(sheet.position == 300)
    }

    @Test func aDescriptionThatForbidsDragsEndsTheDrag() async {
      let sheet = screen.present(UIViewController(), as: .cart())
      let finger = screen.touch(sheet)
      finger.move(y: -120, within: 0.3)

      sheet.update(.cart { $0.swipeMode = .none })
      finger.move(y: -200, within: 0.3)
      finger.lift()
      await screen.settle()

      screen.expectRest(sheet, at: .detent(.half))
    }

    @Test func aDescriptionWithoutAnyDetentStands() async {
      let sheet = screen.present(UIViewController(), as: .cart())

      sheet.update(CartSheet(SheetConfiguration()))
      let finger = screen.touch(sheet, below: 10)
      finger.move(y: -50, within: 0.2)
      finger.lift()
      await screen.settle()
      sheet.update(.cart())
      await screen.settle()

      screen.expectRest(sheet, at: .detent(.low))
    }

    @Test func contentThatLeavesItsWindowLetsGoOfTheSheet() async {
      let content = ListController()
      let sheet = screen.present(content, as: .cart())
      let finger = screen.touch(sheet)
      finger.move(y: -130, within: 0.2)

      content.list.removeFromSuperview()
      finger.move(y: -130, within: 0.2)
      finger.lift()
      await screen.settle()

      screen.expectRest(sheet, at: .detent(.half))
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
      await screen.settle()

      screen.expectRest(sheet, at: .detent(.half))
      finger.lift()
      await screen.settle()
      screen.expectRest(sheet, at: .detent(.half))
      _ = list
    }

    @Test func aPersistentSheetMayBeTakenAwayUnderAFinger() async {
      let container = SheetContainerController(controllerBehindSheets: RearController())
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
      await screen.settle()

      #expect(container.sheetControllers.isEmpty)
      #expect(log.milestones.last == .dismissed(.code))
      #expect(StubTime.linkCount == 0)
    }

    @Test func anOwnersRemovalOfAPersistentSheetIsItsDismissal() async throws {
      let container = SheetContainerController(controllerBehindSheets: RearController())
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
      await screen.settle()

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
      await screen.settle()

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
      await screen.settle()

      screen.expectRest(sheet, at: .detent(.half))
    }
  }
}
