/// The blur of the dimming view.
@frozen public enum DimmingBlur: UInt8, Hashable, Sendable {
  case none
  case thin
  case regular
  case thick
}
