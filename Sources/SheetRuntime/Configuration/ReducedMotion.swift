/// What replaces motion for people who ask for less of it.
@frozen public enum ReducedMotion: UInt8, Hashable, Sendable {
  case crossFade
  case jump
}
