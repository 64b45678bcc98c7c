/// Recognises scripted touches; `StubFinger` asks every recogniser on the way from the touched view up.
@MainActor open class UIGestureRecognizer {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }

  public internal(set) weak var view: UIView?
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  public internal(set) var state = State.possible
  var mustFail: [UIGestureRecognizer] = []
  var touch: UITouch?
  var start = CGPoint.zero
  var handlers: [(id: ObjectIdentifier?, body: (UIGestureRecognizer) -> Void)] = []

  public init() {}

  /// Stands for a target and a selector, which need Objective-C; called after the targets added before.
  public func stubAddTarget(_ owner: AnyObject, _ body: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append((ObjectIdentifier(owner), body))
  }

  public func stubRemoveTarget(_ owner: AnyObject) {
    handlers.removeAll { $0.id == ObjectIdentifier(owner) }
  }

  open func require(toFail other: UIGestureRecognizer) { mustFail.append(other) }

  open func location(in view: UIView?) -> CGPoint { touch?.location(in: view) ?? .zero }
  open var numberOfTouches: Int { touch == nil ? 0 : 1 }

  // MARK: What kinds of recognisers differ in

  func receive(_ touch: UITouch) {
    self.touch = touch
    start = touch.location
    state = .possible
  }

  /// Recognises at the finger's landing, after so much of a way, or when it lifts.
  func wantsToBegin(_ finger: StubFinger) -> Bool { false }
  func hasFailed(_ finger: StubFinger) -> Bool { false }
  func recognizesOnLift(_ finger: StubFinger) -> Bool { false }
  func shouldBegin() -> Bool {
    delegate?.gestureRecognizerShouldBegin(self) ?? true
      && view?.gestureRecognizerShouldBegin(self) ?? true
  }
  func begin(_ finger: StubFinger) { set(.began) }
  func move(_ finger: StubFinger) { set(.changed) }
  func lift(_ finger: StubFinger) { set(.ended) }

  func set(_ state: State) {
    self.state = state
    switch state {
    case .possible, .failed: return
    case .began, .changed, .ended, .cancelled:
      for handler in handlers { handler.body(self) }
    }
  }

  func forget() {
    touch = nil
    state = .possible
  }
}
