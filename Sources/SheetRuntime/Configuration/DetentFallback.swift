/// What stands for a detent where a system cannot express its form.
@frozen public enum DetentFallback: UInt8, Hashable, Sendable {
  /// The nearer of `medium` and `maxHeight`.
  case nearest
  case medium
  case maxHeight
  /// The detent is left out.
  case drop
}
