/// A lower or upper bound of a detent's height.
@frozen public enum HeightBound: Hashable, Sendable {
  /// Points above the bottom safe area, 0 or more.
  case points(Double)
  /// 0…1 of the limit.
  case fraction(Double)
}
