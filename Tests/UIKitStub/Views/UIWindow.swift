@MainActor open class UIWindow: UIView {
  var traits = UITraitCollection()
  /// The band that the device bends at, and whether it is bent.
  var stubFold: (band: CGRect, isActive: Bool)?
  /// Distances from the edges that the device keeps free.
  public var stubSafeArea = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  public let screen = UIScreen.main
  public var windowScene: UIWindowScene? = UIWindowScene()

  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      guard let root = rootViewController else { return }
      root.view.frame = bounds
      root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(root.view, at: 0)
    }
  }

  open override var window: UIWindow? { self }
  open override var safeAreaInsets: UIEdgeInsets { stubSafeArea }
  open override var traitCollection: UITraitCollection { traits }

  open func makeKeyAndVisible() {
    guard let root = rootViewController else { return }
    layoutIfNeeded()
    root.appear(animated: false)
  }
}
