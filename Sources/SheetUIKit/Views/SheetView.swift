#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  /// The sheet itself: background, grabber, header, content and footer.
  final class SheetView: ShadowCastingView {
    /// Clips to the corners; what casts the shadow must not.
    let surface = UIView(frame: .zero)
    private let material = UIVisualEffectView(effect: nil)
    private let tint = UIView(frame: .zero)
    let grabber = SheetGrabberView(frame: .zero)
    private(set) var headerPart: UIView?
    private(set) var footerPart: UIView?
    private(set) var contentPart: UIView?

    var arrangement = SheetArrangement() {
      didSet { if arrangement != oldValue { setNeedsLayout() } }
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      surface.clipsToBounds = true
      material.isUserInteractionEnabled = false
      tint.isUserInteractionEnabled = false
      surface.addSubview(material)
      surface.addSubview(tint)
      addSubview(surface)
      addSubview(grabber)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    func show(_ theme: Theme) {
      surface.round(theme.corners, radius: theme.cornerRadius, curve: theme.cornerCurve)
      cast(theme.shadow)
      switch theme.background {
      case .color(let color):
        material.effect = nil
        material.isHidden = true
        tint.backgroundColor = color.uiColor
      case .material(let kind, let color):
        material.effect = kind.effect
        material.isHidden = false
        tint.backgroundColor = color.uiColor
      }
      grabber.show(theme.grabber)
      switch theme.appearance {
      case .automatic: overrideUserInterfaceStyle = .unspecified
      case .light: overrideUserInterfaceStyle = .light
      case .dark: overrideUserInterfaceStyle = .dark
      }
    }

    func setContent(_ view: UIView) {
      contentPart?.removeFromSuperview()
      contentPart = view
      surface.insertSubview(view, aboveSubview: tint)
    }

    func setHeader(_ view: UIView?) {
      if headerPart === view { return }
      headerPart?.removeFromSuperview()
      headerPart = view
      if let view { surface.addSubview(view) }
      setNeedsLayout()
    }

    func setFooter(_ view: UIView?) {
      if footerPart === view { return }
      footerPart?.removeFromSuperview()
      footerPart = view
      if let view {
        if let contentPart {
          surface.insertSubview(view, aboveSubview: contentPart)
        } else {
          surface.addSubview(view)
        }
      }
      setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let width = bounds.width
      let parts = arrangement
      surface.frame = bounds
      material.frame = bounds
      tint.frame = bounds
      grabber.frame =
        parts.outsideStrip > 0
        ? CGRect(x: 0, y: -parts.outsideStrip, width: width, height: parts.outsideStrip)
        : CGRect(x: 0, y: 0, width: width, height: parts.strip)
      headerPart?.frame = CGRect(x: 0, y: parts.strip, width: width, height: parts.header)

      let bottom = parts.contentBottom(in: bounds.height)
      let visible = max(0, bottom - parts.contentTop)
      contentPart?.frame = CGRect(
        x: 0, y: parts.contentTop, width: width, height: max(visible, parts.leastContent))
      let footerBottom = max(bottom - parts.covered, parts.headerBottom + parts.footer)
      footerPart?.frame = CGRect(
        x: 0, y: footerBottom - parts.footer, width: width, height: parts.footer)
      if layer.shadowOpacity > 0 {
        layer.shadowPath =
          UIBezierPath(roundedRect: bounds, cornerRadius: surface.layer.cornerRadius).cgPath
      }
    }

    /// The strip, the header, and where the grabber's touches are taken, in this view's coordinates.
    func isTop(_ point: CGPoint) -> Bool {
      if point.y < arrangement.headerBottom { return true }
      return !grabber.isHidden && grabber.point(inside: convert(point, to: grabber), with: nil)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      super.point(inside: point, with: event)
        || !grabber.isHidden && grabber.point(inside: convert(point, to: grabber), with: event)
    }

    /// The grabber's touches reach beyond its strip, but not over what can be pressed there.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      guard hit === grabber, !grabber.frame.contains(point) else { return hit }
      for part in [headerPart, contentPart] {
        guard let part, let below = part.hitTest(convert(point, to: part), with: event) else {
          continue
        }
        var view: UIView? = below
        while let here = view, here !== self {
          if here is UIControl { return below }
          view = here.superview
        }
      }
      return hit
    }
  }
#endif
