/// A lower or upper bound of a detent's height.
@frozen public enum HeightBound: Hashable, Sendable {
  /// Points, 0 or more.
  case points(Double, from: HeightOrigin = .safeArea)
  /// 0…1 of a base.
  case fraction(Double, of: FractionBase = .limit)
  /// The height of another detent of the sheet, active or not.
  case detent(DetentIndex)
}
