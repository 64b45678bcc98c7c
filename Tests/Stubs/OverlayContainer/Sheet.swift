import UIKit

public protocol OverlayContainerSheetDismissalPolicyContext: OverlayContainerTransitionContext {
  var targetTranslationHeight: CGFloat { get }
}

public protocol OverlayContainerSheetDismissalPolicy {
  func shouldDismiss(using context: OverlayContainerSheetDismissalPolicyContext) -> Bool
}

public struct ThresholdOverlayContainerSheetDismissalPolicy: OverlayContainerSheetDismissalPolicy {
  public enum Position {
    case none
    case notch(index: Int)
    case translationHeight(CGFloat)
  }

  public enum Velocity {
    case none
    case value(CGFloat)
  }

  public var dismissingVelocity: Velocity
  public var dismissingPosition: Position

  public init(
    dismissingVelocity: Velocity = .value(2400.0), dismissingPosition: Position = .notch(index: 0)
  ) {
    self.dismissingVelocity = dismissingVelocity
    self.dismissingPosition = dismissingPosition
  }

  public func shouldDismiss(using context: OverlayContainerSheetDismissalPolicyContext) -> Bool {
    if context.isDragging { return false }
    switch dismissingPosition {
    case .none: break
    case .notch(let index):
      if context.targetTranslationHeight < context.height(forNotchAt: index) { return true }
    case .translationHeight(let height):
      if context.targetTranslationHeight < height { return true }
    }
    switch dismissingVelocity {
    case .none: return false
    case .value(let value): return context.velocity.y > value
    }
  }
}

public protocol OverlayContainerSheetPresentationControllerDelegate: AnyObject {
  func overlayContainerSheetDismissalPolicy(
    for presentationController: OverlayContainerSheetPresentationController
  )
    -> OverlayContainerSheetDismissalPolicy
  func overlayContainerSheetPresentationControllerShouldDismissOnTap(
    _ presentationController: OverlayContainerSheetPresentationController
  ) -> Bool
}

extension OverlayContainerSheetPresentationControllerDelegate {
  public func overlayContainerSheetDismissalPolicy(
    for presentationController: OverlayContainerSheetPresentationController
  ) -> OverlayContainerSheetDismissalPolicy { ThresholdOverlayContainerSheetDismissalPolicy() }
  public func overlayContainerSheetPresentationControllerShouldDismissOnTap(
    _ presentationController: OverlayContainerSheetPresentationController
  ) -> Bool { true }
}

public protocol OverlayContainerSheetDimmingView: UIView {
  func presentationTransitionWillBegin()
  func presentationTransitionDidBegin()
  func dismissalTransitionWillBegin()
  func dismissalTransitionDidBegin()
  func overlayViewControllerWillTranslate(context: OverlayContainerTransitionCoordinatorContext)
}

extension OverlayContainerSheetDimmingView {
  public func presentationTransitionWillBegin() {}
  public func presentationTransitionDidBegin() {}
  public func dismissalTransitionWillBegin() {}
  public func dismissalTransitionDidBegin() {}
  public func overlayViewControllerWillTranslate(
    context: OverlayContainerTransitionCoordinatorContext
  ) {}
}

open class TransparentOverlayContainerSheetDimmingView: UIView, OverlayContainerSheetDimmingView {
  open var dismissedAlpha: CGFloat = 0.0
  open var minimumAlpha: CGFloat = 0.3
  open var maximumAlpha: CGFloat = 0.6

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
  }

  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  open func presentationTransitionWillBegin() { alpha = dismissedAlpha }
  open func presentationTransitionDidBegin() { alpha = minimumAlpha }
  public func dismissalTransitionDidBegin() { alpha = dismissedAlpha }

  public func overlayViewControllerWillTranslate(
    context: OverlayContainerTransitionCoordinatorContext
  ) {
    let alpha = minimumAlpha + context.translationProgress() * (maximumAlpha - minimumAlpha)
    self.alpha = min(max(alpha, 0), 1)
  }
}

open class OverlayContainerPresentationController: UIPresentationController {}

open class OverlayContainerSheetPresentationController: OverlayContainerPresentationController {
  open weak var sheetDelegate: OverlayContainerSheetPresentationControllerDelegate?
  open private(set) var dimmingView: OverlayContainerSheetDimmingView?
  open private(set) lazy var dismissingTapGestureRecognizer = UITapGestureRecognizer()

  public init(
    dimmingView: OverlayContainerSheetDimmingView? = TransparentOverlayContainerSheetDimmingView(),
    presentedViewController: UIViewController, presenting: UIViewController?
  ) {
    self.dimmingView = dimmingView
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  // MARK: For tests

  /// Whether the end of a translation dismisses, as the library asks.
  public func stubDismisses(_ context: StubTranslation) -> Bool {
    let policy =
      sheetDelegate?.overlayContainerSheetDismissalPolicy(for: self)
      ?? ThresholdOverlayContainerSheetDismissalPolicy()
    return policy.shouldDismiss(using: context)
  }

  public var stubDismissesOnTap: Bool {
    sheetDelegate?.overlayContainerSheetPresentationControllerShouldDismissOnTap(self) ?? true
  }
}
