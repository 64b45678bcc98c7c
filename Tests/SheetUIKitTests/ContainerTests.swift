import SheetRuntime
import Testing
import UIKit

@testable import SheetUIKit

extension Scenarios {
  @MainActor @Suite struct ContainerTests {
    let rear = RearController()
    let container: SheetContainerController
    let device: StubDevice

    init() {
      container = SheetContainerController(controllerBehindSheets: rear)
      device = StubDevice(root: container)
    }

    private func add(
      _ content: UIViewController = UIViewController(),
      _ change: (inout SheetConfiguration) -> Void = { _ in }
    ) -> PresentedSheet<CartDetents, CartControls> {
      let sheet = container.add(
        content,
        as: .cart {
          $0.presentation = .persistent
          $0.passthrough = .through(1)
          change(&$0)
        })
      StubTime.settle()
      return sheet
    }

    private func top(_ sheet: PresentedSheet<CartDetents, CartControls>) -> CGFloat {
      sheet.controller?.stage.sheet.frame.minY ?? .nan
    }

    @Test func theSheetStandsThereWithTheScreen() {
      let sheet = add()

      #expect(top(sheet) == 640)
      #expect(container.sheetControllers.count == 1)
    }

    @Test func theMapBehindIsTouched() {
      _ = add()

      device.tap(CGPoint(x: 200, y: 150))

      #expect(rear.taps == 1)
    }

    @Test func itIsDraggedAndNeverDismissed() {
      let sheet = add()
      let finger = device.touch(CGPoint(x: 200, y: 700))

      finger.move(y: 160, within: 0.1)
      finger.lift()
      StubTime.settle()

      #expect(sheet.place == .detent(.low))
      #expect(top(sheet) == 640)
    }

    @Test func aTapBesideADimmingSheetLowersIt() {
      let sheet = add { $0.initial = .detent(2) }

      device.tap(CGPoint(x: 200, y: 120))
      StubTime.settle()

      #expect(sheet.place == .detent(.low))
      #expect(rear.taps == 0)
    }

    @Test func escapeLowersIt() throws {
      let sheet = add { $0.initial = .detent(1) }

      StubVoiceOver.escape(from: try #require(sheet.controller?.stage.sheet.grabber))
      StubTime.settle()

      #expect(sheet.place == .detent(.low))
    }

    @Test func itIsHiddenUntilItIsShown() {
      let sheet = add { $0.initial = .hidden }
      let before = top(sheet)

      sheet.move(to: .half)
      StubTime.settle()
      let shown = top(sheet)
      sheet.hide()
      StubTime.settle()

      #expect(before >= 874)
      #expect(shown == 440)
      #expect(sheet.place == .hidden)
      #expect(top(sheet) >= 874)
    }

    @Test func voiceOverDoesNotFindWhatIsHidden() {
      let sheet = add { $0.initial = .hidden }
      let hidden = StubVoiceOver.elements(in: device.window).map(\.accessibilityLabel)

      sheet.move(to: .low)
      StubTime.settle()
      let shown = StubVoiceOver.elements(in: device.window).map(\.accessibilityLabel)

      #expect(hidden == ["Behind"])
      #expect(shown == ["Behind", "Sheet Grabber"])
    }

    @Test func itIsTakenAwayByItsOwner() {
      weak var content: UIViewController?
      let log = EventLog()
      do {
        let controller = UIViewController()
        content = controller
        let sheet = add(controller)
        sheet.setDelegate(log)
        sheet.dismiss()
        StubTime.settle()
      }

      #expect(container.sheetControllers.isEmpty)
      #expect(content == nil)
      #expect(log.milestones == [.dismissed(.code)])
    }

    @Test func twoSheetsStandInOneContainer() {
      let low = add()
      let high = add { $0.initial = .detent(1) }

      device.tap(CGPoint(x: 200, y: 150))

      #expect(top(low) == 640)
      #expect(top(high) == 440)
      #expect(rear.taps == 1)
    }

    @Test func itStandsAboveATabBar() {
      device.window.stubSafeArea.bottom = 83
      let sheet = add()

      #expect(top(sheet) == 591)
    }

    @Test func aModalSheetThatIsAddedStaysAndLetsTouchesPass() {
      let sheet = container.add(UIViewController(), as: CartSheet.cart())
      StubTime.settle()
      device.tap(CGPoint(x: 200, y: 150))
      let taps = rear.taps

      sheet.move(to: .half)
      StubTime.settle()
      device.tap(CGPoint(x: 200, y: 150))
      StubTime.settle()

      #expect(taps == 1)
      #expect(rear.taps == 1)
      #expect(sheet.place == .detent(.low))
    }
  }
}
