/// Who moves a sheet to a detent.
@frozen public enum DetentReach: UInt8, Hashable, Sendable {
  /// Drags, taps and steps go there, and so does the app.
  case drag
  /// Only the app moves the sheet there, or a keyboard for which it expands; a drag leaves it.
  case code
}
