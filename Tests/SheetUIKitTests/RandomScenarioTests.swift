import SheetRuntime
import Testing
import UIKit

@testable import SheetUIKit

extension Scenarios {
  /// Fingers, keyboards, turns and code in any order. A failure names its seed.
  @MainActor @Suite struct RandomScenarioTests {
    @Test(arguments: UInt64(1)...12)
    func whateverHappensTheSheetRestsWhereItSays(seed: UInt64) async {
      var random = SeededGenerator(seed: seed)
      let screen = TestScreen()
      let content = ListController()
      weak var controller: SheetController?
      for round in 0..<4 {
        let sheet = screen.rear.present(content, as: Self.sheet(&random))
        controller = sheet.controller
        for step in 0..<25 where sheet.controller?.hasEnded == false {
          act(&random, on: sheet, screen)
          if Bool.random(using: &random) { StubTime.settle() }
          await Task.yield()
          check(sheet, screen, "seed \(seed), round \(round), step \(step)")
        }
        StubKeyboard.hide()
        StubTime.settle()
        sheet.dismiss(animated: Bool.random(using: &random))
        StubTime.settle()
        await Task.yield()
        #expect(screen.rear.presentedViewController == nil, "seed \(seed), round \(round)")
        #expect(StubTime.linkCount == 0, "seed \(seed), round \(round)")
      }
      #expect(controller == nil, "seed \(seed)")
      #expect(StubLog.lines.isEmpty, "seed \(seed)")
    }

    private static func sheet(_ random: inout SeededGenerator) -> CartSheet {
      let presets: [Preset] = [
        .system, .lbbottomsheet, .panmodal, .joombottomsheet, .overlaycontainer,
      ]
      let keyboards: [KeyboardBehavior] = [.raise, .expand, .inset, .ignore]
      return .cart {
        $0.preset = presets.randomElement(using: &random) ?? .system
        $0.keyboard = keyboards.randomElement(using: &random) ?? .raise
        $0.dismiss.swipe = Bool.random(using: &random)
        $0.passthrough = Bool.random(using: &random) ? .through(1) : .never
        $0.content.sizing = Bool.random(using: &random) ? .stretch : .fixed
        $0.width = Bool.random(using: &random) ? WidthBehavior(margins: Margins(bottom: 8)) : .none
        $0.footer = Bool.random(using: &random) ? Footer(height: 44) : .none
      }
    }

    private func act(
      _ random: inout SeededGenerator, on sheet: PresentedSheet<CartDetents, CartControls>,
      _ screen: TestScreen
    ) {
      let detents: [CartDetents] = [.low, .half, .full]
      let detent = detents.randomElement(using: &random) ?? .low
      switch Int.random(in: 0..<13, using: &random) {
      case 0...3:
        let size = screen.device.window.bounds.size
        let finger = screen.device.touch(
          CGPoint(
            x: .random(in: 30...(size.width - 30), using: &random),
            y: .random(in: 100...(size.height - 40), using: &random)))
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          finger.move(
            y: .random(in: -400...300, using: &random),
            within: .random(in: 0.03...0.4, using: &random))
        }
        if Int.random(in: 0..<6, using: &random) == 0 { finger.cancel() } else { finger.lift() }
      case 4: sheet.move(to: detent, animated: Bool.random(using: &random))
      case 5: StubKeyboard.show(height: .random(in: 200...400, using: &random))
      case 6: StubKeyboard.hide()
      case 7:
        let isUpright = Bool.random(using: &random)
        screen.device.resize(
          to: isUpright ? CGSize(width: 402, height: 874) : CGSize(width: 874, height: 402),
          safeArea: isUpright
            ? UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0)
            : UIEdgeInsets(top: 0, left: 62, bottom: 20, right: 62),
          traits: UITraitCollection(vertical: isUpright ? .regular : .compact),
          within: Bool.random(using: &random) ? 0.3 : 0)
      case 8: StubTime.advance(.random(in: 0.01...0.3, using: &random))
      case 9: sheet.update(Self.sheet(&random), animated: Bool.random(using: &random))
      case 10: sheet.setEnabled(Bool.random(using: &random), detent: detent)
      case 11: sheet.invalidateHeights(animated: Bool.random(using: &random))
      default: sheet.controller?.stage.sheet.grabber.accessibilityIncrement()
      }
    }

    /// At rest, what is on screen is what the engine says, and the content lies within the sheet.
    private func check(
      _ sheet: PresentedSheet<CartDetents, CartControls>, _ screen: TestScreen, _ place: String
    ) {
      guard let controller = sheet.controller, !controller.hasEnded, controller.hasAppeared else {
        return
      }
      let view = controller.stage.sheet
      #expect(!view.frame.minY.isNaN, "\(place)")
      guard case .resting = controller.engine.phase else { return }
      StubTime.commit()
      #expect(
        abs(controller.position(ofTop: view.frame.minY) - controller.engine.position) < 0.01,
        "\(place)")
      #expect(view.alpha == 1, "\(place)")
      #expect(
        controller.stage.passesThrough
          == controller.engine.reach.isPassing(
            at: controller.engine.position), "\(place)")
      #expect(view.frame.minY > -1, "\(place)")
      #expect(controller.motion.elapsed == nil, "\(place)")
      #expect(
        abs(view.frame.maxX - view.frame.minX - controller.stage.bounds.width) < 0.01, "\(place)")
    }
  }

  /// A small generator whose numbers follow from its seed.
  struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }
}
