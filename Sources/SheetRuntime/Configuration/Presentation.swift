/// Whether a sheet comes and goes or is a permanent part of its screen.
@frozen public enum Presentation: UInt8, Hashable, Sendable {
  /// Presented over a screen, and dismissed.
  case modal
  /// Part of a screen for as long as that lasts; drags, Escape and taps only lower it.
  case persistent
}
