/// What a tap on the grabber does.
@frozen public enum GrabberTap: UInt8, Hashable, Sendable {
  /// Moves to the next larger detent, from the largest to the smallest.
  case next
  /// Dismisses a modal sheet, lowers a persistent one.
  case leave
  /// Nothing.
  case none
}
