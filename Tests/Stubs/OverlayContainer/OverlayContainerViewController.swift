import UIKit

open class OverlayContainerViewController: UIViewController {
  public enum OverlayStyle {
    case flexibleHeight
    case rigid
    case expandableHeight
  }

  open weak var delegate: OverlayContainerViewControllerDelegate? {
    didSet { stubInvalidate() }
  }
  open var viewControllers: [UIViewController] = [] {
    didSet { for controller in viewControllers { addChild(controller) } }
  }
  open var topViewController: UIViewController? { viewControllers.last }
  open weak var drivingScrollView: UIScrollView?
  open var availableSpace: CGFloat { view.frame.height }
  public let style: OverlayStyle

  private var needsUpdate = true
  private var height: CGFloat = 0
  private var pending: (index: Int, animated: Bool)? = (0, false)
  private var completions: [() -> Void] = []

  /// What tests look at: the heights that were asked for, and where the overlay is.
  public private(set) var stubHeights: [CGFloat] = []
  public private(set) var stubIndex = 0
  public private(set) var stubWasAnimated = false
  public private(set) var stubTranslation: CGFloat = 0

  public init(style: OverlayStyle = .expandableHeight) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder aDecoder: NSCoder) {
    style = .flexibleHeight
    super.init(coder: aDecoder)
  }

  open func moveOverlay(toNotchAt index: Int, animated: Bool, completion: (() -> Void)? = nil) {
    _ = view
    pending = (index, animated)
    if let completion { completions.append(completion) }
    needsUpdate = true
    view.setNeedsLayout()
  }

  open func invalidateNotchHeights() {
    guard isViewLoaded else { return }
    stubInvalidate()
    // The library asks its policy where to go from where the overlay is.
    pending = (stubIndex, true)
    needsUpdate = true
    view.setNeedsLayout()
  }

  private func stubInvalidate() { stubHeights = [] }

  open override func viewWillLayoutSubviews() {
    defer { super.viewWillLayoutSubviews() }
    let hasNewHeight = height != view.bounds.height
    guard needsUpdate || hasNewHeight else { return }
    needsUpdate = false
    height = view.bounds.height
    if hasNewHeight {
      stubInvalidate()
      if pending == nil { pending = (stubIndex, false) }
    }
    if stubHeights.isEmpty { askForHeights() }
    perform()
  }

  private func askForHeights() {
    guard let delegate else { return }
    stubHeights = (0..<delegate.numberOfNotches(in: self)).map {
      delegate.overlayContainerViewController(
        self, heightForNotchAt: $0, availableSpace: availableSpace)
    }
    precondition(stubHeights.allSatisfy { $0 >= 0 }, "a notch is negative")
    precondition(stubHeights == stubHeights.sorted(), "notches are not in order")
    precondition(stubHeights.allSatisfy { $0 <= availableSpace }, "a notch is too high")
  }

  private func perform() {
    guard let (index, animated) = pending, let overlay = topViewController else { return }
    pending = nil
    precondition(stubHeights.indices.contains(index), "there is no such notch")
    stubWasAnimated = animated
    stubMove(to: index, overlay)
    let bodies = completions
    completions = []
    for body in bodies { body() }
  }

  private func stubMove(to index: Int, _ overlay: UIViewController) {
    delegate?.overlayContainerViewController(self, willMoveOverlay: overlay, toNotchAt: index)
    let context = stubContext(target: stubHeights[index], velocity: 0)
    delegate?.overlayContainerViewController(
      self, willTranslateOverlay: overlay, transitionCoordinator: context)
    stubIndex = index
    stubTranslation = stubHeights[index]
    delegate?.overlayContainerViewController(self, didMoveOverlay: overlay, toNotchAt: index)
  }

  private var reachable: [Int] {
    guard let overlay = topViewController else { return [] }
    return stubHeights.indices.filter {
      delegate?.overlayContainerViewController(self, canReachNotchAt: $0, forOverlay: overlay)
        ?? true
    }
  }

  /// - Parameter velocity: Points per second downwards.
  public func stubContext(target: CGFloat, velocity: CGFloat) -> StubTranslation {
    StubTranslation(
      overlayViewController: topViewController ?? self, velocity: CGPoint(x: 0, y: velocity),
      overlayTranslationHeight: stubTranslation, reachableIndexes: reachable,
      heights: stubHeights, targetTranslationHeight: target)
  }

  // MARK: A finger

  /// Drags the overlay so that the finger is at a height, and lets go of it.
  ///
  /// - Returns: What the library knows when it asks whether that dismisses.
  @discardableResult public func stubDrag(to height: CGFloat, velocity: CGFloat) -> StubTranslation
  {
    let overlay = topViewController ?? self
    delegate?.overlayContainerViewController(self, willStartDraggingOverlay: overlay)
    let function =
      delegate?.overlayContainerViewController(self, overlayTranslationFunctionForOverlay: overlay)
      ?? RubberBandOverlayTranslationFunction()
    let ends = reachable
    let parameters = StubParameters(
      minimumHeight: ends.first.map { stubHeights[$0] } ?? 0,
      maximumHeight: ends.last.map { stubHeights[$0] } ?? 0, translation: height)
    stubTranslation = max(0, function.overlayTranslationHeight(using: parameters))
    delegate?.overlayContainerViewController(
      self, willEndDraggingOverlay: overlay, atVelocity: CGPoint(x: 0, y: velocity))
    let transitioning = delegate?.overlayContainerViewController(
      self, transitioningDelegateForOverlay: overlay)
    let policy =
      transitioning?.overlayTargetNotchPolicy(for: overlay) ?? RushingForwardTargetNotchPolicy()
    let index = policy.targetNotchIndex(using: stubContext(target: 0, velocity: velocity))
    return stubContext(target: stubHeights[index], velocity: velocity)
  }

  /// Ends what `stubDrag` began, where it was not dismissed.
  public func stubSettle(_ context: StubTranslation) {
    guard let index = stubHeights.firstIndex(of: context.targetTranslationHeight) else { return }
    stubMove(to: index, topViewController ?? self)
  }

  public func stubStartsDrag(at point: CGPoint) -> Bool {
    let overlay = topViewController ?? self
    return delegate?.overlayContainerViewController(
      self, shouldStartDraggingOverlay: overlay, at: point, in: overlay.view) ?? true
  }

  public var stubScrollView: UIScrollView? {
    guard let overlay = topViewController else { return nil }
    return drivingScrollView
      ?? delegate?.overlayContainerViewController(self, scrollViewDrivingOverlay: overlay)
  }
}

/// Everything that the library tells of a translation.
public struct StubTranslation: OverlayContainerContextTargetNotchPolicy,
  OverlayContainerTransitionCoordinator, OverlayContainerSheetDismissalPolicyContext
{
  public let overlayViewController: UIViewController
  public var isDragging = false
  public let velocity: CGPoint
  public let overlayTranslationHeight: CGFloat
  public let reachableIndexes: [Int]
  let heights: [CGFloat]
  public let targetTranslationHeight: CGFloat
  public var notchIndexes: Range<Int> { heights.indices }
  public let isAnimated = true
  public let isCancelled = false

  public func height(forNotchAt index: Int) -> CGFloat { heights[index] }
  public func animate(
    alongsideTransition animation: ((OverlayContainerTransitionCoordinatorContext) -> Void)?,
    completion: ((OverlayContainerTransitionCoordinatorContext) -> Void)?
  ) {
    animation?(self)
    completion?(self)
  }
}

struct StubParameters: OverlayTranslationParameters {
  let minimumHeight: CGFloat
  let maximumHeight: CGFloat
  let translation: CGFloat
}
