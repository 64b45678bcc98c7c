/// Where a downward flick goes under the `nearest` policy.
@frozen public enum FlickDown: UInt8, Hashable, Sendable {
  case step
  case last
  case dismiss
}
