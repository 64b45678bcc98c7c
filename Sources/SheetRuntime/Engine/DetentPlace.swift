/// What became of one detent in one container.
@frozen public struct DetentPlace: Hashable, Sendable {
  /// The height it has, or would have if it were active; points above the bottom safe area, in whole pixels.
  public var height: HeightInterval
  /// The stop that stands for it, counted from the lowest.
  public var stop: Int
  /// The sheet rests there: its conditions hold and it is not absent.
  public var isActive: Bool
  /// Its own height is above the limit, which cut it.
  public var isCut: Bool
}
