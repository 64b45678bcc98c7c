public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
  case none = -1
  case automatic = -2
}

public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent }

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = UIInterfaceOrientationMask(rawValue: 30)
}

@MainActor public protocol UIContentContainer: AnyObject {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
}

@MainActor open class UIViewController: UIResponder, UIContentContainer {
  private var loaded: UIView?
  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []
  public internal(set) var presentedViewController: UIViewController?
  weak var presenter: UIViewController?
  var activePresentation: UIPresentationController?
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalPresentationCapturesStatusBarAppearance = false
  open var isModalInPresentation = false
  open var title: String?
  public internal(set) var isBeingPresented = false
  public internal(set) var isBeingDismissed = false
  public internal(set) var transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  private var isOnScreen = false
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  open var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? popover : nil
  }
  private lazy var popover = UIPopoverPresentationController(presented: self)

  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }

  // MARK: View

  open var view: UIView! {
    get {
      if loaded == nil {
        loadView()
        viewDidLoad()
      }
      return loaded
    }
    set {
      loaded?.owner = nil
      loaded = newValue
      newValue?.owner = self
    }
  }

  open var viewIfLoaded: UIView? { loaded }
  open var isViewLoaded: Bool { loaded != nil }
  open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 874)) }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  open override var next: UIResponder? { loaded?.superview ?? parent }

  // MARK: Appearance

  func willAppear(_ animated: Bool) {
    viewWillAppear(animated)
    for child in children { child.willAppear(animated) }
  }

  func didAppear(_ animated: Bool) {
    isOnScreen = true
    viewDidAppear(animated)
    for child in children { child.didAppear(animated) }
  }

  func willDisappear(_ animated: Bool) {
    viewWillDisappear(animated)
    for child in children { child.willDisappear(animated) }
  }

  func didDisappear(_ animated: Bool) {
    isOnScreen = false
    viewDidDisappear(animated)
    for child in children { child.didDisappear(animated) }
  }

  func appear(animated: Bool) {
    willAppear(animated)
    didAppear(animated)
  }

  // MARK: Children

  open func addChild(_ child: UIViewController) {
    // A child has one parent.
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
    if isOnScreen { child.willAppear(false) }
  }

  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {
    if parent != nil, self.parent?.isOnScreen == true { didAppear(false) }
  }

  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open func setNeedsStatusBarAppearanceUpdate() {}

  open var navigationController: UINavigationController? {
    var here = parent
    while let next = here {
      if let found = next as? UINavigationController { return found }
      here = next.parent
    }
    return nil
  }

  // MARK: Size

  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize == oldValue { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loaded?.setNeedsLayout() } }
  }

  /// In the system's form sheets and popovers it is always compact.
  open var traitCollection: UITraitCollection {
    let outside =
      outer?.traitCollection ?? loaded?.superview?.traitCollection ?? UITraitCollection()
    switch modalPresentationStyle {
    case .formSheet, .popover: return presenter == nil ? outside : outside.compactWidth
    default: return outside
    }
  }

  private var outer: UIViewController? { parent ?? presenter }
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

  // MARK: Presentation

  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// Made before the presentation where the style is one of the system's.
  open var presentationController: UIPresentationController? {
    if activePresentation == nil, parent == nil, modalPresentationStyle != .custom {
      activePresentation = stubPresentation
    }
    return activePresentation ?? parent?.presentationController
  }

  private var stubPresentation: UIPresentationController {
    if #available(iOS 15.0, *) {
      switch modalPresentationStyle {
      case .automatic, .pageSheet, .formSheet:
        return UISheetPresentationController(presentedViewController: self, presenting: nil)
      default: break
      }
    }
    return UIPresentationController(presentedViewController: self, presenting: nil)
  }

  /// The controller whose presentation is used: the outermost container's.
  private var outermost: UIViewController {
    var here = self
    while let next = here.parent { here = next }
    return here
  }

  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    let presenter = outermost
    guard presenter.presentedViewController == nil, let window = presenter.view.window,
      controller.presenter == nil
    else {
      StubLog.lines.append("Attempt to present while a presentation is in progress")
      return
    }
    presenter.presentedViewController = controller
    controller.presenter = presenter
    let delegate =
      controller.modalPresentationStyle == .custom ? controller.transitioningDelegate : nil
    let presentation =
      delegate?.presentationController(
        forPresented: controller, presenting: presenter, source: self)
      ?? controller.activePresentation
      ?? UIPresentationController(
        presentedViewController: controller, presenting: presenter)
    presentation.presentingViewController = presenter
    controller.activePresentation = presentation
    controller.isBeingPresented = true
    let animator =
      animated
      ? controller.transitioningDelegate?.animationController(
        forPresented: controller, presenting: presenter, source: self) : nil
    presentation.present(in: window, animator: animator, animated: animated, completion: completion)
  }

  /// Pushes where there is a navigation controller, presents otherwise.
  open func show(_ controller: UIViewController, sender: Any?) {
    if let navigation = navigationController {
      navigation.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  /// Dismisses what this presented, or asks its presenter to dismiss it.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if let presented = presentedViewController {
      guard !presented.isBeingDismissed else { return }
      // Only the topmost is animated, the ones between go with it.
      var top = presented
      while let next = top.presentedViewController { top = next }
      if top === presented {
        presented.leave(animated: animated, completion: completion)
      } else {
        top.leave(animated: animated) {
          var here: UIViewController? = presented
          while let next = here {
            let above = next.presentedViewController
            next.activePresentation?.remove()
            here = above
          }
          completion?()
        }
      }
    } else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
    }
  }

  private func leave(animated: Bool, completion: (() -> Void)?) {
    isBeingDismissed = true
    let animator =
      animated ? transitioningDelegate?.animationController(forDismissed: self) : nil
    activePresentation?.dismiss(animator: animator, animated: animated, completion: completion)
  }
}

/// What UIKit would have written to the console.
@MainActor public enum StubLog {
  public static var lines: [String] = []
}

@MainActor open class UITabBarController: UIViewController {
  open var selectedViewController: UIViewController?
}
