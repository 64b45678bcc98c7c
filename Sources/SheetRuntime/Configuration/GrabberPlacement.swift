/// Whether the grabber's strip lies in the sheet or above it.
@frozen public enum GrabberPlacement: UInt8, Hashable, Sendable {
  /// The first thing in the sheet, and part of its heights.
  case inside
  /// Adds nothing to any height and everything to the limit.
  case outside
}
