/// How the grabber's ends are rounded.
@frozen public enum GrabberRadius: Hashable, Sendable {
  /// Half its height.
  case round
  /// Points, 0 or more.
  case points(Double)
}
