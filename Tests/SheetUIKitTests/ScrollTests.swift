import SheetRuntime
import Testing
import UIKit

@testable import SheetUIKit

extension Scenarios {
  @MainActor @Suite struct ScrollTests {
    let screen = TestScreen()
    let content = ListController()

    @Test func scrollingUpFirstRaisesTheSheet() {
      let sheet = screen.present(content, as: .cart())
      let finger = screen.touch(sheet)

      finger.move(y: -150)

      #expect(content.list.contentOffset.y == 0)
      #expect(screen.top(of: sheet) < screen.y(at: 330))
      finger.rest()
      finger.lift()
      StubTime.settle()
      #expect(sheet.place == .detent(.half))
      #expect(content.list.contentOffset.y == 0)
    }

    @Test func atTheLargestDetentTheListScrolls() {
      let sheet = screen.present(content, as: .cart { $0.initial = .largest })
      let finger = screen.touch(sheet, below: 500)

      finger.move(y: -300)

      #expect(screen.top(of: sheet) == screen.y(at: 700))
      #expect(content.list.contentOffset.y > 250)
      finger.lift()
      StubTime.settle()
      #expect(screen.top(of: sheet) == screen.y(at: 700))
    }

    @Test func aDragDownInTheMiddleOfTheListScrolls() {
      let sheet = screen.present(content, as: .cart { $0.initial = .largest })
      content.list.contentOffset.y = 1000
      let finger = screen.touch(sheet)

      finger.move(y: 300)

      #expect(screen.top(of: sheet) == screen.y(at: 700))
      #expect(content.list.contentOffset.y < 800)
      finger.lift()
    }

    @Test func aDragOnTheHeaderLowersTheSheetWhateverIsScrolled() {
      let sheet = screen.present(
        content,
        as: .cart {
          $0.initial = .largest
          $0.header = Header(height: 52)
        })
      content.list.contentOffset.y = 1000
      let finger = screen.touch(sheet, below: 40)

      finger.move(y: 250)
      finger.rest()
      finger.lift()
      StubTime.settle()

      #expect(sheet.place == .detent(.half))
      #expect(content.list.contentOffset.y == 1000)
    }

    @Test func aDragDownAtTheTopOfTheListLowersTheSheet() {
      let sheet = screen.present(content, as: .cart { $0.initial = .largest })
      let finger = screen.touch(sheet)

      finger.move(y: 250)
      finger.rest()

      #expect(content.list.contentOffset.y == 0)
      #expect(screen.top(of: sheet) > screen.y(at: 470))
      finger.lift()
      StubTime.settle()
      #expect(sheet.place == .detent(.half))
    }

    @Test func oneFingerMovesBothInTurn() {
      let sheet = screen.present(content, as: .cart { $0.initial = .detent(1) })
      let finger = screen.device.touch(CGPoint(x: 200, y: 700))

      // 300 points raise the sheet, the rest scrolls.
      finger.move(y: -510, within: 1)
      let offset = content.list.contentOffset.y
      let risen = screen.top(of: sheet)
      finger.move(y: 400, within: 1)

      #expect(risen == screen.y(at: 700))
      #expect(offset > 180 && offset < 215)
      #expect(content.list.contentOffset.y == 0)
      let lowered = screen.top(of: sheet) - risen
      #expect(lowered > 180 && lowered < 220)
      finger.cancel()
    }

    @Test func theListDoesNotGoOnWhenTheSheetTookTheFlick() {
      let sheet = screen.present(content, as: .cart())
      let finger = screen.touch(sheet)

      finger.move(y: -60, within: 0.1)
      finger.lift()
      StubTime.settle()

      #expect(sheet.place == .detent(.half))
      #expect(content.list.contentOffset.y == 0)
    }

    @Test func theDelegateStaysItsOwners() {
      let sheet = screen.present(content, as: .cart { $0.initial = .largest })
      let before = content.scrolls

      let finger = screen.touch(sheet, below: 500)
      finger.move(y: -100)
      finger.lift()

      #expect(content.list.delegate === content)
      #expect(content.scrolls > before)
      #expect(content.list.isScrollEnabled)
    }

    @Test func aListThatCannotScrollLeavesTheDragToTheSheet() {
      content.list.contentSize.height = 50
      let sheet = screen.present(content, as: .cart())
      let finger = screen.touch(sheet)

      finger.move(y: -110)

      #expect(screen.top(of: sheet) < screen.y(at: 280))
      finger.cancel()
    }

    @Test func onlyTheNamedScrollViewShares() {
      let sheet = screen.present(content, as: .cart())
      let other = UIScrollView(frame: .zero)
      sheet.scrollView = other
      let finger = screen.touch(sheet)

      finger.move(y: -150)

      #expect(screen.top(of: sheet) == screen.y(at: 200))
      #expect(content.list.contentOffset.y > 100)
      finger.cancel()
    }

    @Test func aListPulledDownAtTheSmallestDetentDismisses() {
      let sheet = screen.present(content, as: .cart())
      let finger = screen.touch(sheet)

      finger.move(y: 160)
      finger.rest()
      finger.lift()
      StubTime.settle()

      #expect(screen.rear.presentedViewController == nil)
      #expect(sheet.controller == nil)
    }

    @Test func aCarouselInsideScrollsSideways() {
      let carousel = UIScrollView(frame: CGRect(x: 0, y: 0, width: 402, height: 120))
      carousel.contentSize = CGSize(width: 2000, height: 120)
      let content = UIViewController()
      content.view.addSubview(carousel)
      let sheet = screen.present(content, as: .cart())

      let finger = screen.touch(sheet, below: 60)
      finger.move(y: -120)

      #expect(screen.top(of: sheet) < screen.y(at: 290))
      finger.cancel()
    }
  }
}
