public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

@MainActor public protocol UIViewAnimating: AnyObject {
  var state: UIViewAnimatingState { get }
  var isRunning: Bool { get }
  func startAnimation()
  func stopAnimation(_ withoutFinishing: Bool)
}

@MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {}

@MainActor public protocol UITimingCurveProvider: AnyObject {}

@MainActor open class UISpringTimingParameters: UITimingCurveProvider {
  let curve: StubCurve
  public let initialVelocity: CGVector

  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {
    self.initialVelocity = initialVelocity
    curve = .spring(
      stiffness: Double(stiffness / mass), damping: Double(damping / mass),
      velocity: Double(initialVelocity.dy))
  }
}

@MainActor open class UICubicTimingParameters: UITimingCurveProvider {
  public init(animationCurve: UIView.AnimationCurve) {}
}

extension UIView {
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
}

@MainActor open class UIViewPropertyAnimator: UIViewImplicitlyAnimating {
  public private(set) var state = UIViewAnimatingState.inactive
  public private(set) var isRunning = false
  open var isInterruptible = true
  open var isUserInteractionEnabled = true
  public let duration: TimeInterval
  private let curve: StubCurve
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var running: StubAnimation?
  private(set) var end: TimeInterval = .infinity

  public init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {
    curve = (timingParameters as? UISpringTimingParameters)?.curve ?? .easeInOut
    self.duration = curve.duration(duration)
  }

  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.curve = curve == .linear ? .linear : .easeInOut
    self.duration = duration
    if let animations { self.animations = [animations] }
  }

  open func addAnimations(_ body: @escaping () -> Void) {
    if let running { running.run(body) } else { animations.append(body) }
  }

  open func addCompletion(_ body: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(body)
  }

  open func startAnimation() {
    guard state == .inactive else { return }
    state = .active
    isRunning = true
    let running = StubAnimation(duration: duration, curve: curve)
    self.running = running
    end = StubTime.now + duration
    StubTime.animators.append(self)
    let bodies = animations
    animations = []
    for body in bodies { running.run(body) }
  }

  /// Leaves what is animated where it is shown; without finishing, no completion is called.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    StubTime.animators.removeAll { $0 === self }
    isRunning = false
    running?.end(whereShown: true)
    running = nil
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }

  open func finishAnimation(at position: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    finish(position)
  }

  func arrive() {
    StubTime.animators.removeAll { $0 === self }
    isRunning = false
    running?.end(whereShown: false)
    running = nil
    finish(.end)
  }

  private func finish(_ position: UIViewAnimatingPosition) {
    state = .inactive
    let bodies = completions
    completions = []
    for body in bodies { body(position) }
  }
}
