/// One finger on the screen: lands, moves and lifts, and every recogniser on its way decides.
///
/// The rules are UIKit's as documented: the deeper recogniser is asked first; one waits for those it
/// requires to fail; one that begins makes the others fail unless either's delegate lets both recognise.
@MainActor public final class StubFinger {
  public private(set) var location: CGPoint
  public private(set) var velocity = CGPoint.zero
  public let view: UIView?
  let landed: TimeInterval
  private let touch: UITouch
  private var recognizers: [UIGestureRecognizer] = []
  private var active: [UIGestureRecognizer] = []
  private weak var control: UIControl?

  /// Lands at a point of a window.
  public init(on window: UIWindow, at point: CGPoint) {
    StubTime.commit()
    location = point
    landed = StubTime.now
    touch = UITouch(window, at: point)
    let hit = window.hitTest(point, with: UIEvent())
    view = hit
    touch.view = hit
    control = (hit as? UIControl).flatMap { $0.isEnabled ? $0 : nil }
    var here = hit
    while let next = here {
      for recognizer in next.gestureRecognizers ?? [] where recognizer.isEnabled {
        if recognizer.touch != nil { continue }
        recognizer.touch = touch
        let receives =
          recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
        recognizer.touch = nil
        if receives {
          recognizer.receive(touch)
          recognizers.append(recognizer)
        }
      }
      here = next.superview
    }
    evaluate()
  }

  /// Moves by an offset within a time, in steps of a frame.
  public func move(by offset: CGPoint, within seconds: TimeInterval = 0.25) {
    let steps = max(1, Int((seconds / StubTime.frame).rounded()))
    let step = CGPoint(x: offset.x / CGFloat(steps), y: offset.y / CGFloat(steps))
    for _ in 0..<steps {
      StubTime.advance(StubTime.frame)
      location = CGPoint(x: location.x + step.x, y: location.y + step.y)
      velocity = CGPoint(x: step.x / StubTime.frame, y: step.y / StubTime.frame)
      touch.location = location
      touch.timestamp = StubTime.now
      for recognizer in active { recognizer.move(self) }
      evaluate()
      StubTime.commit()
    }
  }

  public func move(y: CGFloat, within seconds: TimeInterval = 0.25) {
    move(by: CGPoint(x: 0, y: y), within: seconds)
  }

  /// Stays where it is, so that it has no velocity when it lifts.
  public func rest(_ seconds: TimeInterval = 0.2) {
    StubTime.advance(seconds)
    velocity = .zero
    evaluate()
  }

  public func lift() {
    var didRecognize = !active.isEmpty && active.contains { $0.cancelsTouchesInView }
    for recognizer in active { recognizer.lift(self) }
    for recognizer in recognizers
    where recognizer.state == .possible && recognizer.recognizesOnLift(self) {
      let isPrevented = recognizers.contains {
        $0 !== recognizer && ($0.state == .ended) && !isSimultaneous($0, recognizer)
      }
      if isPrevented || !recognizer.shouldBegin() {
        recognizer.state = .failed
        continue
      }
      recognizer.set(.ended)
      if recognizer.cancelsTouchesInView { didRecognize = true }
    }
    if !didRecognize, let control, control.isEnabled {
      control.sendActions(for: .touchUpInside)
    }
    finish()
  }

  /// The system takes the touch away.
  public func cancel() {
    for recognizer in active { recognizer.set(.cancelled) }
    finish()
  }

  private func finish() {
    for recognizer in recognizers { recognizer.forget() }
    recognizers = []
    active = []
    StubTime.commit()
  }

  private func evaluate() {
    var changed = true
    while changed {
      changed = false
      for recognizer in recognizers where recognizer.state == .possible {
        if !recognizer.isEnabled || recognizer.hasFailed(self) {
          recognizer.state = .failed
          changed = true
          continue
        }
        guard recognizer.wantsToBegin(self) else { continue }
        if recognizers.contains(where: { $0.state == .possible && mustWait(recognizer, for: $0) }) {
          continue
        }
        changed = true
        let isPrevented = active.contains { !isSimultaneous($0, recognizer) }
        if isPrevented || !recognizer.shouldBegin() {
          recognizer.state = .failed
          continue
        }
        active.append(recognizer)
        recognizer.begin(self)
        for other in recognizers
        where other !== recognizer && other.state == .possible && !isSimultaneous(recognizer, other)
        {
          other.state = .failed
        }
      }
      let ended = active.filter { !$0.isEnabled }
      for recognizer in ended { recognizer.set(.cancelled) }
      active.removeAll { !$0.isEnabled }
    }
  }

  private func mustWait(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    if one === other { return false }
    return one.mustFail.contains { $0 === other }
      || one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: one) ?? false
  }

  private func isSimultaneous(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) ?? false
  }
}
