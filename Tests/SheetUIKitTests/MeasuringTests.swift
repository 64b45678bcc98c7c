import SheetRuntime
import Testing
import UIKit

@testable import SheetUIKit

extension Scenarios {
  @MainActor @Suite struct MeasuringTests {
    let screen = TestScreen()

    private func fitting(_ change: (inout SheetConfiguration) -> Void = { _ in }) -> CartSheet {
      .cart {
        $0.detents = [Detent(0, .fitContent)]
        change(&$0)
      }
    }

    @Test func theSheetIsAsTallAsItsContent() {
      let sheet = screen.present(FittingController(height: 320), as: fitting())

      #expect(screen.top(of: sheet) == screen.y(at: 335))
    }

    @Test func thePreferredSizeWinsAndIsFollowed() {
      let content = FittingController(height: 320)
      content.preferredContentSize.height = 250
      let sheet = screen.present(content, as: fitting())
      let before = screen.top(of: sheet)

      content.preferredContentSize.height = 450
      StubTime.commit()
      StubTime.advance(0.1)
      let between = screen.top(of: sheet)
      StubTime.settle()

      #expect(before == screen.y(at: 265))
      #expect(between < screen.y(at: 270) && between > screen.y(at: 460))
      #expect(screen.top(of: sheet) == screen.y(at: 465))
    }

    @Test func aListIsAsTallAsWhatItScrolls() {
      let content = UIViewController()
      let list = UITableView(frame: .zero)
      list.contentSize.height = 180
      content.view = list
      let sheet = screen.present(content, as: fitting())

      #expect(screen.top(of: sheet) == screen.y(at: 195))
    }

    @Test func aListThatFillsItsScreenIsFollowedAsItGrows() {
      let content = ListController()
      _ = content.view
      content.list.contentSize.height = 0
      let sheet = screen.present(
        content,
        as: .cart { $0.detents = [Detent(0, .fitContent, min: .points(100), max: .points(500))] })
      let empty = screen.top(of: sheet)

      content.list.contentSize.height = 300
      StubTime.settle()
      let some = screen.top(of: sheet)
      content.list.contentSize.height = 4000
      StubTime.settle()

      #expect(empty == screen.y(at: 100))
      #expect(some == screen.y(at: 315))
      #expect(screen.top(of: sheet) == screen.y(at: 500))
    }

    @Test func contentIsMeasuredAnewWhenTheAppSaysSo() {
      let content = FittingController(height: 320)
      let sheet = screen.present(content, as: fitting())

      content.height = 200
      sheet.invalidateHeights()
      StubTime.settle()

      #expect(screen.top(of: sheet) == screen.y(at: 215))
    }

    @Test func aLargerTextMakesATallerSheet() {
      let content = FittingController(height: 320)
      let sheet = screen.present(content, as: fitting())

      content.height = 420
      screen.device.change(UITraitCollection(category: .accessibilityLarge))
      StubTime.settle()

      #expect(screen.top(of: sheet) == screen.y(at: 435))
    }

    @Test func theFooterCountsOnce() {
      let content = FittingController(height: 300)
      let sheet = screen.present(content, as: fitting { $0.footer = Footer(height: 50) })
      let before = screen.top(of: sheet)

      sheet.invalidateHeights()
      StubTime.settle()

      #expect(before == screen.y(at: 365))
      #expect(screen.top(of: sheet) == before)
    }

    @Test func theAppReportsAHeightOfItsOwn() {
      let content = UIViewController()
      var summary: CGFloat = 240
      let sheet = screen.rear.present(
        content,
        as: CartSheet.cart {
          $0.detents[0] = Detent(0, .measured(0), min: .points(100))
        })
      sheet.height(of: .summary) { summary }
      StubTime.settle()
      let before = screen.top(of: sheet)

      summary = 140
      sheet.invalidateHeights()
      StubTime.settle()

      #expect(before == screen.y(at: 240))
      #expect(screen.top(of: sheet) == screen.y(at: 140))
    }

    @Test func contentThatAsksForTheSameSizeInEveryLayoutEnds() {
      let content = AskingController()

      let sheet = screen.present(content, as: fitting())

      #expect(screen.top(of: sheet) == screen.y(at: 315))
      #expect(content.asked < 20)
    }
  }

  final class AskingController: UIViewController {
    private(set) var asked = 0

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      asked += 1
      preferredContentSize = CGSize(width: 0, height: 300)
    }
  }
}
