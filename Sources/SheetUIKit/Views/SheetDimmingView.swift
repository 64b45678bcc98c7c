#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  /// Lies between the sheet and what is behind it.
  final class SheetDimmingView: UIView {
    private let color = UIView(frame: .zero)
    private let blur = UIVisualEffectView(effect: nil)
    private var blurEffect: UIVisualEffect?
    /// Given by the app, in place of the colour.
    private var supplied: UIView?

    override init(frame: CGRect) {
      super.init(frame: frame)
      for view in [blur, color] {
        view.isUserInteractionEnabled = false
        addSubview(view)
      }
      color.alpha = 0
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    func show(_ dimming: Dimming, supplied view: UIView?) {
      color.backgroundColor = dimming.color.uiColor
      blurEffect = dimming.isPresent ? dimming.blur.effect : nil
      if supplied !== view {
        supplied?.removeFromSuperview()
        supplied = view
        if let view { insertSubview(view, aboveSubview: color) }
      }
      color.isHidden = view != nil
      setNeedsLayout()
      level = level + 0
    }

    /// 0…1, the opacity of the colour. A blur cannot be half there, so it is there with any dimming.
    var level: CGFloat = 0 {
      didSet {
        color.alpha = level
        supplied?.alpha = level
        let effect = level > 0 ? blurEffect : nil
        if blur.effect !== effect { blur.effect = effect }
        blur.isHidden = effect == nil
      }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      blur.frame = bounds
      color.frame = bounds
      supplied?.frame = bounds
    }
  }
#endif
