public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let header = UIAccessibilityTraits(rawValue: 2)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4)
}

@MainActor open class UIAccessibilityCustomAction {
  public let name: String
  public let actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    self.name = name
    self.actionHandler = actionHandler
  }
}

@MainActor public enum UIAccessibility {
  public struct Notification: RawRepresentable, Equatable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
  }

  public static var isReduceMotionEnabled: Bool { StubSettings.prefersReducedMotion }
  public static var isVoiceOverRunning: Bool { StubSettings.isVoiceOverRunning }
  public static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")

  public static func post(notification: Notification, argument: Any?) {
    if notification == .screenChanged { StubVoiceOver.focus = argument as? UIResponder }
  }
}
