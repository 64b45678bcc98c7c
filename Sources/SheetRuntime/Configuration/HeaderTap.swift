/// What a tap on the header, beside its buttons, does.
@frozen public enum HeaderTap: UInt8, Hashable, Sendable {
  /// Moves to the next larger detent, from the largest to the smallest.
  case next
  /// Nothing.
  case none
}
