/// What a header button does.
@frozen public enum ButtonAction: Hashable, Sendable {
  /// Dismisses the sheet, after a question where `dismiss.confirm` says so.
  case dismiss
  /// Pops the top screen of the content's navigation controller.
  case back
  /// Reaches the app as an event.
  case control(ControlIndex)
}
