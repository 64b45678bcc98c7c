#if canImport(UIKit)
  public import UIKit

  extension UIView {
    /// The sheet that this view is in, however deep; `nil` outside of sheets.
    public var sheetController: SheetController? {
      var responder: UIResponder? = self
      while let here = responder {
        if let found = here as? SheetController { return found }
        responder = here.next
      }
      return nil
    }
  }
#endif
