#if canImport(UIKit)
  import UIKit

  /// A controller that knows how tall it is in a width, without Auto Layout.
  @MainActor protocol WidthFitting: UIViewController {
    func fittingHeight(_ width: CGFloat) -> CGFloat
  }
#endif
