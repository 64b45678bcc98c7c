public struct UITransitionContextViewKey: Hashable, Sendable {
  let name: String
  public static let from = UITransitionContextViewKey(name: "from")
  public static let to = UITransitionContextViewKey(name: "to")
}

public struct UITransitionContextViewControllerKey: Hashable, Sendable {
  let name: String
  public static let from = UITransitionContextViewControllerKey(name: "from")
  public static let to = UITransitionContextViewControllerKey(name: "to")
}

@MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var transitionWasCancelled: Bool { get }
  func completeTransition(_ didComplete: Bool)
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func finalFrame(for controller: UIViewController) -> CGRect
}

@MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  func animateTransition(using context: any UIViewControllerContextTransitioning)
  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
}

@MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

// Optional on a device.
extension UIViewControllerTransitioningDelegate {
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

@MainActor final class StubTransition: UIViewControllerContextTransitioning {
  private let presentation: UIPresentationController
  private let isPresenting: Bool
  private var end: (() -> Void)?
  var animator: (any UIViewControllerAnimatedTransitioning)?
  let isAnimated = true
  let transitionWasCancelled = false

  init(_ presentation: UIPresentationController, isPresenting: Bool, end: @escaping () -> Void) {
    self.presentation = presentation
    self.isPresenting = isPresenting
    self.end = end
  }

  /// Asks for the animator before, after and during the transition, and expects the same.
  func animate(_ animator: any UIViewControllerAnimatedTransitioning) {
    self.animator = animator
    let first = animator.interruptibleAnimator(using: self)
    animator.animateTransition(using: self)
    if animator.interruptibleAnimator(using: self) !== first {
      StubLog.lines.append("A transition gave two animators")
    }
  }

  var containerView: UIView { presentation.containerView ?? UIView(frame: .zero) }

  func completeTransition(_ didComplete: Bool) {
    let end = end
    if end == nil { StubLog.lines.append("A transition was completed twice") }
    self.end = nil
    end?()
    animator = nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    (key == .to) == isPresenting ? presentation.presentedView : nil
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    (key == .to) == isPresenting
      ? presentation.presentedViewController : presentation.presentingViewController
  }

  func finalFrame(for controller: UIViewController) -> CGRect {
    presentation.frameOfPresentedViewInContainerView
  }
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
}

@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

@MainActor final class StubCoordinator: UIViewControllerTransitionCoordinator {
  var isCancelled = false
  var isInteractive = false
  var transitionDuration: TimeInterval
  var isAnimated: Bool { transitionDuration > 0 }
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var interactions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var hasBegun = false

  init(duration: TimeInterval) { transitionDuration = duration }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactions.append(handler) }

  func begin(_ duration: TimeInterval) {
    hasBegun = true
    transitionDuration = duration
    for body in animations { body(self) }
    animations = []
  }

  func finish() {
    let bodies = completions
    completions = []
    for body in bodies { body(self) }
  }

  func interactionEnds(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
    for body in interactions { body(self) }
  }

  /// A change of the window, with what goes along with it.
  func run(_ change: @escaping () -> Void) {
    guard transitionDuration > 0 else {
      change()
      begin(0)
      finish()
      return
    }
    let animator = UIViewPropertyAnimator(duration: transitionDuration, curve: .easeInOut) {
      change()
      self.begin(self.transitionDuration)
    }
    animator.addCompletion { _ in self.finish() }
    animator.startAnimation()
  }
}
