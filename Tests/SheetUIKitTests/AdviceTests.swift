import SheetRuntime
import Testing
import UIKit

@testable import SheetUIKit

#if DEBUG
  extension Scenarios {
    @MainActor @Suite struct AdviceTests {
      let screen = TestScreen()

      final class Words {
        var said: [String] = []
      }

      /// What is said while something happens.
      private func advice(_ body: () -> Void) -> [String] {
        let words = Words()
        let before = SheetAdvice.say
        SheetAdvice.say = { words.said.append($0) }
        body()
        StubTime.settle()
        SheetAdvice.say = before
        return words.said
      }

      private func present(
        _ content: UIViewController = UIViewController(),
        _ change: (inout SheetConfiguration) -> Void
      ) -> [String] {
        advice { screen.rear.present(content, as: CartSheet.cart(change)) }
      }

      @Test func aPersistentSheetIsNotForPresenting() {
        let said = present { $0.presentation = .persistent }

        #expect(
          said == [
            "UIViewController is presented as a persistent sheet, which is dismissed like any other; for one that stays, add it to a SheetContainerController"
          ])
      }

      @Test func aModalSheetIsNotForAdding() {
        let container = SheetContainerController(controllerBehindSheets: UIViewController())
        let device = StubDevice(root: container)

        let said = advice { container.add(UIViewController(), as: CartSheet.cart()) }

        #expect(
          said == [
            "UIViewController is added as a modal sheet, which stays here; say 'presentation: persistent', or present it for one that is dismissed"
          ])
        #expect(device.window.rootViewController === container)
      }

      @Test func partsThatAreMissingAreNamedOnce() {
        let said = present {
          $0.header = Header(custom: true)
          $0.footer = Footer()
          $0.detents[0] = Detent(0, .measured(0))
        }

        #expect(
          said == [
            "the sheet of UIViewController has 'header: {custom: true}' and was given no headerView",
            "the sheet of UIViewController has a 'footer' and was given no footerView",
            "the sheet of UIViewController has a 'measured' detent and was not told its height by height(of:)",
          ])
      }

      @Test func whatIsGivenIsNotMissed() {
        let said = advice {
          let sheet = screen.rear.present(
            UIViewController(),
            as: CartSheet.cart {
              $0.header = Header(custom: true)
              $0.footer = Footer()
              $0.detents[0] = Detent(0, .measured(0))
            })
          sheet.headerView = UIView(frame: .zero)
          sheet.footerView = UIView(frame: .zero)
          sheet.height(of: .summary) { 100 }
        }

        #expect(said.isEmpty)
      }

      @Test func partsThatAreNowhereShownAreNamed() {
        let said = advice {
          let sheet = screen.rear.present(UIViewController(), as: CartSheet.cart())
          sheet.headerView = UIView(frame: .zero)
          sheet.footerView = UIView(frame: .zero)
          sheet.headerView = nil
        }

        #expect(
          said == [
            "headerView is not shown, as the sheet of UIViewController has no 'header'",
            "footerView is not shown, as the sheet of UIViewController has no 'footer'",
          ])
      }

      @Test func aHeightIsForFreeSheets() {
        let said = advice {
          screen.rear.present(UIViewController(), as: CartSheet.cart()).move(toHeight: 300)
        }

        #expect(
          said == [
            "move(toHeight:) goes to the nearest detent, as the sheet of UIViewController is not 'free'"
          ])
      }

      @Test func contentWithItsOwnNavigationIsANavigationController() {
        let said = present { $0.content.navigation = .own }

        #expect(
          said == [
            "the sheet of UIViewController has 'navigation: own' and is no navigation controller"
          ])
      }

      @Test(arguments: [true, false])
      func aHeightThatFollowsScreensNeedsAControllerThatTells(tells: Bool) {
        let root = FittingController(height: 200)
        let navigation =
          tells
          ? SheetNavigationController(rootViewController: root)
          : UINavigationController(rootViewController: root)

        let said = present(navigation) {
          $0.content.navigation = .own
          $0.detents = [Detent(0, .fitContent)]
        }

        #expect(
          said
            == (tells
              ? []
              : [
                "the height of the sheet of UINavigationController does not follow its screens, as it is no SheetNavigationController"
              ]))
      }
    }
  }
#endif
