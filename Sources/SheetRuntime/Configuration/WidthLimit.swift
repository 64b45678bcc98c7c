/// How wide a sheet may be.
@frozen public enum WidthLimit: Hashable, Sendable {
  /// Points, more than 0.
  case points(Double)
  /// 0…1 of the width between the container's left and right safe areas.
  case fraction(Double)
}
