/// Whether the grabber's strip lies in the sheet or above it.
@frozen public enum GrabberPlacement: UInt8, Hashable, Sendable {
  case inside
  /// Adds nothing to any height and everything to the limit.
  case outside
}
