#if canImport(UIKit)
  import SheetRuntime
  public import UIKit

  extension PresentedSheet {
    /// Takes the place of the header's title and buttons; shown where the sheet has a `header`.
    ///
    /// With `custom: true` the header is empty until it is given, and a title and buttons written beside that are
    /// never shown. Without `custom` it may be given as well, and while it is not, there are title and buttons.
    public var headerView: UIView? {
      get { controller?.parts.header }
      nonmutating set {
        controller?.setPart(\.header, newValue)
        if newValue != nil { controller?.adviseOnHeader() }
      }
    }

    /// Takes the place of the title that the `header` was written with; `nil` for that.
    public var headerTitle: String? {
      get { controller?.parts.title }
      nonmutating set { controller?.setPart(\.title, newValue) }
    }

    /// Enables or disables a button of the header that is the sheet's own.
    public func setEnabled(_ isEnabled: Bool, control: Controls) {
      controller?.setControl(control.index, isEnabled: isEnabled)
    }

    /// Lies over the content's end; shown where the sheet has a `footer`.
    public var footerView: UIView? {
      get { controller?.parts.footer }
      nonmutating set {
        controller?.setPart(\.footer, newValue)
        if newValue != nil { controller?.adviseOnFooter() }
      }
    }

    /// Takes the place of the dimming's colour; its opacity follows the sheet.
    public var dimmingView: UIView? {
      get { controller?.parts.dimming }
      nonmutating set { controller?.setPart(\.dimming, newValue) }
    }

    /// Where touches go that the sheet lets pass; by default the presenting view.
    public var passthroughView: UIView? {
      get { controller?.parts.passthrough }
      nonmutating set { controller?.parts.passthrough = newValue }
    }

    /// The scroll view that shares drags with the sheet; without one, the one under the finger.
    public var scrollView: UIScrollView? {
      get { controller?.drags.namedScrollView }
      nonmutating set { controller?.drags.namedScrollView = newValue }
    }

    /// Whether a drag may move the sheet that begins at a point, in the coordinates of the window.
    ///
    ///     sheet.allowsDrag = { [weak pad] point in
    ///       guard let pad else { return true }
    ///       return !pad.bounds.contains(pad.convert(point, from: nil))
    ///     }
    ///
    /// Asked after `swipeMode`, for drags of scroll views too; `nil` allows all.
    public var allowsDrag: ((CGPoint) -> Bool)? {
      get { controller?.drags.predicate }
      nonmutating set { controller?.drags.predicate = newValue }
    }

    /// Called within every animation of the sheet with the position it moves to, in points above the bottom
    /// safe area; what it changes is animated along.
    public var animatesAlongside: ((CGFloat) -> Void)? {
      get { controller?.alongside }
      nonmutating set { controller?.alongside = newValue }
    }

    /// What VoiceOver says of the grabber's value at a place; without it, the part of the sheet's full height.
    public var grabberValue: ((SheetPlace<Detents>) -> String)? {
      get {
        guard let value = controller?.grabberValue else { return nil }
        return { place in value(place.rest) ?? "" }
      }
      nonmutating set {
        controller?.grabberValue = newValue.map { value in
          { rest in SheetPlace(rest).map(value) }
        }
        controller?.describeGrabber()
      }
    }
  }
#endif
