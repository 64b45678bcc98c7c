@MainActor public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool)
}

@MainActor open class UINavigationBar: UIView {}

/// Pushes and pops on the virtual clock; its bar is 44 points tall below the top of the safe area.
@MainActor open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  public let navigationBar = UINavigationBar(frame: .zero)
  open weak var delegate: (any UINavigationControllerDelegate)?
  open private(set) var isNavigationBarHidden = false
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = {
    UIScreenEdgePanGestureRecognizer()
  }()

  public init(rootViewController root: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    stack = [root]
    addChild(root)
    root.didMove(toParent: self)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    show()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    topViewController?.view.frame = view.bounds
    navigationBar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 44)
    navigationBar.isHidden = isNavigationBarHidden
    let inset = isNavigationBarHidden ? 0 : navigationBar.frame.height
    for child in children where child.additionalSafeAreaInsets.top != inset {
      child.additionalSafeAreaInsets.top = inset
    }
  }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { stack.last }

  open func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
    isNavigationBarHidden = isHidden
    viewIfLoaded?.setNeedsLayout()
  }

  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    change(to: controllers, animated: animated)
  }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    change(to: stack + [controller], animated: animated)
  }

  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: Array(stack.dropLast()), animated: animated)
    return top
  }

  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    popToViewController(stack[0], animated: animated)
  }

  @discardableResult open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: controller) else { return nil }
    let popped = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return popped
  }

  private func change(to controllers: [UIViewController], animated: Bool) {
    let old = stack
    stack = controllers
    if let swipe {
      transitionCoordinator = swipe
      return
    }
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    let gone = old.filter { controller in !controllers.contains { $0 === controller } }
    guard isViewLoaded else {
      for controller in gone { controller.removeFromParent() }
      return
    }
    let coordinator = StubCoordinator(duration: animated ? 0.35 : 0)
    transitionCoordinator = animated ? coordinator : nil
    coordinator.run { self.show() }
    StubTime.after(animated ? 0.35 : 0) { [weak self] in
      guard let self else { return }
      for controller in gone where !self.stack.contains(where: { $0 === controller }) {
        controller.viewIfLoaded?.removeFromSuperview()
        controller.willMove(toParent: nil)
        controller.removeFromParent()
      }
      self.transitionCoordinator = nil
      if let top = self.topViewController {
        self.delegate?.navigationController(self, didShow: top, animated: animated)
      }
    }
  }

  private func show() {
    guard let top = topViewController else { return }
    top.view.frame = view.bounds
    if top.view.superview !== view { view.insertSubview(top.view, at: 0) }
    for controller in children where controller !== top { controller.viewIfLoaded?.isHidden = true }
    top.view.isHidden = false
    view.setNeedsLayout()
  }

  private var swipe: StubCoordinator?

  /// A person swipes from the edge, and lets go there or takes it back. As on a device the swipe pops when it
  /// begins, and what was popped comes back when it is cancelled.
  public func stubSwipeBack(cancelled: Bool) {
    guard stack.count > 1, let top = stack.last else { return }
    let coordinator = StubCoordinator(duration: 0.35)
    coordinator.isInteractive = true
    swipe = coordinator
    popViewController(animated: true)
    swipe = nil
    StubTime.advance(0.2)
    coordinator.begin(0.35)
    if cancelled { stack.append(top) } else { show() }
    coordinator.interactionEnds(cancelled: cancelled)
    StubTime.advance(0.2)
    coordinator.finish()
    transitionCoordinator = nil
    if !cancelled {
      top.view.removeFromSuperview()
      top.removeFromParent()
    }
    StubTime.commit()
  }
}
