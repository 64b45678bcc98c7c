// A stand-in for PanModal 1.2.7 (slackhq/PanModal, commit b2f5bd7, MIT), written from the signatures in its sources:
// labels, order and defaults are the library's. Compiled in Swift 5 mode like it; nothing is shown.
//
// Held against public revisions of the files: the protocol at 3a6c418 (whose 'backgroundInteraction' is a fork's), its
// defaults and the presentation controller's states at their later ones, members of controllers at 45f8dfc, presenting at
// 959916a (the last argument is 'sourceRect'), the delegate at 13f332d. Nothing in them is isolated to an actor but
// what UIKit's classes are, so that the protocol's requirements are not.
import UIKit

public protocol PanModalPresentable: AnyObject {
  var panScrollable: UIScrollView? { get }
  var topOffset: CGFloat { get }
  var shortFormHeight: PanModalHeight { get }
  var longFormHeight: PanModalHeight { get }
  var cornerRadius: CGFloat { get }
  var springDamping: CGFloat { get }
  var transitionDuration: Double { get }
  var transitionAnimationOptions: UIView.AnimationOptions { get }
  var panModalBackgroundColor: UIColor { get }
  var dragIndicatorBackgroundColor: UIColor { get }
  var scrollIndicatorInsets: UIEdgeInsets { get }
  var anchorModalToLongForm: Bool { get }
  var allowsExtendedPanScrolling: Bool { get }
  var allowsDragToDismiss: Bool { get }
  var allowsTapToDismiss: Bool { get }
  var isUserInteractionEnabled: Bool { get }
  var isHapticFeedbackEnabled: Bool { get }
  var shouldRoundTopCorners: Bool { get }
  var showDragIndicator: Bool { get }
  func shouldRespond(to panModalGestureRecognizer: UIPanGestureRecognizer) -> Bool
  func willRespond(to panModalGestureRecognizer: UIPanGestureRecognizer)
  func shouldPrioritize(panModalGestureRecognizer: UIPanGestureRecognizer) -> Bool
  func shouldTransition(to state: PanModalPresentationController.PresentationState) -> Bool
  func willTransition(to state: PanModalPresentationController.PresentationState)
  func panModalWillDismiss()
  func panModalDidDismiss()
}

public enum PanModalHeight: Equatable {
  case maxHeight
  case maxHeightWithTopInset(CGFloat)
  case contentHeight(CGFloat)
  case contentHeightIgnoringSafeArea(CGFloat)
  case intrinsicHeight
}

open class PanModalPresentationController: UIPresentationController {
  public enum PresentationState {
    case shortForm
    case longForm
  }
}

extension PanModalPresentable where Self: UIViewController {
  public var topOffset: CGFloat { topLayoutOffset + 21.0 }
  public var shortFormHeight: PanModalHeight { longFormHeight }
  public var longFormHeight: PanModalHeight {
    guard let scrollView = panScrollable else { return .maxHeight }
    return .contentHeight(MainActor.assumeIsolated { scrollView.contentSize.height })
  }
  public var cornerRadius: CGFloat { 8.0 }
  public var springDamping: CGFloat { 0.8 }
  public var transitionDuration: Double { 0.5 }
  public var transitionAnimationOptions: UIView.AnimationOptions {
    [.curveEaseInOut, .allowUserInteraction, .beginFromCurrentState]
  }
  public var panModalBackgroundColor: UIColor { UIColor.black.withAlphaComponent(0.7) }
  public var dragIndicatorBackgroundColor: UIColor { .stubLightGray }
  public var scrollIndicatorInsets: UIEdgeInsets {
    UIEdgeInsets(
      top: shouldRoundTopCorners ? cornerRadius : 0, left: 0, bottom: bottomLayoutOffset, right: 0)
  }
  public var anchorModalToLongForm: Bool { true }
  public var allowsExtendedPanScrolling: Bool { panScrollable != nil }
  public var allowsDragToDismiss: Bool { true }
  public var allowsTapToDismiss: Bool { true }
  public var isUserInteractionEnabled: Bool { true }
  public var isHapticFeedbackEnabled: Bool { true }
  public var shouldRoundTopCorners: Bool { MainActor.assumeIsolated { isPanModalPresented } }
  public var showDragIndicator: Bool { shouldRoundTopCorners }
  public func shouldRespond(to panModalGestureRecognizer: UIPanGestureRecognizer) -> Bool { true }
  public func willRespond(to panModalGestureRecognizer: UIPanGestureRecognizer) {}
  public func shouldPrioritize(panModalGestureRecognizer: UIPanGestureRecognizer) -> Bool { false }
  public func shouldTransition(
    to state: PanModalPresentationController.PresentationState
  ) -> Bool { true }
  public func willTransition(to state: PanModalPresentationController.PresentationState) {}
  public func panModalWillDismiss() {}
  public func panModalDidDismiss() {}
}

extension PanModalPresentable where Self: UIViewController {
  public typealias AnimationBlockType = () -> Void
  public typealias AnimationCompletionType = (Bool) -> Void
  public typealias LayoutType = UIViewController & PanModalPresentable

  public func panModalTransition(to state: PanModalPresentationController.PresentationState) {
    if !shouldTransition(to: state) { return }
    willTransition(to: state)
    stubState(of: self).state = state
  }

  public func panModalSetNeedsLayoutUpdate() { stubState(of: self).updates += 1 }
  public func panModalPerformUpdates(_ updates: () -> Void) { updates() }
  public func panModalAnimate(
    _ animationBlock: @escaping AnimationBlockType, _ completion: AnimationCompletionType? = nil
  ) {
    animationBlock()
    completion?(true)
  }
}

// The library's layout helpers. Its container is the window's, whose insets are the root's layout guides.
extension PanModalPresentable where Self: UIViewController {
  var topLayoutOffset: CGFloat { StubWindow.safeArea.top }
  var bottomLayoutOffset: CGFloat { StubWindow.safeArea.bottom }
  private var bottomYPos: CGFloat { StubWindow.height - topOffset }

  public var stubShortFormYPos: CGFloat {
    if StubWindow.isVoiceOverRunning { return stubLongFormYPos }
    return max(topMargin(from: shortFormHeight) + topOffset, stubLongFormYPos)
  }

  public var stubLongFormYPos: CGFloat {
    max(topMargin(from: longFormHeight), topMargin(from: .maxHeight)) + topOffset
  }

  private func topMargin(from height: PanModalHeight) -> CGFloat {
    switch height {
    case .maxHeight: return 0.0
    case .maxHeightWithTopInset(let inset): return inset
    case .contentHeight(let height): return bottomYPos - (height + bottomLayoutOffset)
    case .contentHeightIgnoringSafeArea(let height): return bottomYPos - height
    case .intrinsicHeight: return bottomYPos - (StubWindow.fittingHeight + bottomLayoutOffset)
    }
  }

  /// Where a release at a height, with a speed in points per second downwards, takes the sheet: its height, 0 for away.
  public func stubRelease(at y: CGFloat, velocity: CGFloat) -> CGFloat {
    let (short, long, out) = (stubShortFormYPos, stubLongFormYPos, StubWindow.height)
    let away = allowsDragToDismiss ? 0 : out - short
    func nearest(_ places: [CGFloat]) -> CGFloat {
      places.min { abs($0 - y) < abs($1 - y) } ?? out
    }
    if abs(velocity) > 300 {
      if velocity < 0 { return out - long }
      return nearest([long, out]) == long && y < short ? out - short : away
    }
    let place = nearest([out, short, long])
    return place == out ? away : out - place
  }
}

/// What the library reads of the key window.
public enum StubWindow {
  nonisolated(unsafe) public static var height: CGFloat = 874
  nonisolated(unsafe) public static var safeArea = UIEdgeInsets.zero
  nonisolated(unsafe) public static var isVoiceOverRunning = false
  nonisolated(unsafe) public static var fittingHeight: CGFloat = 0
}

public final class StubState {
  public var state: PanModalPresentationController.PresentationState = .shortForm
  public var updates = 0
}

nonisolated(unsafe) private var states: [ObjectIdentifier: StubState] = [:]

public func stubState(of content: AnyObject) -> StubState {
  let state = states[ObjectIdentifier(content)] ?? StubState()
  states[ObjectIdentifier(content)] = state
  return state
}

public class PanModalPresentationDelegate: NSObject {
  public static var `default`: PanModalPresentationDelegate = {
    return PanModalPresentationDelegate()
  }()
}

extension PanModalPresentationDelegate: UIViewControllerTransitioningDelegate {
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    PanModalPresentationController(presentedViewController: presented, presenting: presenting)
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }
}

public protocol PanModalPresenter {
  var isPanModalPresented: Bool { get }
  func presentPanModal(
    _ viewControllerToPresent: PanModalPresentable.LayoutType, sourceView: UIView?,
    sourceRect: CGRect)
}

extension UIViewController: PanModalPresenter {
  public var isPanModalPresented: Bool {
    return (transitioningDelegate as? PanModalPresentationDelegate) != nil
  }

  public func presentPanModal(
    _ viewControllerToPresent: PanModalPresentable.LayoutType, sourceView: UIView? = nil,
    sourceRect: CGRect = .zero
  ) {
    viewControllerToPresent.modalPresentationStyle = .custom
    viewControllerToPresent.modalPresentationCapturesStatusBarAppearance = true
    viewControllerToPresent.transitioningDelegate = PanModalPresentationDelegate.default
    present(viewControllerToPresent, animated: true, completion: nil)
  }
}

extension UIColor {
  static var stubLightGray: UIColor { UIColor(red: 2 / 3, green: 2 / 3, blue: 2 / 3, alpha: 1) }
}
