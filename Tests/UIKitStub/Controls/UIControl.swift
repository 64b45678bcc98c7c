@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 64)
    public static let valueChanged = Event(rawValue: 4096)
  }

  open var isEnabled = true
  private var actions: [(Event, () -> Void)] = []

  /// Stands for a target and a selector.
  public func stubAddTarget(for event: Event, _ body: @escaping () -> Void) {
    actions.append((event, body))
  }

  open func sendActions(for event: Event) {
    for action in actions where action.0.contains(event) { action.1() }
  }
}

@MainActor open class UISlider: UIControl {}
@MainActor open class UIPickerView: UIView {}
@MainActor open class UIDatePicker: UIControl {}
@MainActor open class UISwitch: UIControl {}
