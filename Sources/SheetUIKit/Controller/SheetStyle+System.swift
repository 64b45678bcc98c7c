#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  extension SheetStyle {
    /// The system's presentation of that name.
    var system: UIModalPresentationStyle {
      switch self {
      case .bottom: .custom
      case .form: .formSheet
      case .page: .pageSheet
      case .popover: .popover
      case .fullScreen: .fullScreen
      }
    }
  }

  extension SheetConfiguration {
    /// The size that a system presentation is asked for; 0 where it is the system's own.
    var systemSize: CGSize {
      var size = CGSize(width: 0, height: height ?? 0)
      if case .points(let points) = width.max { size.width = CGFloat(points) }
      return size
    }
  }
#endif
