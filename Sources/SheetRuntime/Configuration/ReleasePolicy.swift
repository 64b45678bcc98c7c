/// How the resting detent is chosen when the finger lifts.
@frozen public enum ReleasePolicy: UInt8, Hashable, Sendable {
  /// Nearest to where the sheet would come to rest under constant deceleration.
  case project
  /// Nearest to where it is.
  case nearest
  /// Nearest to where it would be a moment later.
  case lookahead
  /// LBBottomSheet's whole rule: a long or fast drag dismisses from anywhere, a fast one up goes to
  /// the largest.
  case lbbottomsheet
  /// PanModal's whole rule, with the smallest detent as its short form and the largest as its long
  /// one.
  case panmodal
}
