import SheetRuntime
import Testing
import UIKit

@testable import SheetUIKit

extension Scenarios {
  @MainActor @Suite struct PartsTests {
    let screen = TestScreen()

    private func stage(_ sheet: PresentedSheet<CartDetents, CartControls>) throws -> SheetView {
      try #require(sheet.controller).stage.sheet
    }

    @Test func theGrabberLooksAsTheThemeSays() throws {
      let sheet = screen.present(
        UIViewController(),
        as: .cart {
          $0.theme.grabber.size = SheetSize(width: 40, height: 6)
          $0.theme.grabber.topMargin = 20
          $0.theme.grabber.color = .rgba(0xFF00_00FF)
        })
      let grabber = try stage(sheet).grabber

      #expect(grabber.frame == CGRect(x: 0, y: 0, width: 402, height: 46))
      #expect(grabber.bar.frame == CGRect(x: 181, y: 20, width: 40, height: 6))
      #expect(grabber.bar.layer.cornerRadius == 3)
      #expect(grabber.bar.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func aTapOnTheGrabberGoesRound() {
      let sheet = screen.present(UIViewController(), as: .cart())
      var places: [SheetPlace<CartDetents>?] = []

      for _ in 0..<3 {
        screen.device.tap(CGPoint(x: 200, y: screen.top(of: sheet) + 7))
        StubTime.settle()
        places.append(sheet.place)
      }

      #expect(places == [.detent(.half), .detent(.full), .detent(.low)])
    }

    @Test(arguments: [-14, 29]) func theGrabberAnswersToAFingerBeyondItsStrip(y: CGFloat) {
      let sheet = screen.present(UIViewController(), as: .cart())

      screen.device.tap(CGPoint(x: 200, y: screen.top(of: sheet) + y))
      StubTime.settle()

      #expect(sheet.place == .detent(.half))
    }

    @Test func aButtonUnderTheGrabbersReachIsPressed() {
      let content = UIViewController()
      let button = UIButton(type: .system)
      button.frame = CGRect(x: 0, y: 0, width: 402, height: 40)
      var taps = 0
      button.stubAddTarget(for: .touchUpInside) { taps += 1 }
      content.view.addSubview(button)
      let sheet = screen.present(content, as: .cart())

      screen.device.tap(CGPoint(x: 200, y: screen.top(of: sheet) + 20))
      StubTime.settle()

      #expect(taps == 1)
      #expect(sheet.place == .detent(.low))
    }

    @Test func aGrabberOutsideStandsAboveTheSheet() throws {
      let sheet = screen.present(
        UIViewController(), as: .cart { $0.theme.grabber.placement = .outside })
      let view = try stage(sheet)

      #expect(view.grabber.frame.minY == -15)
      #expect(view.contentPart?.frame.minY == 0)
      #expect(screen.top(of: sheet) == screen.y(at: 200))
    }

    @Test func contentEndsAboveTheBottomSafeArea() throws {
      let sheet = screen.present(UIViewController(), as: .cart())

      #expect(try stage(sheet).contentPart?.frame == CGRect(x: 0, y: 15, width: 402, height: 185))
      #expect(try stage(sheet).bounds.height == 234)
    }

    @Test func theHeadersButtonsDoWhatTheySay() throws {
      let sheet = screen.present(
        UIViewController(),
        as: .cart {
          $0.header = Header(
            height: 52, title: .plain("Cart"),
            leading: .custom(
              title: .plain("Save"), symbol: nil, accessibilityLabel: nil, action: .control(0)),
            trailing: .close)
        })
      let log = EventLog()
      sheet.setDelegate(log)
      let top = screen.top(of: sheet)

      screen.device.tap(CGPoint(x: 30, y: top + 15 + 26))
      screen.device.tap(CGPoint(x: 375, y: top + 15 + 26))
      StubTime.settle()

      #expect(
        log.milestones == [.control(.save), .willDismiss(.button), .dismissed(.button)])
    }

    @Test func theAppMayChangeTitleAndButtons() throws {
      let sheet = screen.present(
        UIViewController(),
        as: .cart {
          $0.header = Header(
            height: 52, title: .plain("Cart"),
            leading: .custom(
              title: .plain("Save"), symbol: nil, accessibilityLabel: nil, action: .control(0)),
            trailing: .close)
        })
      let log = EventLog()
      sheet.setDelegate(log)
      let save = CGPoint(x: 30, y: screen.top(of: sheet) + 15 + 26)
      func title() throws -> String? {
        try stage(sheet).headerPart?.subviews.compactMap { $0 as? UILabel }.first?.text
      }

      sheet.headerTitle = "3 things"
      sheet.setEnabled(false, control: .save)
      screen.device.tap(save)
      let given = try title()
      sheet.headerTitle = nil
      screen.device.tap(save)
      let whileDisabled = log.milestones
      sheet.setEnabled(true, control: .save)
      screen.device.tap(save)

      #expect(given == "3 things")
      #expect(try title() == "Cart")
      #expect(whileDisabled.isEmpty)
      #expect(log.milestones == [.control(.save)])
    }

    @Test func inRightToLeftTheHeadersSidesAreExchanged() {
      let screen = TestScreen(traits: UITraitCollection(layoutDirection: .rightToLeft))
      let sheet = screen.present(
        UIViewController(), as: .cart { $0.header = Header(height: 52, trailing: .close) })

      screen.device.tap(CGPoint(x: 25, y: screen.top(of: sheet) + 15 + 26))
      StubTime.settle()

      #expect(sheet.controller == nil)
    }

    @Test func aTapOnTheHeaderMayStep() {
      let sheet = screen.present(
        UIViewController(),
        as: .cart {
          $0.header = Header(height: 52, title: .plain("Cart"))
          $0.taps.header = .next
        })

      screen.device.tap(CGPoint(x: 200, y: screen.top(of: sheet) + 50))
      StubTime.settle()

      #expect(sheet.place == .detent(.half))
    }

    @Test func theAppsOwnHeaderIsMeasured() throws {
      let sheet = screen.present(
        UIViewController(),
        as: .cart {
          $0.header = Header(custom: true)
          $0.detents[0] = Detent(0, .headerOnly)
        })

      sheet.headerView = FittingView(height: 70)
      StubTime.settle()

      #expect(screen.top(of: sheet) == screen.y(at: 85))
      #expect(try stage(sheet).contentPart?.frame.minY == 85)
    }

    @Test func aFooterLiesOverTheContentsEnd() throws {
      let content = ListController()
      let sheet = screen.present(content, as: .cart { $0.footer = Footer() })

      sheet.footerView = FittingView(height: 60)
      StubTime.settle()

      #expect(try stage(sheet).footerPart?.frame == CGRect(x: 0, y: 140, width: 402, height: 60))
      #expect(try stage(sheet).contentPart?.frame.maxY == 200)
      #expect(content.list.adjustedContentInset.bottom == 60)
    }

    @Test func theThemeIsWorn() throws {
      let sheet = screen.present(
        UIViewController(),
        as: .cart {
          $0.theme.cornerRadius = 20
          $0.theme.corners = [.topLeading]
          $0.theme.cornerCurve = .circular
          $0.theme.shadow = Shadow(opacity: 0.2, radius: 9)
          $0.theme.background = .material(.thin)
          $0.theme.appearance = .dark
        })
      let view = try stage(sheet)

      #expect(view.surface.layer.cornerRadius == 20)
      #expect(view.surface.layer.maskedCorners == .layerMinXMinYCorner)
      #expect(view.surface.layer.cornerCurve == .circular)
      #expect(view.layer.shadowOpacity == 0.2)
      #expect(view.layer.shadowRadius == 9)
      #expect(view.overrideUserInterfaceStyle == .dark)
    }

    @Test func anAppsColorsAreFoundByName() {
      SheetAssets.register(.systemRed, as: "Brand")

      #expect(SheetColor.asset("Brand").uiColor == .systemRed)
      #expect(SheetColor.asset("Surface").uiColor.description == "asset Surface")
      #expect(SheetColor.asset("MissingOne").uiColor == .clear)
      #expect(
        SheetColor(light: .rgba(0xFFFF_FFFF), dark: .rgba(0x0000_00FF)).uiColor.description
          == "light rgba(1.0, 1.0, 1.0, 1.0) dark rgba(0.0, 0.0, 0.0, 1.0)")
    }

    @Test func shadowsFollowTheAppearance() throws {
      let sheet = screen.present(
        UIViewController(),
        as: .cart {
          let color = SheetColor(light: .rgba(0x0000_00FF), dark: .rgba(0xFFFF_FFFF))
          $0.theme.shadow = Shadow(color: color, opacity: 0.2)
          $0.theme.dimming.shadow = Shadow(color: color, opacity: 0.2)
        })
      let views = [try stage(sheet), try #require(sheet.controller).stage.dimmingShadow]
      let before = views.map { $0.layer.shadowColor?.stubColor }

      screen.device.change(UITraitCollection(userInterfaceStyle: .dark))

      #expect(before == [UIColor.black, .black])
      #expect(views.map { $0.layer.shadowColor?.stubColor } == [UIColor.white, .white])
    }

    @Test func anAppsHeaderTakesThePlaceOfTitleAndButtons() throws {
      let sheet = screen.present(
        UIViewController(),
        as: .cart { $0.header = Header(height: 52, title: .plain("Cart"), trailing: .close) })
      let built = try stage(sheet).headerPart

      let own = UIView(frame: .zero)
      sheet.headerView = own
      let supplied = try stage(sheet).headerPart
      sheet.headerView = nil

      #expect(built is SheetHeaderView)
      #expect(supplied === own)
      #expect(try stage(sheet).headerPart is SheetHeaderView)
    }

    @Test func aHeaderOfTheAppsOwnIsEmptyUntilItIsGiven() throws {
      let sheet = screen.present(
        UIViewController(),
        as: .cart {
          $0.header = Header(height: 52, title: .plain("Cart"), trailing: .close, custom: true)
        })

      #expect(try stage(sheet).headerPart == nil)
      #expect(try stage(sheet).contentPart?.frame.minY == 67)
    }
  }
}
