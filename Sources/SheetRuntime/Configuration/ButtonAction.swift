/// What a header button does.
@frozen public enum ButtonAction: Hashable, Sendable {
  case dismiss
  case back
  /// Reaches the app as an event.
  case control(ControlIndex)
}
