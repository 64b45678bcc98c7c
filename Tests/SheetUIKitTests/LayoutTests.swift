import SheetRuntime
import Testing
import UIKit

@testable import SheetUIKit

extension Scenarios {
  @MainActor @Suite struct LayoutTests {
    let screen = TestScreen()

    private func frame(_ sheet: PresentedSheet<CartDetents, CartControls>) -> CGRect {
      sheet.controller?.stage.sheet.frame ?? .null
    }

    private func turn(within seconds: TimeInterval = 0) {
      screen.device.resize(
        to: CGSize(width: 874, height: 402),
        safeArea: UIEdgeInsets(top: 0, left: 62, bottom: 20, right: 62),
        traits: UITraitCollection(horizontal: .compact, vertical: .compact), within: seconds)
    }

    private func turnBack() {
      screen.device.resize(
        to: CGSize(width: 402, height: 874),
        safeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
        traits: UITraitCollection())
    }

    @Test func theSheetFillsTheWidth() {
      let sheet = screen.present(UIViewController(), as: .cart())

      #expect(frame(sheet) == CGRect(x: 0, y: 640, width: 402, height: 234))
    }

    @Test func rotationKeepsTheDetent() {
      let sheet = screen.present(UIViewController(), as: .cart { $0.initial = .detent(1) })

      turn()
      let onItsSide = frame(sheet)
      turnBack()

      #expect(onItsSide.minY == 0)
      #expect(sheet.place == .detent(.half))
      #expect(screen.top(of: sheet) == screen.y(at: 400))
    }

    @Test func rotationIsAnimatedByUIKit() {
      let sheet = screen.present(UIViewController(), as: .cart())

      turn(within: 0.4)
      StubTime.advance(0.2)
      let between = sheet.controller?.stage.sheet.layer.presentation()?.frame.width ?? 0
      StubTime.settle()

      #expect(between > 450 && between < 850)
      #expect(frame(sheet).width == 874)
    }

    @Test func aVariantIsWornInItsSizeClass() {
      let compact = SheetVariant(
        .compactHeight,
        CartSheet.configuration {
          $0.detents = [Detent(0, .height(120, from: .safeArea)), Detent(2, .maxHeight)]
          $0.width = WidthBehavior(max: .points(320), align: .leading)
        })
      let sheet = screen.present(
        UIViewController(),
        as: CartSheet(CartSheet.configuration { $0.initial = .detent(0) }, variants: [compact]))

      turn()
      let onItsSide = frame(sheet)
      turnBack()

      #expect(onItsSide == CGRect(x: 62, y: 402 - 140, width: 320, height: 140))
      #expect(frame(sheet) == CGRect(x: 0, y: 640, width: 402, height: 234))
    }

    @Test func aSheetThatMovesWhileTheDeviceTurnsArrives() {
      let sheet = screen.present(UIViewController(), as: .cart())
      sheet.move(to: .half)
      StubTime.advance(0.1)

      turnBack()
      turn()
      StubTime.settle()

      #expect(sheet.place == .detent(.half))
      #expect(frame(sheet).minY == 0)
    }

    @Test func aBottomMarginMakesACard() {
      let sheet = screen.present(
        UIViewController(),
        as: .cart {
          $0.width = WidthBehavior(margins: Margins(leading: 8, trailing: 12, bottom: 8))
        })

      #expect(frame(sheet) == CGRect(x: 8, y: 640, width: 382, height: 226))
      #expect(sheet.controller?.stage.sheet.contentPart?.frame.height == 185)
    }

    @Test func marginsFollowTheReadingDirection() {
      let screen = TestScreen(traits: UITraitCollection(layoutDirection: .rightToLeft))
      let sheet = screen.present(
        UIViewController(),
        as: .cart { $0.width = WidthBehavior(margins: Margins(leading: 8, trailing: 12)) })

      #expect(frame(sheet).minX == 12)
    }

    /// Closed, the bar's strip is on the side of the camera: that depends on how the device is held.
    @Test(arguments: [
      UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84),
      UIEdgeInsets(top: 0, left: 84, bottom: 34, right: 0),
    ])
    func theStripOfAFoldableIsLeftFree(safeArea: UIEdgeInsets) throws {
      let rear = RearController()
      let device = StubDevice(
        size: CGSize(width: 466, height: 678), safeArea: safeArea, root: rear)
      let free = CGRect(x: 0, y: 0, width: 466, height: 678).inset(by: safeArea)
      let sheet = rear.present(
        UIViewController(),
        as: CartSheet.cart {
          $0.width = WidthBehavior(max: .points(360))
          $0.header = Header(height: 52, trailing: .close)
        })
      StubTime.settle()
      let narrow = frame(sheet)
      sheet.update(.cart { $0.header = Header(height: 52, trailing: .close) })
      StubTime.settle()
      let wide = try #require(sheet.controller?.stage.sheet)

      #expect(narrow.minX >= free.minX && narrow.maxX <= free.maxX)
      #expect(wide.frame.width == 466)
      #expect(wide.grabber.bar.frame.midX == free.midX)
      let close = try #require(wide.headerPart?.subviews.last)
      #expect(close.frame.maxX == free.maxX - 16)
      #expect(sheet.controller?.hosted.view.safeAreaInsets.left == safeArea.left)
      #expect(sheet.controller?.hosted.view.safeAreaInsets.right == safeArea.right)
      _ = device
    }

    @Test func foldingAndUnfoldingKeepsTheDetent() {
      let sheet = screen.present(UIViewController(), as: .cart { $0.initial = .detent(1) })
      let finger = screen.touch(sheet)
      finger.move(y: -20)

      screen.device.resize(
        to: CGSize(width: 951, height: 669),
        safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84),
        traits: UITraitCollection(horizontal: .regular, vertical: .regular))
      finger.cancel()
      StubTime.settle()
      let opened = sheet.place
      turnBack()

      #expect(opened == .detent(.half))
      #expect(sheet.place == .detent(.half))
      #expect(screen.top(of: sheet) == screen.y(at: 400))
    }

    @Test func theSystemsFoldIsNotStraddled() {
      screen.device.resize(
        to: CGSize(width: 951, height: 669),
        safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84),
        traits: UITraitCollection(horizontal: .regular, vertical: .regular))
      let band = CGRect(x: 455.5, y: 0, width: 40, height: 669)
      screen.device.fold(at: band, isActive: false)
      let sheet = screen.present(UIViewController(), as: .cart { $0.initial = .detent(1) })
      let flat = frame(sheet)

      screen.device.fold(at: band)
      StubTime.settle()
      let book = frame(sheet)
      sheet.controller?.sheetFold = .zero
      StubTime.settle()
      let disregarded = frame(sheet)
      sheet.controller?.sheetFold = nil
      screen.device.fold(at: band, isActive: false)
      StubTime.settle()

      #expect(flat.width == 951)
      #expect(book.minX == 0)
      #expect(book.maxX == 455.5)
      #expect(disregarded.width == 951)
      #expect(frame(sheet) == flat)
      #expect(sheet.place == .detent(.half))
    }

    @Test func belowTheSystemsFoldALaptopsSheetStands() {
      screen.device.resize(
        to: CGSize(width: 669, height: 951),
        safeArea: UIEdgeInsets(top: 82, left: 0, bottom: 34, right: 0),
        traits: UITraitCollection(horizontal: .regular, vertical: .regular))
      screen.device.fold(at: CGRect(x: 0, y: 455.5, width: 669, height: 40))
      let sheet = screen.present(
        UIViewController(), as: .cart { $0.initial = .largest })

      #expect(frame(sheet).minY >= 495.5)
      #expect(frame(sheet).width == 669)
    }

    @Test func anActiveFoldIsNotStraddled() {
      screen.device.resize(
        to: CGSize(width: 951, height: 669),
        safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84),
        traits: UITraitCollection(horizontal: .regular, vertical: .regular))
      let sheet = screen.present(UIViewController(), as: .cart())
      let whole = frame(sheet)

      sheet.controller?.sheetFold = CGRect(x: 455.5, y: 0, width: 40, height: 669)
      StubTime.settle()
      let book = frame(sheet)
      sheet.controller?.sheetFold = CGRect(x: 0, y: 300, width: 951, height: 40)
      StubTime.settle()
      sheet.move(to: .full)
      StubTime.settle()
      let laptop = frame(sheet)

      #expect(whole.width == 951)
      #expect(book.minX == 0)
      #expect(book.maxX == 455.5)
      #expect(laptop.minY == 340)
    }

    @Test func theNavigationBarBehindLimits() throws {
      let navigation = UINavigationController(rootViewController: UIViewController())
      let device = StubDevice(root: navigation)
      let sheet = navigation.present(
        UIViewController(),
        as: CartSheet.cart {
          $0.limit = HeightLimit(from: .navigationBar)
          $0.detents[2] = Detent(2, .maxHeight)
          $0.initial = .detent(2)
        })
      StubTime.settle()

      #expect(frame(sheet).minY == 106)
      _ = device
    }

    @Test func contentOfFixedSizeKeepsTheTallestHeight() throws {
      let content = ListController()
      let sheet = screen.present(content, as: .cart { $0.content.sizing = .fixed })

      #expect(content.view.frame.height == 685)
      #expect(content.list.adjustedContentInset.bottom == 500)
      sheet.move(to: .full)
      StubTime.settle()
      #expect(content.view.frame.height == 685)
      #expect(content.list.adjustedContentInset.bottom == 0)
    }

    @Test func aDescriptionIsChangedInAllSizeClasses() throws {
      let sheet = screen.rear.present(
        UIViewController(),
        as: CartSheet(
          CartSheet.configuration(),
          variants: [SheetVariant(.compactHeight, CartSheet.configuration())]))
      StubTime.settle()

      sheet.update {
        $0.presentation = .persistent
        $0.swipeMode = .none
        $0.detents[0] = Detent(0, .height(260, from: .safeArea))
      }
      StubTime.settle()
      let controller = try #require(sheet.controller)

      #expect(screen.top(of: sheet) == screen.y(at: 260))
      #expect(controller.sheetVariants.variants.map(\.configuration.swipeMode) == [.none])
      #expect(controller.isModal)
      #expect(sheet.place == .detent(.low))
    }

    @Test func aReplacedDescriptionIsTakenUpWithMotion() {
      let sheet = screen.present(UIViewController(), as: .cart())

      sheet.update(.cart { $0.detents[0] = Detent(0, .height(300, from: .safeArea)) })
      StubTime.advance(0.1)
      let between = screen.top(of: sheet)
      StubTime.settle()

      #expect(between < screen.y(at: 205) && between > screen.y(at: 295))
      #expect(screen.top(of: sheet) == screen.y(at: 300))
      #expect(sheet.place == .detent(.low))
    }

    @Test func aForbiddenDetentIsNotReached() {
      let sheet = screen.present(UIViewController(), as: .cart())

      sheet.setEnabled(false, detent: .half)
      let finger = screen.touch(sheet)
      finger.move(y: -210)
      finger.rest()
      finger.lift()
      StubTime.settle()

      #expect(sheet.place == .detent(.low))
    }
  }
}
