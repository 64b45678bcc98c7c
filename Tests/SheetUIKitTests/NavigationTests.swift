import SheetRuntime
import Testing
import UIKit

@testable import SheetUIKit

extension Scenarios {
  @MainActor @Suite struct NavigationTests {
    let screen = TestScreen()
    let first = FittingController(height: 200)
    let second = FittingController(height: 400)

    private func presentWrapped() throws -> (
      PresentedSheet<CartDetents, CartControls>, SheetNavigationController
    ) {
      let sheet = screen.present(
        first,
        as: .cart {
          $0.detents = [Detent(0, .fitContent)]
          $0.content.navigation = .wrap
          $0.header = Header(height: 50, leading: .back)
        })
      let navigation = try #require(first.navigationController as? SheetNavigationController)
      navigation.setNavigationBarHidden(true, animated: false)
      sheet.invalidateHeights(animated: false)
      StubTime.settle()
      return (sheet, navigation)
    }

    @Test func theHeightFollowsTheTopScreen() throws {
      let (sheet, navigation) = try presentWrapped()
      let root = screen.top(of: sheet)

      navigation.pushViewController(second, animated: true)
      StubTime.advance(0.12)
      let between = screen.top(of: sheet)
      StubTime.settle()
      let pushed = screen.top(of: sheet)
      navigation.popViewController(animated: true)
      StubTime.settle()

      #expect(root == screen.y(at: 265))
      #expect(between < screen.y(at: 270) && between > screen.y(at: 460))
      #expect(pushed == screen.y(at: 465))
      #expect(screen.top(of: sheet) == root)
    }

    @Test(arguments: [true, false]) func underAHeaderThereIsNoSecondBar(goesBack: Bool) throws {
      _ = screen.present(
        first,
        as: .cart {
          $0.content.navigation = .wrap
          $0.header = Header(height: 50, leading: goesBack ? .back : nil, trailing: .close)
        })
      let navigation = try #require(first.navigationController)
      let root = navigation.isNavigationBarHidden

      navigation.pushViewController(second, animated: false)
      StubTime.settle()
      let pushed = navigation.isNavigationBarHidden
      let swipe = try #require(navigation.interactivePopGestureRecognizer)
      let mayGoBack = swipe.delegate?.gestureRecognizerShouldBegin(swipe)
      navigation.popViewController(animated: false)
      StubTime.settle()

      #expect(root)
      #expect(pushed == goesBack)
      #expect(mayGoBack == true)
      #expect(navigation.isNavigationBarHidden)
      #expect(swipe.delegate?.gestureRecognizerShouldBegin(swipe) == false)
    }

    @Test func withoutAHeaderTheBarStays() throws {
      _ = screen.present(first, as: .cart { $0.content.navigation = .wrap })

      #expect(first.navigationController?.isNavigationBarHidden == false)
    }

    @Test func aSwipeBackThatIsTakenBackLeavesTheHeight() throws {
      let (sheet, navigation) = try presentWrapped()
      navigation.pushViewController(second, animated: false)
      StubTime.settle()

      navigation.stubSwipeBack(cancelled: true)
      StubTime.settle()
      let kept = screen.top(of: sheet)
      navigation.stubSwipeBack(cancelled: false)
      StubTime.settle()

      #expect(kept == screen.y(at: 465))
      #expect(screen.top(of: sheet) == screen.y(at: 265))
    }

    @Test func theBackButtonIsThereWhereThereIsAWayBack() throws {
      let (sheet, navigation) = try presentWrapped()
      let button = try #require(
        sheet.controller?.stage.sheet.headerPart?.subviews.last as? UIButton)

      let onRoot = button.isHidden
      navigation.pushViewController(second, animated: true)
      StubTime.settle()
      let pushed = button.isHidden
      button.sendActions(for: .touchUpInside)
      StubTime.settle()

      #expect(onRoot)
      #expect(!pushed)
      #expect(navigation.viewControllers.count == 1)
      #expect(button.isHidden)
    }

    @Test func theTopScreensPreferredSizeIsFollowed() throws {
      let (sheet, _) = try presentWrapped()

      first.preferredContentSize.height = 300
      StubTime.settle()

      #expect(screen.top(of: sheet) == screen.y(at: 365))
    }

    @Test func theNavigationsDelegateIsItsOwners() throws {
      let (_, navigation) = try presentWrapped()

      #expect(navigation.delegate == nil)
    }
  }
}
