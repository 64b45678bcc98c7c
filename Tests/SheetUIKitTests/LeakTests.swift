import SheetRuntime
import Testing
import UIKit

@testable import SheetUIKit

extension Scenarios {
  @MainActor @Suite struct LeakTests {
    let screen = TestScreen()

    /// Keeps its own sheet and talks to it, as content does.
    final class KeepingController: UIViewController {
      var sheet: PresentedSheet<CartDetents, CartControls>?
      var summaryHeight: CGFloat = 40
    }

    @Test func everythingIsGoneAfterADismissal() {
      weak var sheetController: SheetController?
      weak var content: KeepingController?
      weak var footer: UIView?
      weak var stage: UIView?
      do {
        let controller = KeepingController()
        let sheet = screen.present(
          controller,
          as: .cart {
            $0.footer = Footer()
            $0.header = Header(title: .plain("Cart"), trailing: .close)
          })
        controller.sheet = sheet
        sheet.footerView = UIView(frame: .zero)
        sheet.height(of: .summary) { controller.summaryHeight }
        sheet.animatesAlongside = { _ in controller.summaryHeight += 1 }
        sheet.setDelegate(EventLog())
        sheetController = sheet.controller
        content = controller
        footer = sheet.footerView
        stage = sheet.controller?.view
        let finger = screen.touch(sheet)
        finger.move(y: -100)
        finger.lift()
        StubTime.settle()
        sheet.dismiss()
        StubTime.settle()
      }

      #expect(sheetController == nil)
      #expect(content == nil)
      #expect(footer == nil)
      #expect(stage == nil)
      #expect(StubTime.linkCount == 0)
    }

    @Test func nothingRunsWhileASheetStands() {
      _ = screen.present(UIViewController(), as: .cart())

      #expect(StubTime.linkCount == 0)
    }

    @Test func aSheetThatIsTakenAwayWhileItMovesStopsItsClock() {
      var container: SheetContainerController? = SheetContainerController(
        controllerBehindSheets: RearController())
      let device = StubDevice(root: container!)
      weak var controller: SheetController?
      do {
        let sheet = container!.add(
          UIViewController(), as: CartSheet.cart { $0.presentation = .persistent })
        StubTime.settle()
        sheet.move(to: .full)
        StubTime.advance(0.05)
        controller = sheet.controller
      }

      device.window.rootViewController = nil
      container = nil
      StubTime.advance(1)

      #expect(controller == nil)
      #expect(StubTime.linkCount == 0)
    }

    @Test func aPresentationThatUIKitRefusesLeavesNothing() {
      _ = screen.present(UIViewController(), as: .cart())
      weak var content: UIViewController?
      do {
        let controller = UIViewController()
        content = controller
        let refused = screen.rear.present(controller, as: CartSheet.cart())
        #expect(refused.controller == nil)
      }
      StubTime.settle()

      #expect(content == nil)
    }

    @Test func thePresenterOfASheetMayGoAwayWithIt() {
      weak var weakScreen: TestScreen?
      weak var rear: RearController?
      do {
        let screen = TestScreen()
        weakScreen = screen
        rear = screen.rear
        _ = screen.present(ListController(), as: .cart())
        screen.device.window.rootViewController = nil
        StubTime.reset()
      }

      #expect(weakScreen == nil)
      #expect(rear == nil)
    }
  }
}
