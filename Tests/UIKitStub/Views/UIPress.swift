@MainActor open class UIPress {
  public let key: UIKey?

  public init(key: UIKey?) { self.key = key }
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

@MainActor open class UIKey {
  public let keyCode: UIKeyboardHIDUsage

  public init(keyCode: UIKeyboardHIDUsage) { self.keyCode = keyCode }
}

public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardEscape = 41
  case keyboardReturnOrEnter = 40
}
