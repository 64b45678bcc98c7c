import SheetRuntime
import Testing
import UIKit

@testable import SheetUIKit

extension Scenarios {
  @MainActor @Suite struct SystemStyleTests {
    let rear = RearController()
    let device: StubDevice

    init() {
      device = StubDevice(
        size: CGSize(width: 1024, height: 1366),
        safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
        traits: UITraitCollection(horizontal: .regular, displayScale: 2), root: rear)
    }

    private func sheet(_ change: (inout SheetConfiguration) -> Void = { _ in }) -> CartSheet {
      CartSheet(
        CartSheet.configuration(),
        variants: [
          SheetVariant(
            .regularWidth,
            CartSheet.configuration {
              $0.style = .form
              $0.height = 480
              $0.width = WidthBehavior(max: .points(420))
              $0.header = Header(height: 52, trailing: .close)
              change(&$0)
            })
        ])
    }

    @Test func aVariantMayBeASheetOfTheSystems() throws {
      let content = UIViewController()
      let presented = rear.present(content, as: sheet())
      StubTime.settle()
      let controller = try #require(presented.controller)

      #expect(controller.modalPresentationStyle == .formSheet)
      #expect(controller.preferredContentSize == CGSize(width: 420, height: 480))
      #expect(controller.stage.sheet.frame == controller.view.bounds)
      #expect(controller.stage.sheet.grabber.isHidden)
      #expect(content.view.frame.minY == 76)
    }

    @Test func itsHeaderCloses() async throws {
      let presented = rear.present(UIViewController(), as: sheet())
      let log = EventLog()
      presented.setDelegate(log)
      StubTime.settle()
      let close = try #require(
        presented.controller?.stage.sheet.headerPart?.subviews.last as? UIButton)

      close.sendActions(for: .touchUpInside)
      StubTime.settle()
      await Task.yield()

      #expect(rear.presentedViewController == nil)
      #expect(log.milestones == [.willDismiss(.button), .dismissed(.button)])
    }

    @Test func itAsksToo() async throws {
      let presented = rear.present(UIViewController(), as: sheet { $0.dismiss.confirm = true })
      let log = EventLog()
      log.answer = .refuse
      presented.setDelegate(log)
      StubTime.settle()
      let controller = try #require(presented.controller)
      let close = try #require(controller.stage.sheet.headerPart?.subviews.last as? UIButton)

      close.sendActions(for: .touchUpInside)
      StubTime.settle()

      #expect(log.questions == [.button])
      #expect(rear.presentedViewController != nil)
      #expect(controller.isModalInPresentation)
    }

    @Test func aPopoverThatPointsNowhereIsAForm() {
      let presented = rear.present(UIViewController(), as: sheet { $0.style = .popover })
      StubTime.settle()

      #expect(presented.controller?.modalPresentationStyle == .formSheet)
    }

    @Test func aPopoverPointsToItsSource() {
      let presented = rear.present(
        UIViewController(), as: sheet { $0.style = .popover }, from: rear.button)
      StubTime.settle()

      #expect(presented.controller?.popoverPresentationController?.sourceView === rear.button)
    }

    @Test func elsewhereItIsABottomSheet() {
      let narrow = TestScreen()
      let presented = narrow.rear.present(UIViewController(), as: sheet())
      StubTime.settle()

      #expect(presented.controller?.modalPresentationStyle == .custom)
    }
  }
}
