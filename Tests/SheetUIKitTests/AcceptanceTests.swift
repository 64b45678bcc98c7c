import SheetRuntime
import SheetUIKit
import Testing
import UIKit

// As sheetc writes them, for a sheet with a header, a measured detent and a button of its own.
extension Sheets {
  fileprivate static let checkout = Sheet<CheckoutDetents, CheckoutControls>(
    .init(
      header: .init(
        height: 52, title: .localized(key: "cart.title", table: nil),
        leading: .custom(
          title: .plain("Save"), symbol: nil, accessibilityLabel: nil, action: .control(0)),
        trailing: .close),
      footer: .init(),
      detents: [
        .init(0, .headerOnly), .init(1, .measured(0), min: .points(100)), .init(2, .maxHeight),
      ],
      initial: .detent(1), dismiss: .init(confirm: true)))
}

private enum CheckoutDetents: SheetDetents {
  case headerOnly
  case summary
  case maxHeight
  case _never(Never)
  typealias Measures = CheckoutMeasures
}

private enum CheckoutMeasures: SheetMeasures {
  case summary
  case _never(Never)
}

private enum CheckoutControls: SheetControls {
  case save
  case _never(Never)
}

private final class CartViewController: UIViewController {}

private final class SummaryView: UIView {
  let summaryHeight: CGFloat = 180
}

private final class PayBar: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 60) }
}

/// An app's screen, with the lines of the language's page on Swift in it.
private final class ShopController: UIViewController {
  private(set) var heard: [String] = []
  let summary = SummaryView(frame: .zero)

  func checkOut() -> PresentedSheet<CheckoutDetents, CheckoutControls> {
    let view = summary
    let sheet = present(CartViewController(), as: Sheets.checkout)
    sheet.height(of: .summary) { view.summaryHeight }
    sheet.footerView = PayBar()
    let events = sheet.events
    Task {
      for await event in events {
        switch event {
        case .moved(to: .detent(.headerOnly)): heard.append("header only")
        case .moved, .willMove, .position, .willDismiss: break
        case .control(.save): heard.append("save")
        case .shouldDismiss(let reason):
          heard.append("asked \(reason)")
          sheet.allowDismissal()
        case .dismissed(let reason): heard.append("gone \(reason)")
        }
      }
    }
    return sheet
  }
}

extension Scenarios {
  @MainActor @Suite struct AcceptanceTests {
    @Test func theLinesOfTheLanguageWork() async {
      let shop = ShopController()
      let device = StubDevice(root: shop)

      let sheet = shop.checkOut()
      StubTime.settle()
      #expect(sheet.position == 180)
      sheet.move(to: .headerOnly)
      #expect(await eventually { shop.heard == ["header only"] })
      #expect(sheet.position == 67)
      let y = 874 - 34 - sheet.position + 15 + 26
      device.tap(CGPoint(x: 30, y: y))
      #expect(await eventually { shop.heard.last == "save" })
      device.tap(CGPoint(x: 375, y: y))
      #expect(await eventually { shop.heard.count == 4 })

      #expect(shop.heard == ["header only", "save", "asked button", "gone button"])
      #expect(sheet.controller == nil)
    }
  }
}
