#if canImport(UIKit)
  import SheetRuntime

  /// What a sheet tells the app, before it is typed by the sheet's own detents and controls.
  enum SheetReport: Equatable {
    case willMove(SheetEngine.Rest)
    case moved(SheetEngine.Rest)
    case position(Double)
    case control(ControlIndex)
    case shouldDismiss(DismissReason)
    case willDismiss(DismissReason)
    case dismissed(DismissReason)
  }
#endif
