/// Where an upward flick goes under the `nearest` policy.
@frozen public enum FlickUp: UInt8, Hashable, Sendable {
  case step
  case last
}
