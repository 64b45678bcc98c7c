import UIKit

public protocol FloatingPanelControllerDelegate: AnyObject {
  func floatingPanelDidChangeState(_ fpc: FloatingPanelController)
  func floatingPanelShouldBeginDragging(_ fpc: FloatingPanelController) -> Bool
  func floatingPanelWillEndDragging(
    _ fpc: FloatingPanelController, withVelocity velocity: CGPoint,
    targetState: UnsafeMutablePointer<FloatingPanelState>)
  func floatingPanel(
    _ fpc: FloatingPanelController, shouldRemoveAt location: CGPoint, with velocity: CGVector
  ) -> Bool
  func floatingPanel(
    _ fpc: FloatingPanelController, shouldAllowToScroll scrollView: UIScrollView,
    in state: FloatingPanelState
  ) -> Bool
}

extension FloatingPanelControllerDelegate {
  public func floatingPanelDidChangeState(_ fpc: FloatingPanelController) {}
  public func floatingPanelShouldBeginDragging(_ fpc: FloatingPanelController) -> Bool { true }
  public func floatingPanelWillEndDragging(
    _ fpc: FloatingPanelController, withVelocity velocity: CGPoint,
    targetState: UnsafeMutablePointer<FloatingPanelState>
  ) {}
  public func floatingPanel(
    _ fpc: FloatingPanelController, shouldRemoveAt location: CGPoint, with velocity: CGVector
  ) -> Bool { velocity.dy > 5.5 }
  public func floatingPanel(
    _ fpc: FloatingPanelController, shouldAllowToScroll scrollView: UIScrollView,
    in state: FloatingPanelState
  ) -> Bool { false }
}

open class FloatingPanelController: UIViewController {
  public enum ContentInsetAdjustmentBehavior: Int {
    case always
    case never
  }

  public enum ContentMode: Int {
    case `static`
    case fitToBounds
  }

  public weak var delegate: FloatingPanelControllerDelegate?
  public let surfaceView = SurfaceView(frame: .zero)
  public var backdropView = BackdropView(frame: .zero)
  public private(set) weak var trackingScrollView: UIScrollView?
  public let panGestureRecognizer = FloatingPanelPanGestureRecognizer()
  public private(set) var state: FloatingPanelState = .hidden
  public var layout: FloatingPanelLayout = FloatingPanelBottomLayout()
  public var behavior: FloatingPanelBehavior = FloatingPanelDefaultBehavior()
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .always
  public var isRemovalInteractionEnabled = false
  public var contentViewController: UIViewController? {
    get { content }
    set { set(contentViewController: newValue) }
  }
  private var content: UIViewController?
  /// How the content was tied to the surface, which a later mode does not change.
  public private(set) var stubContentMode: ContentMode?
  public var contentMode: ContentMode = .static
  public private(set) var surfaceLocation = CGPoint.zero

  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  public init(delegate: FloatingPanelControllerDelegate? = nil) {
    super.init(nibName: nil, bundle: nil)
    self.delegate = delegate
    modalPresentationStyle = .custom
    backdropView.dismissalTapGestureRecognizer = UITapGestureRecognizer()
    backdropView.dismissalTapGestureRecognizer.isEnabled = false
  }

  open override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }

  open override func accessibilityPerformEscape() -> Bool {
    guard isRemovalInteractionEnabled else { return false }
    dismiss(animated: true, completion: nil)
    return true
  }

  public func set(contentViewController: UIViewController?) {
    content = contentViewController
    if let contentViewController { addChild(contentViewController) }
    surfaceView.contentView = contentViewController?.view
    stubContentMode = contentMode
  }

  public func track(scrollView: UIScrollView) { trackingScrollView = scrollView }

  public func addPanel(
    toParent parent: UIViewController, at viewIndex: Int = -1, animated: Bool = false,
    completion: (() -> Void)? = nil
  ) {
    view.frame = parent.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(view)
    parent.addChild(self)
    show(animated: animated) { [weak self] in
      self?.didMove(toParent: parent)
      completion?()
    }
  }

  public func show(animated: Bool = false, completion: (() -> Void)? = nil) {
    move(to: layout.initialState, animated: animated, completion: completion)
  }

  public func move(to: FloatingPanelState, animated: Bool, completion: (() -> Void)? = nil) {
    precondition(
      to === FloatingPanelState.hidden || layout.anchors[to] != nil, "the layout has no such state")
    change(to: to)
    completion?()
  }

  public func invalidateLayout() { surfaceLocation.y = stubPosition(for: state) }

  private func change(to state: FloatingPanelState) {
    let old = self.state
    self.state = state
    surfaceLocation.y = stubPosition(for: state)
    backdropView.alpha = layout.backdropAlpha(for: state)
    if old !== state { delegate?.floatingPanelDidChangeState(self) }
  }

  // MARK: For tests

  /// Its states in the order that the library takes them in.
  public var stubStates: [FloatingPanelState] {
    layout.anchors.keys.sorted { $0.order < $1.order }
  }

  /// Where the surface's top is.
  public func stubPosition(for state: FloatingPanelState) -> CGFloat {
    switch layout.anchors[state] {
    case let anchor as FloatingPanelLayoutAnchor:
      return anchor.position(in: view.bounds, view.safeAreaInsets)
    case let anchor as FloatingPanelIntrinsicLayoutAnchor:
      return anchor.position(
        in: view.bounds, view.safeAreaInsets, content: surfaceView.intrinsicContentSize.height)
    case let anchor as FloatingPanelAdaptiveLayoutAnchor:
      return anchor.position(in: view.bounds, view.safeAreaInsets)
    default: return view.bounds.maxY + 100
    }
  }

  /// Drags the surface and lets go of it.
  ///
  /// - Returns: Whether that removes the panel.
  @discardableResult public func stubDrag(to height: CGFloat, velocity: CGFloat) -> Bool {
    surfaceLocation.y = view.bounds.height - view.safeAreaInsets.bottom - height
    panGestureRecognizer.stubVelocity = CGPoint(x: 0, y: velocity)
    let way = Swift.abs(surfaceLocation.y - stubPosition(for: .hidden))
    if isRemovalInteractionEnabled,
      delegate?.floatingPanel(
        self, shouldRemoveAt: surfaceLocation, with: CGVector(dx: 0, dy: velocity / way)) == true
    {
      return true
    }
    var target = state
    withUnsafeMutablePointer(to: &target) {
      delegate?.floatingPanelWillEndDragging(
        self, withVelocity: CGPoint(x: 0, y: velocity), targetState: $0)
    }
    change(to: target)
    return false
  }
}
