import SheetRuntime
import SheetUIKit
import SwiftUI
import UIKit

/// A feature, and how it is shown over a screen.
@MainActor struct GalleryEntry {
  let title: String
  let show: @MainActor (UIViewController) -> Void

  static let all: [GalleryEntry] = [
    GalleryEntry(title: "Three detents") { screen in
      screen.present(RowsController(count: 3), as: Sheets.threeDetents)
    },
    GalleryEntry(title: "A long list") { screen in
      screen.present(RowsController(count: 100), as: Sheets.longList)
    },
    GalleryEntry(title: "Header and footer") { screen in
      let content = RowsController(count: 100)
      let sheet = screen.present(content, as: Sheets.buttons)
      sheet.footerView = PayBar(title: "Pay")
      sheet.headerTitle = "A hundred rows"
      Task { [weak content] in
        for await event in sheet.events {
          guard case .control(.save) = event else { continue }
          content?.scrollToEnd()
          sheet.setEnabled(false, control: .save)
        }
      }
    },
    GalleryEntry(title: "As tall as its content") { screen in
      screen.present(FittingController(), as: Sheets.fitting)
    },
    GalleryEntry(title: "A height the app reports") { screen in
      let content = FittingController()
      let sheet = screen.present(content, as: Sheets.measured)
      sheet.height(of: .summary) { [weak content] in 52 + (content?.rows ?? 0) * 60 }
    },
    GalleryEntry(title: "Rests anywhere") { screen in
      screen.present(RowsController(count: 3), as: Sheets.anywhere)
    },
    GalleryEntry(title: "Over a map") { screen in
      screen.show(MapController(), sender: nil)
    },
    GalleryEntry(title: "Touches pass beside it") { screen in
      screen.present(RowsController(count: 3), as: Sheets.beside)
    },
    GalleryEntry(title: "Dimming follows the height") { screen in
      screen.present(RowsController(count: 3), as: Sheets.dimming)
    },
    GalleryEntry(title: "A floating card") { screen in
      screen.present(RowsController(count: 3), as: Sheets.card)
    },
    GalleryEntry(title: "Liquid Glass, grabber outside") { screen in
      screen.present(RowsController(count: 3), as: Sheets.material)
    },
    GalleryEntry(title: "Screens of different heights") { screen in
      screen.present(PushingController(depth: 1), as: Sheets.navigation)
    },
    GalleryEntry(title: "A navigation controller of its own") { screen in
      let content = SheetNavigationController(rootViewController: PushingController(depth: 1))
      screen.present(content, as: Sheets.ownNavigation)
    },
    GalleryEntry(title: "Keyboard: raise") { screen in
      screen.present(FormController(), as: Sheets.keyboardRaise)
    },
    GalleryEntry(title: "Keyboard: expand") { screen in
      screen.present(FormController(), as: Sheets.keyboardExpand)
    },
    GalleryEntry(title: "Keyboard: inset") { screen in
      screen.present(FormController(), as: Sheets.keyboardInset)
    },
    GalleryEntry(title: "Asks before it goes") { screen in
      let sheet = screen.present(RowsController(count: 3), as: Sheets.confirmed)
      sheet.shouldDismiss { _ in
        ask(about: sheet)
        return .later
      }
    },
    GalleryEntry(title: "Moved and heard of by one screen") { screen in
      screen.show(ListeningController(), sender: nil)
    },
    GalleryEntry(title: "A sheet over a sheet") { screen in
      screen.present(StackingController(), as: Sheets.stacked)
    },
    GalleryEntry(title: "A form sheet on tablets") { screen in
      screen.present(RowsController(count: 3), as: Sheets.wide)
    },
    GalleryEntry(title: "Given by the app") { screen in
      SuppliedController.present(over: screen)
    },
    GalleryEntry(title: "Changed while it is up") { screen in
      screen.present(LockingController(), as: Sheets.threeDetents)
    },
    GalleryEntry(title: "From SwiftUI") { screen in
      screen.show(UIHostingController(rootView: FiltersView()), sender: nil)
    },
    GalleryEntry(title: "From SwiftUI, for an item") { screen in
      screen.show(UIHostingController(rootView: ItemsView()), sender: nil)
    },
    GalleryEntry(title: "As LBBottomSheet moves") { screen in
      screen.present(RowsController(count: 100), as: Sheets.lbbottomsheet)
    },
    GalleryEntry(title: "As PanModal moves") { screen in
      screen.present(RowsController(count: 100), as: Sheets.panmodal)
    },
    GalleryEntry(title: "As Joom's BottomSheet moves") { screen in
      screen.present(RowsController(count: 100), as: Sheets.joombottomsheet)
    },
    GalleryEntry(title: "As OverlayContainer moves") { screen in
      screen.present(RowsController(count: 100), as: Sheets.overlaycontainer)
    },
  ]

  private static func ask<Detents, Controls>(about sheet: PresentedSheet<Detents, Controls>) {
    let alert = UIAlertController(
      title: "Discard changes?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Keep", style: .cancel) { _ in sheet.refuseDismissal() })
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { _ in sheet.allowDismissal() })
    sheet.controller?.present(alert, animated: true)
  }
}
