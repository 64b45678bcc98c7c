// A stand-in for OverlayContainer 3.5.3: the public API that generated code uses, written anew from the signatures in
// Source/Classes of applidium/OverlayContainer. Read there, at the last commits whose text is public: the delegates of
// container, sheet and transition with all of their defaults, the container, the translation function, the two policies, the
// animation controller, the contexts, the sheet's presentation controller and its dimming view. Labels, order, defaults and
// isolation are the library's: its protocols do not say that they are of the main actor. What is behind them is only as much
// as tests look at.
import UIKit

public protocol OverlayContainerViewControllerDelegate: AnyObject {
  func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, heightForNotchAt index: Int,
    availableSpace: CGFloat
  ) -> CGFloat
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    scrollViewDrivingOverlay overlayViewController: UIViewController
  ) -> UIScrollView?
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    shouldStartDraggingOverlay overlayViewController: UIViewController, at point: CGPoint,
    in coordinateSpace: UICoordinateSpace
  ) -> Bool
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willStartDraggingOverlay overlayViewController: UIViewController)
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willEndDraggingOverlay overlayViewController: UIViewController, atVelocity velocity: CGPoint)
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willMoveOverlay overlayViewController: UIViewController, toNotchAt index: Int)
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    didMoveOverlay overlayViewController: UIViewController, toNotchAt index: Int)
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willTranslateOverlay overlayViewController: UIViewController,
    transitionCoordinator: OverlayContainerTransitionCoordinator)
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    overlayTranslationFunctionForOverlay overlayViewController: UIViewController
  )
    -> OverlayTranslationFunction?
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    transitioningDelegateForOverlay overlayViewController: UIViewController
  )
    -> OverlayTransitioningDelegate?
  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, canReachNotchAt index: Int,
    forOverlay overlayViewController: UIViewController
  ) -> Bool
}

extension OverlayContainerViewControllerDelegate {
  public func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    scrollViewDrivingOverlay overlayViewController: UIViewController
  ) -> UIScrollView? { nil }
  public func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    shouldStartDraggingOverlay overlayViewController: UIViewController, at point: CGPoint,
    in coordinateSpace: UICoordinateSpace
  ) -> Bool { true }
  public func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willStartDraggingOverlay overlayViewController: UIViewController
  ) {}
  public func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willEndDraggingOverlay overlayViewController: UIViewController, atVelocity velocity: CGPoint
  ) {}
  public func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willMoveOverlay overlayViewController: UIViewController, toNotchAt index: Int
  ) {}
  public func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    didMoveOverlay overlayViewController: UIViewController, toNotchAt index: Int
  ) {}
  public func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willTranslateOverlay overlayViewController: UIViewController,
    transitionCoordinator: OverlayContainerTransitionCoordinator
  ) {}
  public func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    overlayTranslationFunctionForOverlay overlayViewController: UIViewController
  ) -> OverlayTranslationFunction? { nil }
  public func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    transitioningDelegateForOverlay overlayViewController: UIViewController
  ) -> OverlayTransitioningDelegate? { nil }
  public func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, canReachNotchAt index: Int,
    forOverlay overlayViewController: UIViewController
  ) -> Bool { true }
}

// MARK: Translations

public protocol OverlayContainerTransitionContext {
  var isDragging: Bool { get }
  var velocity: CGPoint { get }
  var overlayTranslationHeight: CGFloat { get }
  var notchIndexes: Range<Int> { get }
  var reachableIndexes: [Int] { get }
  func height(forNotchAt index: Int) -> CGFloat
}

extension OverlayContainerTransitionContext {
  public func minimumReachableHeight() -> CGFloat {
    reachableIndexes.first.map { height(forNotchAt: $0) } ?? 0
  }
  public func maximumReachableHeight() -> CGFloat {
    reachableIndexes.last.map { height(forNotchAt: $0) } ?? 0
  }
}

public protocol OverlayContainerTransitionCoordinatorContext: OverlayContainerTransitionContext {
  var isAnimated: Bool { get }
  var isCancelled: Bool { get }
  var targetTranslationHeight: CGFloat { get }
}

public protocol OverlayContainerTransitionCoordinator: OverlayContainerTransitionCoordinatorContext
{
  func animate(
    alongsideTransition animation: ((OverlayContainerTransitionCoordinatorContext) -> Void)?,
    completion: ((OverlayContainerTransitionCoordinatorContext) -> Void)?)
}

extension OverlayContainerTransitionCoordinatorContext {
  public func translationProgress() -> CGFloat {
    let most = maximumReachableHeight()
    let least = minimumReachableHeight()
    return most != least ? (targetTranslationHeight - least) / (most - least) : 0
  }
}

public protocol OverlayTranslationParameters {
  var minimumHeight: CGFloat { get }
  var maximumHeight: CGFloat { get }
  var translation: CGFloat { get }
}

public protocol OverlayTranslationFunction {
  func overlayTranslationHeight(using parameters: OverlayTranslationParameters) -> CGFloat
}

public class RubberBandOverlayTranslationFunction: OverlayTranslationFunction {
  public var factor: CGFloat = 0.5
  public var bouncesAtMaximumHeight = true
  public var bouncesAtMinimumHeight = true

  public init() {}

  public func overlayTranslationHeight(using parameters: OverlayTranslationParameters) -> CGFloat {
    let (least, most) = (parameters.minimumHeight, parameters.maximumHeight)
    if parameters.translation >= most, bouncesAtMaximumHeight {
      return shown(parameters.translation, limit: most)
    }
    if parameters.translation <= least, bouncesAtMinimumHeight {
      return least - (shown(2 * least - parameters.translation, limit: least) - least)
    }
    return max(least, min(parameters.translation, most))
  }

  private func shown(_ translation: CGFloat, limit: CGFloat) -> CGFloat {
    guard limit > 0 else { return 0 }
    return (limit * (1 + factor * log10(translation / limit)) * 100).rounded() / 100
  }
}

// MARK: The end of a translation

public protocol OverlayContainerContextTargetNotchPolicy: OverlayContainerTransitionContext {
  var overlayViewController: UIViewController { get }
}

public protocol OverlayContainerContextTransitioning: OverlayContainerTransitionContext {
  var overlayViewController: UIViewController { get }
  var targetNotchIndex: Int { get }
  var targetNotchHeight: CGFloat { get }
}

public protocol OverlayTransitioningDelegate: AnyObject {
  func overlayTargetNotchPolicy(
    for overlayViewController: UIViewController
  ) -> OverlayTranslationTargetNotchPolicy?
  func animationController(
    for overlayViewController: UIViewController
  ) -> OverlayAnimatedTransitioning?
}

extension OverlayTransitioningDelegate {
  public func overlayTargetNotchPolicy(
    for overlayViewController: UIViewController
  ) -> OverlayTranslationTargetNotchPolicy? { nil }
  public func animationController(
    for overlayViewController: UIViewController
  ) -> OverlayAnimatedTransitioning? { nil }
}

public protocol OverlayTranslationTargetNotchPolicy {
  func targetNotchIndex(using context: OverlayContainerContextTargetNotchPolicy) -> Int
}

public protocol OverlayAnimatedTransitioning {
  func interruptibleAnimator(
    using context: OverlayContainerContextTransitioning
  ) -> UIViewImplicitlyAnimating
}

public class RushingForwardTargetNotchPolicy: OverlayTranslationTargetNotchPolicy {
  public var minimumVelocity: CGFloat = 400
  public var minimumDuration: CGFloat = 0.1

  public init() {}

  public func targetNotchIndex(using context: OverlayContainerContextTargetNotchPolicy) -> Int {
    let height = context.overlayTranslationHeight - minimumDuration * context.velocity.y
    let sorted = context.reachableIndexes.sorted {
      let (one, other) = (context.height(forNotchAt: $0), context.height(forNotchAt: $1))
      return (abs(height - one), one) < (abs(height - other), other)
    }
    guard let first = sorted.first else { return 0 }
    guard sorted.count > 1, abs(context.velocity.y) > minimumVelocity else { return first }
    return context.velocity.y < 0 ? max(first, sorted[1]) : min(first, sorted[1])
  }
}

public class SpringOverlayTranslationAnimationController: OverlayAnimatedTransitioning {
  public var mass: CGFloat = 1
  public var damping: CGFloat = 0.7
  public var response: CGFloat = 0.3

  public init() {}

  public init(style: OverlayContainerViewController.OverlayStyle) {
    switch style {
    case .flexibleHeight: damping = 0.7
    case .rigid, .expandableHeight: damping = 0.9
    }
  }

  public func interruptibleAnimator(
    using context: OverlayContainerContextTransitioning
  ) -> UIViewImplicitlyAnimating { fatalError("the stand-in does not animate") }
}
