/// What replaces motion for people who ask for less of it.
@frozen public enum ReducedMotion: UInt8, Hashable, Sendable {
  /// The sheet stands there at once, and fades for the motion's `duration`, or a quarter of a second.
  case crossFade
  /// The sheet stands there at once.
  case jump
}
