@MainActor public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

// Optional on a device.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}

/// Scrolls by its own pan recogniser, whose first target it is, with the bounce and a deceleration like the
/// system's in kind but not in numbers.
@MainActor open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  public weak var delegate: (any UIScrollViewDelegate)?
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { for body in sizeObservers.values { body() } } }
  }
  public private(set) lazy var contentLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    guide.stubFrame = { [weak self] in CGRect(origin: .zero, size: self?.contentSize ?? .zero) }
    return guide
  }()
  private var sizeObservers: [ObjectIdentifier: () -> Void] = [:]

  /// Stands for observing `contentSize`, which needs Objective-C.
  public func stubObserve(_ owner: AnyObject, _ body: @escaping () -> Void) {
    sizeObservers[ObjectIdentifier(owner)] = body
  }

  open var contentInset = UIEdgeInsets.zero
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isScrollEnabled = true
  public private(set) var isDragging = false
  public private(set) var isDecelerating = false
  open var isTracking: Bool { panGestureRecognizer.touch != nil }
  public let panGestureRecognizer: UIPanGestureRecognizer = StubScrollPan()
  private var last = CGPoint.zero
  /// Points of content per second.
  private var speed: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
    panGestureRecognizer.stubAddTarget(self) { [unowned self] _ in pan() }
  }

  public required init?(coder: NSCoder) { nil }

  open var contentOffset: CGPoint {
    get { scrollOrigin }
    set {
      if newValue == scrollOrigin { return }
      scrollOrigin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Without animation, also stops a deceleration.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    stop()
    contentOffset = offset
  }

  open var adjustedContentInset: UIEdgeInsets {
    if contentInsetAdjustmentBehavior == .never { return contentInset }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left + safe.left,
      bottom: contentInset.bottom + safe.bottom, right: contentInset.right + safe.right)
  }

  var lowest: CGFloat { -adjustedContentInset.top }
  var highest: CGFloat {
    max(lowest, contentSize.height + adjustedContentInset.bottom - bounds.height)
  }

  func canScroll(_ translation: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    let isVertical = abs(translation.y) >= abs(translation.x)
    if isVertical { return alwaysBounceVertical || highest > lowest }
    return alwaysBounceHorizontal || contentSize.width > bounds.width
  }

  private func pan() {
    let translation = panGestureRecognizer.translation(in: self)
    switch panGestureRecognizer.state {
    case .began:
      stop()
      isDragging = true
      last = translation
      delegate?.scrollViewWillBeginDragging(self)
    case .changed:
      let movement = translation.y - last.y
      last = translation
      var next = contentOffset.y - movement
      // Past an end half of the way is shown.
      if next < lowest, movement > 0 {
        next = contentOffset.y - movement / (contentOffset.y <= lowest ? 2 : 1)
      }
      if next > highest, movement < 0 {
        next = contentOffset.y - movement / (contentOffset.y >= highest ? 2 : 1)
      }
      if !bounces { next = min(max(next, lowest), highest) }
      contentOffset = CGPoint(x: contentOffset.x, y: next)
    case .ended, .cancelled:
      isDragging = false
      speed = -panGestureRecognizer.velocity(in: self).y
      let isOut = contentOffset.y < lowest || contentOffset.y > highest
      isDecelerating = abs(speed) > 20 || isOut
      delegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
      if isDecelerating { StubTime.scrolls.append(self) }
    case .possible, .failed: break
    }
  }

  private func stop() {
    isDecelerating = false
    speed = 0
    StubTime.scrolls.removeAll { $0 === self }
  }

  func decelerate(_ seconds: TimeInterval) {
    var next = contentOffset.y + speed * CGFloat(seconds)
    speed *= CGFloat(pow(0.998, seconds * 1000))
    if next < lowest || next > highest {
      speed = 0
      let end = next < lowest ? lowest : highest
      next += (end - next) * 0.2
      if abs(next - end) < 0.5 { next = end }
    }
    contentOffset = CGPoint(x: contentOffset.x, y: next)
    let isIn = next >= lowest && next <= highest
    if abs(speed) < 20, isIn {
      stop()
      delegate?.scrollViewDidEndDecelerating(self)
    }
  }
}

final class StubScrollPan: UIPanGestureRecognizer {
  override func shouldBegin() -> Bool {
    guard let scrollView = view as? UIScrollView,
      let touch,
      scrollView.canScroll(
        CGPoint(x: touch.location.x - start.x, y: touch.location.y - start.y))
    else { return false }
    return super.shouldBegin()
  }
}

@MainActor open class UITableView: UIScrollView {}
@MainActor open class UICollectionView: UIScrollView {}
@MainActor open class UITextView: UIScrollView {}
