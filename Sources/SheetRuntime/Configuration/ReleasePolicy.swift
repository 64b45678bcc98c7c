/// How the resting detent is chosen when the finger lifts.
@frozen public enum ReleasePolicy: UInt8, Hashable, Sendable {
  /// Nearest to where the sheet would come to rest under constant deceleration.
  case project
  /// Nearest to where it is.
  case nearest
  /// Nearest to where it would be a moment later.
  case lookahead
  case lbbottomsheet
  case panmodal
}
