@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private var base = CGPoint.zero
  private var speed = CGPoint.zero

  open func translation(in view: UIView?) -> CGPoint {
    guard let touch else { return .zero }
    return CGPoint(x: touch.location.x - base.x, y: touch.location.y - base.y)
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let touch else { return }
    base = CGPoint(x: touch.location.x - translation.x, y: touch.location.y - translation.y)
  }

  open func velocity(in view: UIView?) -> CGPoint { speed }

  override func receive(_ touch: UITouch) {
    super.receive(touch)
    base = touch.location
    speed = .zero
  }

  /// The system's slop is about 10 points.
  override func wantsToBegin(_ finger: StubFinger) -> Bool {
    speed = finger.velocity
    return max(abs(finger.location.x - start.x), abs(finger.location.y - start.y)) >= 10
  }

  override func move(_ finger: StubFinger) {
    speed = finger.velocity
    super.move(finger)
  }

  override func lift(_ finger: StubFinger) {
    speed = finger.velocity
    super.lift(finger)
  }
}

/// Begins only at the left edge, for going back.
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  override func wantsToBegin(_ finger: StubFinger) -> Bool {
    start.x < 20 && super.wantsToBegin(finger)
  }
}
