#if canImport(UIKit)
  import UIKit

  /// The heights that the parts of a sheet are laid out by, in points.
  struct SheetArrangement: Equatable {
    /// The grabber's strip inside the sheet, and above it.
    var strip: CGFloat = 0
    var outsideStrip: CGFloat = 0
    /// Content runs behind the strip.
    var isStripTranslucent = false
    var header: CGFloat = 0
    var footer: CGFloat = 0
    /// Of the sheet's view, below what counts as its height; shows nothing but the background.
    var bottom: CGFloat = 0
    /// How far the content is lifted with the sheet for a keyboard, and what that still covers.
    var lift: CGFloat = 0
    var covered: CGFloat = 0
    /// The content is never lower than this.
    var leastContent: CGFloat = 0

    /// Where content begins.
    var contentTop: CGFloat { isStripTranslucent ? header : strip + header }

    /// Where the header or the content would begin if nothing ran behind anything.
    var headerBottom: CGFloat { strip + header }

    func contentBottom(in height: CGFloat) -> CGFloat { height - bottom - lift }
  }
#endif
