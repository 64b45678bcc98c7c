#if canImport(UIKit)
  import UIKit

  /// The views that an app gives to a sheet.
  @MainActor struct SuppliedParts {
    var header: UIView?
    var footer: UIView?
    var dimming: UIView?
    weak var passthrough: UIView?
  }
#endif
