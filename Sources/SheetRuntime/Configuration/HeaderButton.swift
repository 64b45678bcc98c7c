/// A button at an end of the header.
@frozen public enum HeaderButton: Hashable, Sendable {
  /// The system's close button; dismisses.
  case close
  /// The system's back button; hidden on a navigation root.
  case back
  /// A button of the sheet's own; `symbol` names an SF Symbol.
  case custom(
    title: DisplayText?, symbol: String?, accessibilityLabel: DisplayText?, action: ButtonAction)
}
