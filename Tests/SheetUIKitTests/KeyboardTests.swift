import SheetRuntime
import Testing
import UIKit

@testable import SheetUIKit

extension Scenarios {
  @MainActor @Suite struct KeyboardTests {
    let screen = TestScreen()
    let content = ListController()

    @Test func theSheetRisesByTheOverlap() {
      let sheet = screen.present(
        content,
        as: .cart {
          $0.keyboard = .raise
          $0.footer = Footer(height: 50)
        })
      let footer = UIView(frame: .zero)
      sheet.footerView = footer
      StubTime.settle()

      StubKeyboard.show(height: 335)
      StubTime.settle()
      let raised = screen.top(of: sheet)
      let footerBottom = footer.convert(footer.bounds, to: nil).maxY
      StubKeyboard.hide()
      StubTime.settle()

      #expect(raised == screen.y(at: 200 + 301))
      #expect(footerBottom == 539)
      #expect(screen.top(of: sheet) == screen.y(at: 200))
    }

    @Test func aboveTheLimitTheRestIsAnInset() {
      let sheet = screen.present(content, as: .cart { $0.initial = .detent(2) })

      StubKeyboard.show(height: 335)
      StubTime.settle()

      #expect(screen.top(of: sheet) == 62)
      #expect(abs(content.list.adjustedContentInset.bottom - (301 - 78)) < 0.5)
    }

    @Test func theSheetExpandsAndComesBack() {
      let sheet = screen.present(content, as: .cart { $0.keyboard = .expand })

      StubKeyboard.show(height: 335)
      StubTime.settle()
      let expanded = sheet.place
      StubKeyboard.hide()
      StubTime.settle()

      #expect(expanded == .detent(.full))
      #expect(sheet.place == .detent(.low))
    }

    @Test func onlyTheContentIsInset() {
      let sheet = screen.present(content, as: .cart { $0.keyboard = .inset })

      StubKeyboard.show(height: 335)
      StubTime.settle()

      #expect(screen.top(of: sheet) == screen.y(at: 200))
      #expect(content.list.adjustedContentInset.bottom == 301)
    }

    @Test func theKeyboardIsIgnored() {
      let sheet = screen.present(content, as: .cart { $0.keyboard = .ignore })

      StubKeyboard.show(height: 335)
      StubTime.settle()

      #expect(screen.top(of: sheet) == screen.y(at: 200))
      #expect(content.list.adjustedContentInset.bottom == 0)
    }

    @Test func aFloatingKeyboardCoversNothingThatCouldBeMovedAway() {
      let sheet = screen.present(content, as: .cart())

      StubKeyboard.float(CGRect(x: 40, y: 400, width: 320, height: 200))
      StubTime.settle()

      #expect(screen.top(of: sheet) == screen.y(at: 200))
    }

    @Test func theSheetBehindDoesNotMove() {
      let lower = screen.present(content, as: .cart())
      let upper = content.present(UIViewController(), as: CartSheet.cart())
      StubTime.settle()

      StubKeyboard.show(height: 335)
      StubTime.settle()

      #expect(screen.top(of: lower) == screen.y(at: 200))
      #expect(screen.top(of: upper) == screen.y(at: 501))
    }

    @Test func aKeyboardThatGoesWhileTheSheetIsCoveredIsGone() {
      let sheet = screen.present(content, as: .cart())
      StubKeyboard.show(height: 335)
      StubTime.settle()
      content.present(UIViewController(), animated: false)
      StubTime.settle()

      StubKeyboard.hide()
      content.dismiss(animated: false)
      StubTime.settle()

      #expect(screen.top(of: sheet) == screen.y(at: 200))
    }

    @Test func aFieldThatIsEditedFromTheBeginningKeepsItsKeyboard() {
      final class EditingController: UIViewController {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(field)
        }
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          field.becomeFirstResponder()
        }
      }
      let content = EditingController()

      let sheet = screen.present(content, as: .cart())

      #expect(content.field.isFirstResponder)
      #expect(sheet.controller?.isFirstResponder == false)
    }
  }
}
