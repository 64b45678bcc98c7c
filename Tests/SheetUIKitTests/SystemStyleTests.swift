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

    @Test(arguments: [DismissalAnswer.refuse, .allow])
    func aSwipeThatTheSystemHoldsBackAsks(answer: DismissalAnswer) async throws {
      let presented = rear.present(UIViewController(), as: sheet { $0.dismiss.confirm = true })
      let log = EventLog()
      log.answer = answer
      presented.setDelegate(log)
      StubTime.settle()
      let controller = try #require(presented.controller)
      let presentation = try #require(controller.presentationController)

      presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
      StubTime.settle()
      await Task.yield()

      #expect(log.questions == [.swipe])
      #expect((rear.presentedViewController == nil) == (answer == .allow))
    }

    @Test func aSwipeThatIsNeverAllowedAsksNobody() throws {
      let presented = rear.present(
        UIViewController(),
        as: sheet { $0.dismiss = DismissBehavior(swipe: false, confirm: true) })
      let log = EventLog()
      presented.setDelegate(log)
      StubTime.settle()
      let presentation = try #require(presented.controller?.presentationController)

      presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)

      #expect(log.questions.isEmpty)
    }

    @Test(arguments: [OutsideTap.leave, .none])
    func aTapBesideAPopoverDismissesItWhereTapsDo(tap: OutsideTap) {
      let presented = rear.present(
        UIViewController(),
        as: sheet {
          $0.style = .popover
          $0.taps.outside = tap
        }, from: rear.button)
      StubTime.settle()

      #expect(presented.controller?.isModalInPresentation == (tap == .none))
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

    /// Inside a form sheet the width is compact, which is not to be taken for the window's.
    @Test func aFormOverAFormStaysOne() async {
      final class Counting: UIViewController {
        var appearances = 0
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          appearances += 1
        }
      }
      let contents = (lower: Counting(), upper: Counting())
      let lower = rear.present(contents.lower, as: sheet())
      StubTime.settle()
      let upper = contents.lower.present(contents.upper, as: sheet())
      for _ in 0..<5 {
        StubTime.settle()
        await Task.yield()
      }

      #expect(lower.controller?.modalPresentationStyle == .formSheet)
      #expect(upper.controller?.modalPresentationStyle == .formSheet)
      #expect(contents.lower.appearances == 1)
      #expect(contents.upper.appearances == 1)
    }

    // MARK: While it is up

    private let narrow = UITraitCollection(displayScale: 2)
    private let wide = UITraitCollection(horizontal: .regular, displayScale: 2)

    private func resize(to traits: UITraitCollection) async {
      let width: CGFloat = traits.horizontalSizeClass == .regular ? 1024 : 375
      device.resize(
        to: CGSize(width: width, height: 1366),
        safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), traits: traits)
      for _ in 0..<5 {
        await Task.yield()
        StubTime.settle()
      }
    }

    @Test func itBecomesAFormAndABottomSheetAgain() async throws {
      let content = UIViewController()
      await resize(to: narrow)
      let presented = rear.present(content, as: sheet { $0.detents = [] })
      let log = EventLog()
      presented.setDelegate(log)
      StubTime.settle()
      presented.move(to: .half)
      StubTime.settle()
      let controller = try #require(presented.controller)
      let events = log.milestones
      _ = presented.uncoveredGuide(in: rear.view)
      let covered = controller.guides.first?.covered

      await resize(to: wide)
      #expect(controller.modalPresentationStyle == .formSheet)
      #expect(rear.presentedViewController === controller)
      #expect(controller.stage.sheet.frame == controller.view.bounds)
      #expect(controller.stage.sheet.grabber.isHidden)
      #expect(controller.sheetConfiguration.style == .form)
      #expect(covered == 420)
      #expect(controller.guides.first?.covered == 0)

      await resize(to: narrow)
      #expect(controller.modalPresentationStyle == .custom)
      #expect(rear.presentedViewController === controller)
      #expect(content.sheetController === controller)
      #expect(presented.place == .detent(.half))
      #expect(controller.stage.sheet.frame.minY == 1366 - 20 - presented.position)
      #expect(!controller.stage.sheet.grabber.isHidden)
      #expect(!controller.stage.dimming.isHidden)
      #expect(controller.stage.dimming.level > 0)
      #expect(log.milestones == events)
      #expect(controller.guides.first?.covered == covered)
    }

    @Test func whatCameAsAFormComesToItsInitialPlaceAsABottomSheet() async throws {
      let presented = rear.present(UIViewController(), as: sheet())
      StubTime.settle()
      #expect(presented.controller?.modalPresentationStyle == .formSheet)

      await resize(to: narrow)

      #expect(presented.controller?.modalPresentationStyle == .custom)
      #expect(presented.place == .detent(.low))
      #expect(presented.position == 200)
    }

    @Test func itWaitsForWhatIsOverIt() async throws {
      await resize(to: narrow)
      let content = UIViewController()
      let presented = rear.present(content, as: sheet())
      StubTime.settle()
      let over = UIViewController()
      content.present(over, animated: false)
      StubTime.settle()
      let controller = try #require(presented.controller)

      await resize(to: wide)
      #expect(controller.modalPresentationStyle == .custom)
      #expect(controller.presentedViewController === over)

      over.dismiss(animated: false)
      for _ in 0..<5 {
        await Task.yield()
        StubTime.settle()
      }
      #expect(controller.modalPresentationStyle == .formSheet)
    }

    @Test func aFingerLosesItsHold() async throws {
      await resize(to: narrow)
      let presented = rear.present(UIViewController(), as: sheet())
      StubTime.settle()
      let top = try #require(presented.controller).stage.sheet.frame.minY
      let finger = device.touch(CGPoint(x: 180, y: top + 40))
      finger.move(y: -80, within: 0.2)

      await resize(to: wide)
      finger.lift()
      StubTime.settle()

      #expect(presented.controller?.modalPresentationStyle == .formSheet)
      #expect(rear.presentedViewController === presented.controller)
    }

    @Test func itGoesAlsoInTheMiddleOfTheChange() async throws {
      await resize(to: narrow)
      let presented = rear.present(UIViewController(), as: sheet())
      let log = EventLog()
      presented.setDelegate(log)
      StubTime.settle()
      device.resize(
        to: CGSize(width: 1024, height: 1366),
        safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), traits: wide)
      let controller = try #require(presented.controller)
      for _ in 0..<50 where !controller.isChangingSheetStyle { await Task.yield() }
      #expect(controller.isChangingSheetStyle)

      var isDone = false
      presented.dismiss { isDone = true }
      for _ in 0..<5 {
        StubTime.settle()
        await Task.yield()
      }

      #expect(isDone)
      #expect(rear.presentedViewController == nil)
      #expect(log.milestones.last == .dismissed(.code))
    }

    @Test func anotherDescriptionMayHaveAnotherStyle() async throws {
      let presented = rear.present(UIViewController(), as: sheet())
      StubTime.settle()

      presented.update(sheet { $0.style = .page })
      for _ in 0..<5 {
        await Task.yield()
        StubTime.settle()
      }

      #expect(presented.controller?.modalPresentationStyle == .pageSheet)
    }

    @Test func changesOfStyleKeepNothing() async {
      weak var content: UIViewController?
      await resize(to: narrow)
      do {
        let strong = UIViewController()
        content = strong
        let presented = rear.present(strong, as: sheet())
        StubTime.settle()
        await resize(to: wide)
        await resize(to: narrow)
        presented.dismiss()
      }
      for _ in 0..<5 {
        StubTime.settle()
        await Task.yield()
      }

      #expect(content == nil)
    }
  }
}
