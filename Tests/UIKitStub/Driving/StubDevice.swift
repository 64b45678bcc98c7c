/// A window on a device, which can be turned, resized and folded.
@MainActor public final class StubDevice {
  public let window: UIWindow

  public init(
    size: CGSize = CGSize(width: 402, height: 874),
    safeArea: UIEdgeInsets = UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
    traits: UITraitCollection = UITraitCollection(), root: UIViewController
  ) {
    StubTime.reset()
    StubSettings.prefersReducedMotion = false
    StubSettings.isVoiceOverRunning = false
    StubHaptics.ticks = 0
    StubVoiceOver.focus = nil
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.stubSafeArea = safeArea
    window.traits = traits
    (window.screen.coordinateSpace as? StubScreenSpace)?.bounds = window.bounds
    StubTime.windows.append(window)
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  /// Rotation, another split and folding are all this: another size, other insets, other traits.
  public func resize(
    to size: CGSize, safeArea: UIEdgeInsets, traits: UITraitCollection,
    within seconds: TimeInterval = 0
  ) {
    guard let root = window.rootViewController else { return }
    let previous = window.traits
    let coordinator = StubCoordinator(duration: seconds)
    var controller: UIViewController? = root
    while let next = controller {
      next.viewWillTransition(to: size, with: coordinator)
      next.activePresentation?.viewWillTransition(to: size, with: coordinator)
      controller = next.presentedViewController
    }
    (window.screen.coordinateSpace as? StubScreenSpace)?.bounds = CGRect(origin: .zero, size: size)
    window.traits = traits
    window.stubSafeArea = safeArea
    coordinator.run {
      self.window.frame = CGRect(origin: .zero, size: size)
      for view in self.window.subviews { view.frame = self.window.bounds }
      self.window.tellTraits(previous)
      self.window.layoutIfNeeded()
    }
    StubTime.commit()
  }

  /// Bends the device at a band of its window, or makes it flat again.
  public func fold(at band: CGRect, isActive: Bool = true) {
    window.stubFold = (band, isActive)
    var views: [UIView] = [window]
    while let view = views.popLast() {
      view.setNeedsLayout()
      views += view.subviews
    }
    StubTime.commit()
  }

  public func change(_ traits: UITraitCollection) {
    let previous = window.traits
    window.traits = traits
    window.tellTraits(previous)
    StubTime.commit()
  }

  public func touch(_ point: CGPoint) -> StubFinger { StubFinger(on: window, at: point) }

  public func tap(_ point: CGPoint) {
    touch(point).lift()
  }

  @available(iOS 13.4, *)
  public func press(_ key: UIKeyboardHIDUsage) {
    let responder = StubFocus.firstResponder
    responder?.pressesBegan([UIPress(key: UIKey(keyCode: key))], with: nil)
    StubTime.commit()
  }
}
