#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  extension UITraitCollection {
    /// One class of each axis; what is not specified is taken for a phone held upright.
    var sheetSizeClasses: SizeClasses {
      [
        horizontalSizeClass == .regular ? .regularWidth : .compactWidth,
        verticalSizeClass == .compact ? .compactHeight : .regularHeight,
      ]
    }
  }
#endif
