/// What is animated by the block that runs now.
@MainActor final class StubAnimation {
  static var current: StubAnimation?
  let start: TimeInterval
  let duration: TimeInterval
  let curve: StubCurve
  var views: [UIView] = []

  init(duration: TimeInterval, curve: StubCurve) {
    start = StubTime.now
    self.duration = duration
    self.curve = curve
  }

  func run(_ body: () -> Void) {
    let outer = StubAnimation.current
    StubAnimation.current = self
    body()
    StubAnimation.current = outer
  }

  /// To be told before a view's frame or opacity changes.
  static func record(_ view: UIView) {
    guard let current, UIView.areAnimationsEnabled else {
      view.flight = nil
      return
    }
    if current.views.contains(where: { $0 === view }) { return }
    current.views.append(view)
    view.flight = StubFlight(
      current, from: view.flight?.frame(of: view) ?? view.model,
      alpha: view.flight?.alpha(of: view) ?? view.opacity)
  }

  /// Ends it where its views are, or where they were going.
  func end(whereShown: Bool) {
    for view in views {
      guard let flight = view.flight, flight.animation === self else { continue }
      let frame = flight.frame(of: view)
      let alpha = flight.alpha(of: view)
      view.flight = nil
      guard whereShown else { continue }
      let outer = StubAnimation.current
      StubAnimation.current = nil
      view.frame = frame
      view.alpha = alpha
      StubAnimation.current = outer
    }
    views = []
  }
}

/// One view on its way.
@MainActor final class StubFlight {
  let animation: StubAnimation
  private let fromFrame: CGRect
  private let fromAlpha: CGFloat

  init(_ animation: StubAnimation, from frame: CGRect, alpha: CGFloat) {
    self.animation = animation
    fromFrame = frame
    fromAlpha = alpha
  }

  private var part: CGFloat {
    CGFloat(
      animation.curve.progress(StubTime.now - animation.start, of: animation.duration))
  }

  func frame(of view: UIView) -> CGRect { fromFrame.interpolated(to: view.model, part) }
  func alpha(of view: UIView) -> CGFloat { fromAlpha + (view.opacity - fromAlpha) * part }
}

extension UIView {
  public static var areAnimationsEnabled: Bool { StubSettings.areAnimationsEnabled }

  public class func performWithoutAnimation(_ body: () -> Void) {
    let outer = StubAnimation.current
    StubAnimation.current = nil
    body()
    StubAnimation.current = outer
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion { completion($0 == .end) } }
    animator.startAnimation()
  }
}
