#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  extension UIView {
    /// Rounds some corners, whichever side they lead from.
    func round(_ corners: Corners, radius: Double, curve: CornerCurve) {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      var mask: CACornerMask = []
      if corners.contains(isRightToLeft ? .topTrailing : .topLeading) {
        mask.insert(.layerMinXMinYCorner)
      }
      if corners.contains(isRightToLeft ? .topLeading : .topTrailing) {
        mask.insert(.layerMaxXMinYCorner)
      }
      if corners.contains(isRightToLeft ? .bottomTrailing : .bottomLeading) {
        mask.insert(.layerMinXMaxYCorner)
      }
      if corners.contains(isRightToLeft ? .bottomLeading : .bottomTrailing) {
        mask.insert(.layerMaxXMaxYCorner)
      }
      layer.maskedCorners = mask
      layer.cornerRadius = CGFloat(radius)
      switch curve {
      case .continuous: layer.cornerCurve = .continuous
      case .circular: layer.cornerCurve = .circular
      }
    }
  }
#endif
