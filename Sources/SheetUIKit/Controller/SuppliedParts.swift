#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  /// The views that an app gives to a sheet, and what it says of those that the sheet makes itself.
  @MainActor struct SuppliedParts {
    var header: UIView?
    var footer: UIView?
    var dimming: UIView?
    weak var passthrough: UIView?
    var title: String?
    var disabledDetents: [DetentIndex] = []
    var disabledControls: [ControlIndex] = []
  }
#endif
