/// Where a downward flick goes under the `nearest` policy.
@frozen public enum FlickDown: UInt8, Hashable, Sendable {
  /// To the first detent below.
  case step
  /// To the smallest detent.
  case last
  /// Dismisses, from any height and however short the way; to the smallest where swipes do not
  /// dismiss.
  case dismiss
}
