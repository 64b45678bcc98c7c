/// A height in points that is known, or that lies between two ends.
///
/// Heights that depend on what nobody has measured yet are intervals; until they are measured a sheet
/// stands at the lower end.
@frozen public struct HeightInterval: Hashable, Sendable {
  /// Points; where a sheet stands as long as nobody knows better.
  public var lower: Double
  /// Not below `lower`; infinite where nothing bounds the height.
  public var upper: Double

  /// A height in points that is known.
  @inlinable public init(_ height: Double) {
    lower = height
    upper = height
  }

  /// A height in points between two ends, the lower first.
  @inlinable public init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// Any height at all.
  @inlinable public static var unknown: HeightInterval {
    HeightInterval(lower: 0, upper: .infinity)
  }

  /// Both ends are one height.
  @inlinable public var isKnown: Bool { lower == upper }

  /// Every height of `self` is lower than every height of `other` by more than `tolerance`.
  @inlinable public func isBelow(_ other: HeightInterval, tolerance: Double) -> Bool {
    upper + tolerance < other.lower
  }

  /// The height of one above the other, end by end.
  @inlinable public static func + (left: HeightInterval, right: HeightInterval) -> HeightInterval {
    HeightInterval(lower: left.lower + right.lower, upper: left.upper + right.upper)
  }
}
