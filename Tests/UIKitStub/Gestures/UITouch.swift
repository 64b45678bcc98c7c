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

extension UITouch: Hashable {
  nonisolated public static func == (first: UITouch, second: UITouch) -> Bool { first === second }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@MainActor open class UIEvent {
  public init() {}
}
