/// What a fraction is taken of.
@frozen public enum FractionBase: UInt8, Hashable, Sendable {
  /// The height of the sheet's `limit`, above the bottom safe area.
  case limit
  /// The whole container, counted from its bottom edge.
  case container
  /// What `fitContent` is.
  case content
}
