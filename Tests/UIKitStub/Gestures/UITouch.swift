@MainActor open class UITouch {
  public internal(set) var view: UIView?
  public internal(set) weak var window: UIWindow?
  public internal(set) var timestamp: TimeInterval = 0
  var location: CGPoint

  init(_ window: UIWindow, at point: CGPoint) {
    self.window = window
    location = point
  }

  open func location(in view: UIView?) -> CGPoint {
    view?.convert(location, from: window as UIView?) ?? location
  }
}

@MainActor open class UIEvent {
  public init() {}
}
