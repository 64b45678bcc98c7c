/// The blur of the dimming view.
@frozen public enum DimmingBlur: UInt8, Hashable, Sendable {
  /// No blur.
  case none
  /// The system's thin material, which shows most of what is behind.
  case thin
  /// The system's regular material.
  case regular
  /// The system's thick material, which shows least of what is behind.
  case thick
}
