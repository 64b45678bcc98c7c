/// What stands for a detent where a system cannot express its form.
@frozen public enum DetentFallback: UInt8, Hashable, Sendable {
  /// The nearer of `medium` and `maxHeight`.
  case nearest
  /// The system's half height.
  case medium
  /// The sheet's limit.
  case maxHeight
  /// The detent is left out.
  case drop
}
