#if canImport(UIKit)
  public import SheetRuntime
  public import UIKit

  extension UIViewController {
    /// Presents a view controller in a sheet.
    ///
    /// The content is an ordinary view controller that knows nothing of sheets. What is returned moves,
    /// changes and dismisses the sheet, and tells what happens to it; nothing has to keep it.
    ///
    /// A sheet that YAML calls persistent is a modal one here, with what its `dismiss` says, and a debug build says so
    /// in the console; to keep it, add it to a `SheetContainerController`.
    ///
    /// Variants may have a `style`, one of the system's own presentations. Where the size classes come to want
    /// another style, UIKit presents the same controllers anew without animation: the content's view disappears
    /// and appears, keeps its state, and loses its keyboard. A sheet that something is presented over waits for
    /// that to go.
    ///
    /// - Parameters:
    ///   - content: What is in the sheet.
    ///   - sheet: What the sheet is.
    ///   - source: Where a popover points to; without it, a form sheet takes its place.
    ///   - animated: Whether it comes with motion.
    ///   - completion: Called when it has come.
    @discardableResult
    public func present<Detents: SheetDetents, Controls: SheetControls>(
      _ content: UIViewController,
      as sheet: Sheet<Detents, Controls>,
      from source: UIView? = nil,
      animated: Bool = true,
      completion: (() -> Void)? = nil
    ) -> PresentedSheet<Detents, Controls> {
      if sheet.configuration.presentation == .persistent {
        SheetAdvice.give(
          "\(type(of: content)) is presented as a persistent sheet, which is dismissed like any other; "
            + "for one that stays, add it to a SheetContainerController")
      }
      let controller = SheetController(content, as: sheet, .modal)
      controller.popoverSource = source
      let traits = viewIfLoaded?.window?.traitCollection ?? traitCollection
      controller.prepareForPresentation(in: traits.sheetSizeClasses)
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
