@MainActor open class UIView: UIResponder, UICoordinateSpace {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }

  public enum ContentMode: Int, Sendable { case scaleToFill, center, redraw }

  public static let layoutFittingCompressedSize = CGSize.zero
  public static let noIntrinsicMetric: CGFloat = -1

  var model: CGRect
  var opacity: CGFloat = 1
  var scrollOrigin = CGPoint.zero
  /// On the way to `model` and `opacity`, as long as an animation runs.
  var flight: StubFlight?
  var needsLayout = true
  var knownSafeArea = UIEdgeInsets.zero
  weak var owner: UIViewController?
  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  public private(set) lazy var layer: CALayer = makeLayer()
  public var gestureRecognizers: [UIGestureRecognizer]?
  public private(set) var interactions: [any UIInteraction] = []
  open var autoresizingMask: AutoresizingMask = []
  public var translatesAutoresizingMaskIntoConstraints = true
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  open var isOpaque = true
  open var backgroundColor: UIColor?
  open var tintColor: UIColor! = .systemBlue
  public var tag = 0
  open var contentMode: ContentMode = .scaleToFill
  open var accessibilityIdentifier: String?
  open var semanticRightToLeft: Bool?
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  public var constraints: [NSLayoutConstraint] = []
  public private(set) var layoutGuides: [UILayoutGuide] = []

  public init(frame: CGRect) {
    model = frame
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) { nil }

  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  private func makeLayer() -> CALayer { CALayer(of: self) }

  // MARK: Geometry

  open var frame: CGRect {
    get { model }
    set {
      if newValue == model { return }
      StubAnimation.record(self)
      let old = model
      model = newValue
      if old.size != newValue.size {
        setNeedsLayout()
        resizeSubviews(from: old.size)
      }
    }
  }

  open var bounds: CGRect {
    get { CGRect(origin: scrollOrigin, size: model.size) }
    set {
      scrollOrigin = newValue.origin
      if newValue.size != model.size { frame = CGRect(origin: model.origin, size: newValue.size) }
    }
  }

  open var center: CGPoint {
    get { CGPoint(x: model.midX, y: model.midY) }
    set {
      frame = CGRect(
        x: newValue.x - model.width / 2, y: newValue.y - model.height / 2, width: model.width,
        height: model.height)
    }
  }

  open var alpha: CGFloat {
    get { opacity }
    set {
      if newValue == opacity { return }
      StubAnimation.record(self)
      opacity = newValue
    }
  }

  private func resizeSubviews(from old: CGSize) {
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      var frame = view.frame
      if view.autoresizingMask.contains(.flexibleWidth) {
        frame.size.width += model.width - old.width
      }
      if view.autoresizingMask.contains(.flexibleHeight) {
        frame.size.height += model.height - old.height
      }
      view.frame = frame
    }
  }

  public func stubConvertToRoot(_ rect: CGRect) -> CGRect {
    var rect = rect
    var view = self
    while let parent = view.superview {
      rect = rect.offsetBy(
        dx: view.model.minX - view.scrollOrigin.x, dy: view.model.minY - view.scrollOrigin.y)
      view = parent
    }
    return rect
  }

  private func fromRoot(_ rect: CGRect) -> CGRect {
    let origin = stubConvertToRoot(.zero).origin
    return rect.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  open func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    fromRoot(space.stubConvertToRoot(rect))
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let root = stubConvertToRoot(rect)
    return view?.fromRoot(root) ?? root
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    fromRoot(view?.stubConvertToRoot(rect) ?? rect)
  }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: view).origin
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: view).origin
  }

  // MARK: Tree

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    setNeedsLayout()
    view.setNeedsLayout()
    view.didMoveToSuperview()
    if window != nil { view.tellWindow() }
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }

  open func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.subviews.removeAll { $0 === self }
    superview = nil
    parent.setNeedsLayout()
    tellWindow()
  }

  private func tellWindow() {
    didMoveToWindow()
    for view in subviews { view.tellWindow() }
  }

  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}

  open var window: UIWindow? { superview?.window }

  open func isDescendant(of view: UIView) -> Bool {
    var here: UIView? = self
    while let next = here {
      if next === view { return true }
      here = next.superview
    }
    return false
  }

  open override var next: UIResponder? { owner ?? superview }

  // MARK: Touches

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, opacity > 0.01,
      self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    recognizer.view = self
  }

  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Layout

  open func setNeedsLayout() {
    needsLayout = true
    var view = superview
    while let here = view, !here.hasLayoutBelow {
      here.hasLayoutBelow = true
      view = here.superview
    }
  }

  var hasLayoutBelow = false

  open func layoutIfNeeded() {
    updateSafeArea()
    var passes = 0
    while needsLayout, passes < 20 {
      passes += 1
      needsLayout = false
      owner?.viewWillLayoutSubviews()
      layoutSubviews()
      owner?.viewDidLayoutSubviews()
    }
    hasLayoutBelow = false
    for view in subviews { view.layoutIfNeeded() }
  }

  open func layoutSubviews() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    intrinsicContentSize.isNone ? bounds.size : intrinsicContentSize
  }
  open func sizeToFit() { bounds.size = sizeThatFits(.zero) }
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Auto Layout is not solved here: a view fits its intrinsic size, or what a test overrides this with.
  open func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let own = intrinsicContentSize
    return CGSize(
      width: horizontal == .required ? size.width : max(own.width, 0), height: max(own.height, 0))
  }

  open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open func addLayoutGuide(_ guide: UILayoutGuide) {
    layoutGuides.append(guide)
    guide.owningView = self
  }

  open func removeLayoutGuide(_ guide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  // MARK: Safe area

  open var safeAreaInsets: UIEdgeInsets {
    guard let superview else { return owner?.additionalSafeAreaInsets ?? .zero }
    let outer = superview.safeAreaInsets
    let room = superview.model.size
    let place = model.offsetBy(dx: -superview.scrollOrigin.x, dy: -superview.scrollOrigin.y)
    let extra = owner?.additionalSafeAreaInsets ?? .zero
    return UIEdgeInsets(
      top: max(0, outer.top - place.minY) + extra.top,
      left: max(0, outer.left - place.minX) + extra.left,
      bottom: max(0, outer.bottom - (room.height - place.maxY)) + extra.bottom,
      right: max(0, outer.right - (room.width - place.maxX)) + extra.right)
  }

  open func safeAreaInsetsDidChange() {}

  private func updateSafeArea() {
    let insets = safeAreaInsets
    if insets == knownSafeArea { return }
    knownSafeArea = insets
    needsLayout = true
    safeAreaInsetsDidChange()
    owner?.viewSafeAreaInsetsDidChange()
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    owner?.traitCollection ?? superview?.traitCollection ?? UITraitCollection()
  }

  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder { return resignFirstResponder() }
    return subviews.contains { $0.endEditing(force) }
  }

  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

  func tellTraits(_ previous: UITraitCollection) {
    owner?.traitCollectionDidChange(previous)
    traitCollectionDidChange(previous)
    setNeedsLayout()
    for view in subviews { view.tellTraits(previous) }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  open func snapshotView(afterScreenUpdates: Bool) -> UIView? {
    let view = UIView(frame: frame)
    view.accessibilityIdentifier = "snapshot"
    return view
  }
}

extension CGSize {
  var isNone: Bool { width < 0 && height < 0 }
}
