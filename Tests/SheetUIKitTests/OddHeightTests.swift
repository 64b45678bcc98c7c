import SheetRuntime
import Testing
import UIKit

@testable import SheetUIKit

extension Scenarios {
  /// Sizes that no device has, turns at the wrong moment, and detents that go missing.
  @MainActor @Suite struct OddHeightTests {
    let screen = TestScreen()

    @Test func aContainerOfNoSizeIsPassedOver() async {
      let sheet = screen.present(UIViewController(), as: .cart { $0.initial = .detent(1) })
      let safeArea = screen.device.window.safeAreaInsets

      for size in [CGSize.zero, CGSize(width: 402, height: 1), CGSize(width: 1, height: 874)] {
        screen.device.resize(to: size, safeArea: safeArea, traits: UITraitCollection())
        await screen.settle()
        #expect(sheet.controller?.stage.sheet.frame.minY.isFinite == true)
        #expect((sheet.controller?.stage.sheet.frame.height ?? -1) >= 0)
      }
      screen.device.resize(
        to: CGSize(width: 402, height: 874), safeArea: safeArea, traits: UITraitCollection())
      await screen.settle()

      screen.expectRest(sheet, at: .detent(.half))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -50, 0, 1e300])
    func aReportedHeightThatIsNoneIsBounded(height: CGFloat) async {
      let sheet = screen.rear.present(
        UIViewController(),
        as: CartSheet.cart {
          $0.detents[0] = Detent(
            0, .measured(0), min: .points(100), max: .points(300))
        })
      sheet.height(of: .summary) { height }
      await screen.settle()

      #expect(sheet.position >= 100 && sheet.position <= 300)
      screen.expectRest(sheet, at: .detent(.low))
    }

    @Test(arguments: [CGFloat.nan, .infinity, -50, 1e300])
    func aPreferredSizeThatIsNoneIsBounded(height: CGFloat) async {
      let content = UIViewController()
      content.preferredContentSize = CGSize(width: height, height: height)
      let sheet = screen.present(
        content,
        as: .cart {
          $0.detents = [Detent(0, .fitContent, min: .points(100))]
          $0.width.isPresent = true
          $0.width.follows = .content
        })
      await screen.settle()

      #expect(sheet.position >= 100)
      #expect(sheet.controller?.stage.sheet.frame.width.isFinite == true)
      screen.expectRest(sheet, at: .detent(.low))
    }

    @Test func aTurnWhileItSettlesEndsAtTheSameDetent() async {
      let sheet = screen.present(UIViewController(), as: .cart())
      sheet.move(to: .full)
      StubTime.advance(0.1)

      screen.device.resize(
        to: CGSize(width: 874, height: 402),
        safeArea: UIEdgeInsets(top: 0, left: 62, bottom: 20, right: 62),
        traits: UITraitCollection(vertical: .compact), within: 0.3)
      StubTime.advance(0.05)
      screen.device.resize(
        to: CGSize(width: 402, height: 874),
        safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
        traits: UITraitCollection(), within: 0.3)
      await screen.settle()

      screen.expectRest(sheet, at: .detent(.full))
    }

    @Test func aTurnWhileItLeavesDoesNotBringItBack() async {
      let sheet = screen.present(UIViewController(), as: .cart())
      sheet.dismiss()
      StubTime.advance(0.1)

      screen.device.resize(
        to: CGSize(width: 874, height: 402),
        safeArea: UIEdgeInsets(top: 0, left: 62, bottom: 20, right: 62),
        traits: UITraitCollection(vertical: .compact), within: 0.3)
      await screen.settle()

      #expect(screen.rear.presentedViewController == nil)
      #expect(sheet.controller == nil)
    }

    @Test func aDisabledDetentIsStoodForByTheNearest() async {
      let sheet = screen.present(UIViewController(), as: .cart())
      sheet.setEnabled(false, detent: .half)

      sheet.move(to: .half)
      await screen.settle()
      let stoodFor = sheet.place
      sheet.setEnabled(true, detent: .half)
      await screen.settle()

      #expect(stoodFor == .detent(.low))
      screen.expectRest(sheet, at: .detent(.half))
    }

    @Test func withoutAnyDetentLeftItStandsAtItsLimit() async {
      let sheet = screen.present(UIViewController(), as: .cart())
      for detent in [CartDetents.low, .half, .full] { sheet.setEnabled(false, detent: detent) }
      await screen.settle()
      let limit = sheet.position
      for detent in [CartDetents.low, .half, .full] { sheet.setEnabled(true, detent: detent) }
      await screen.settle()

      #expect(limit == 778)
      screen.expectRest(sheet, at: .detent(.low))
    }

    @Test func aHeightMeansNothingToASheetWithDetents() async {
      let sheet = screen.present(UIViewController(), as: .cart())
      sheet.move(toHeight: .nan)
      sheet.move(toHeight: 410)
      await screen.settle()

      screen.expectRest(sheet, at: .detent(.half))
    }

    @Test func aModalSheetDoesNotHide() async {
      let sheet = screen.present(UIViewController(), as: .cart())
      sheet.hide()
      await screen.settle()

      screen.expectRest(sheet, at: .detent(.low))
    }
  }
}
