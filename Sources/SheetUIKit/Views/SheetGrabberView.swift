#if canImport(UIKit)
  import SheetRuntime
  import UIKit

  /// The bar at the top of a sheet: shows that it can be dragged, takes taps, and is what VoiceOver moves the
  /// sheet with.
  final class SheetGrabberView: UIView {
    let bar = UIView(frame: .zero)
    private let material = UIVisualEffectView(effect: nil)
    private var barSize = CGSize.zero
    /// Tells to make the sheet larger or smaller by a step.
    var step: ((_ isUp: Bool) -> Void)?
    var activate: (() -> Void)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      material.isUserInteractionEnabled = false
      bar.isUserInteractionEnabled = false
      addSubview(material)
      addSubview(bar)
      isAccessibilityElement = true
      accessibilityTraits = .adjustable
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    func show(_ grabber: Grabber) {
      isHidden = !grabber.isPresent
      barSize = CGSize(width: grabber.size.width, height: grabber.size.height)
      bar.backgroundColor = grabber.color.uiColor
      switch grabber.cornerRadius {
      case .round: bar.layer.cornerRadius = CGFloat(grabber.size.height) / 2
      case .points(let points): bar.layer.cornerRadius = CGFloat(points)
      }
      backgroundColor = grabber.background.isPresent ? grabber.background.color.uiColor : .clear
      material.effect = grabber.background.isPresent ? grabber.background.material.effect : nil
      material.isHidden = material.effect == nil
      accessibilityLabel = grabber.accessibilityLabel?.lookedUp ?? SheetAssets.word("Sheet Grabber")
      setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      material.frame = bounds
      let insets = safeAreaInsets
      let room = bounds.width - insets.left - insets.right
      bar.frame = CGRect(
        x: insets.left + (room - barSize.width) / 2, y: (bounds.height - barSize.height) / 2,
        width: barSize.width, height: barSize.height)
    }

    /// At least 44 points tall, whatever the strip.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: 0, dy: min(0, (bounds.height - 44) / 2)).contains(point)
    }

    override func accessibilityIncrement() { step?(true) }
    override func accessibilityDecrement() { step?(false) }

    override func accessibilityActivate() -> Bool {
      guard let activate else { return false }
      activate()
      return true
    }
  }
#endif
