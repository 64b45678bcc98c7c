@MainActor open class UIPress {
  private let pressed: AnyObject?

  @available(iOS 13.4, *)
  public var key: UIKey? { pressed.map { unsafeDowncast($0, to: UIKey.self) } }

  @available(iOS 13.4, *)
  public init(key: UIKey?) { pressed = key }
}

extension UIPress: Hashable {
  public nonisolated static func == (first: UIPress, second: UIPress) -> Bool { first === second }
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

@MainActor open class UIPressesEvent {
  public init() {}
}

@available(iOS 13.4, *)
@MainActor open class UIKey {
  public let keyCode: UIKeyboardHIDUsage

  public init(keyCode: UIKeyboardHIDUsage) { self.keyCode = keyCode }
}

@available(iOS 13.4, *)
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardEscape = 41
  case keyboardReturnOrEnter = 40
}
