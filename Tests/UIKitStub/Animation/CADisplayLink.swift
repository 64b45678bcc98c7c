@MainActor open class CADisplayLink {
  private let handler: () -> Void
  open var isPaused = false

  /// Stands for a target and a selector.
  public init(stubHandler handler: @escaping () -> Void) { self.handler = handler }

  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) { StubTime.links.append(self) }
  open func invalidate() { StubTime.links.removeAll { $0 === self } }
  func fire() { handler() }
}
