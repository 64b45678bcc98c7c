/// Where an upward flick goes under the `nearest` policy.
@frozen public enum FlickUp: UInt8, Hashable, Sendable {
  /// To the first detent above.
  case step
  /// To the largest detent.
  case last
}
