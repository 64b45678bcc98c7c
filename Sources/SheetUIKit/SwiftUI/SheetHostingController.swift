#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
  import UIKit

  /// Hosts the content of a sheet, and says when its height changes.
  final class SheetHostingController<Content: View>: UIHostingController<Content?> {
    private var fitted: CGFloat?

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let width = view.bounds.width
      // Finding out is expensive, and a drag lays out with every movement.
      guard width > 0, let sheetController, sheetController.sheetConfiguration.dependsOnContent
      else { return }
      let height = fittingHeight(width)
      defer { fitted = height }
      if let fitted, abs(fitted - height) > 0.5 { sheetController.invalidateSheetHeights() }
    }
  }

  extension UIHostingController: WidthFitting {
    func fittingHeight(_ width: CGFloat) -> CGFloat {
      sizeThatFits(in: CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }
  }
#endif
