#if canImport(UIKit)
  public import SheetRuntime
  public import UIKit

  extension UIViewController {
    /// Presents a view controller in a sheet.
    ///
    /// The content is an ordinary view controller that knows nothing of sheets. What is returned moves,
    /// changes and dismisses the sheet, and tells what happens to it; nothing has to keep it.
    ///
    /// Whether it is a sheet of this kind or one of the system's own (`style`) is decided here, by the size
    /// classes of the presenting screen, and stays.
    ///
    /// - Parameter source: Where a popover points to; without it, a form sheet takes its place.
    @discardableResult
    public func present<Detents: SheetDetents, Controls: SheetControls>(
      _ content: UIViewController,
      as sheet: Sheet<Detents, Controls>,
      from source: UIView? = nil,
      animated: Bool = true,
      completion: (() -> Void)? = nil
    ) -> PresentedSheet<Detents, Controls> {
      let controller = SheetController(content, as: sheet)
      controller.prepareForPresentation(in: traitCollection, from: source)
      present(controller, animated: animated, completion: completion)
      return PresentedSheet(controller)
    }

    /// The sheet that this view controller is in, however deep; `nil` outside of sheets.
    public var sheetController: SheetController? {
      var controller: UIViewController? = self
      while let here = controller {
        if let found = here as? SheetController { return found }
        controller = here.parent
      }
      return nil
    }

    /// The sheet that this view controller is in, where it has the detents and controls of that description.
    public func presentedSheet<Detents: SheetDetents, Controls: SheetControls>(
      as sheet: Sheet<Detents, Controls>
    ) -> PresentedSheet<Detents, Controls>? {
      sheetController?.typed(as: sheet)
    }
  }
#endif
