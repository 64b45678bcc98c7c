@MainActor open class UIPresentationController {
  public let presentedViewController: UIViewController
  public internal(set) unowned(safe) var presentingViewController: UIViewController
  public internal(set) var containerView: UIView?
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  @available(iOS 26.1, *)
  open var backgroundEffect: UIVisualEffect? {
    get { stubBackgroundEffect }
    set { stubBackgroundEffect = newValue }
  }
  private var stubBackgroundEffect: UIVisualEffect?

  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
    presentingViewController = presenting ?? presentedViewController
  }

  open var presentedView: UIView? { presentedViewController.view }
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  open var shouldRemovePresentersView: Bool { false }
  open var shouldPresentInFullscreen: Bool { true }
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }

  // MARK: The life cycle, in UIKit's order

  func present(
    in window: UIWindow, animator: (any UIViewControllerAnimatedTransitioning)?, animated: Bool,
    completion: (() -> Void)?
  ) {
    let presented = presentedViewController
    let container = StubTransitionView(frame: window.bounds)
    container.presentation = self
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    StubTime.afterCommit {
      window.addSubview(container)
      self.containerView = container
      let coordinator = StubCoordinator(duration: 0)
      presented.transitionCoordinator = coordinator
      _ = presented.view
      self.presentationTransitionWillBegin()
      presented.willAppear(animated)
      let end = {
        coordinator.finish()
        presented.transitionCoordinator = nil
        presented.isBeingPresented = false
        presented.didAppear(animated)
        self.presentationTransitionDidEnd(true)
        completion?()
      }
      if let animator {
        let transition = StubTransition(self, isPresenting: true, end: end)
        coordinator.begin(animator.transitionDuration(using: transition))
        transition.animate(animator)
      } else {
        self.presentedView?.frame = self.frameOfPresentedViewInContainerView
        if let view = self.presentedView { container.addSubview(view) }
        container.layoutIfNeeded()
        coordinator.begin(0)
        end()
      }
    }
  }

  func dismiss(
    animator: (any UIViewControllerAnimatedTransitioning)?, animated: Bool,
    completion: (() -> Void)?
  ) {
    let presented = presentedViewController
    StubTime.afterCommit {
      let coordinator = StubCoordinator(duration: 0)
      presented.transitionCoordinator = coordinator
      self.dismissalTransitionWillBegin()
      presented.willDisappear(animated)
      let end = {
        coordinator.finish()
        self.remove()
        completion?()
      }
      if let animator {
        let transition = StubTransition(self, isPresenting: false, end: end)
        coordinator.begin(animator.transitionDuration(using: transition))
        transition.animate(animator)
      } else {
        coordinator.begin(0)
        end()
      }
    }
  }

  /// Takes everything away that the presentation made.
  func remove() {
    let presented = presentedViewController
    guard presented.activePresentation === self else { return }
    presented.transitionCoordinator = nil
    presented.view.removeFromSuperview()
    containerView?.removeFromSuperview()
    presented.didDisappear(false)
    dismissalTransitionDidEnd(true)
    containerView = nil
    presented.isBeingDismissed = false
    presented.presenter?.presentedViewController = nil
    presented.presenter = nil
    presented.activePresentation = nil
  }
}

/// Between the window and what is presented; takes every touch that nothing else takes.
@MainActor final class StubTransitionView: UIView {
  weak var presentation: UIPresentationController?

  override func layoutSubviews() {
    presentation?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentation?.containerViewDidLayoutSubviews()
  }
}

@MainActor open class UIPopoverPresentationController {
  weak var presented: UIViewController?
  open var sourceView: UIView?
  open var sourceRect = CGRect.zero
  @available(iOS 15.0, *)
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    let sheet =
      stubSheet as? UISheetPresentationController
      ?? UISheetPresentationController(
        presentedViewController: presented ?? UIViewController(), presenting: nil)
    stubSheet = sheet
    return sheet
  }
  private var stubSheet: UIPresentationController?
  init(presented: UIViewController) { self.presented = presented }
}

@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerDidDismiss(_ presentation: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController)
  func presentationControllerShouldDismiss(_ presentation: UIPresentationController) -> Bool
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ presentation: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) {}
  public func presentationControllerShouldDismiss(
    _ presentation: UIPresentationController
  ) -> Bool { true }
}
