#if canImport(SwiftUI) && canImport(UIKit)
  import SheetRuntime
  import SwiftUI
  import UIKit

  /// The place in a SwiftUI view that a sheet is presented from.
  struct SheetAnchor<Detents: SheetDetents, Controls: SheetControls, Content: View>:
    UIViewControllerRepresentable
  {
    /// Whether the app's state wants the sheet, now.
    let isWanted: () -> Bool
    /// Makes the app's state one that does not want it.
    let close: () -> Void
    /// What the sheet is about; for another thing it is presented anew.
    var subject: AnyHashable?
    let sheet: Sheet<Detents, Controls>
    let onEvent: ((SheetEvent<Detents, Controls>) -> Void)?
    let content: (PresentedSheet<Detents, Controls>) -> Content

    func makeUIViewController(
      context: Context
    ) -> SheetAnchorController<Detents, Controls, Content> {
      SheetAnchorController(self)
    }

    func updateUIViewController(
      _ controller: SheetAnchorController<Detents, Controls, Content>, context: Context
    ) {
      controller.anchor = self
      controller.follow()
    }

    static func dismantleUIViewController(
      _ controller: SheetAnchorController<Detents, Controls, Content>, coordinator: Void
    ) {
      controller.leave()
    }
  }
#endif
