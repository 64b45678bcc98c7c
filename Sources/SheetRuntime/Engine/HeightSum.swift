/// A height as a sum of products of what a container is, with points added.
@frozen public struct HeightSum: Hashable, Sendable {
  /// Parts of the limit.
  public var perLimit = 0.0
  /// Parts of the system's half height.
  public var perHalf = 0.0
  /// Parts of the container's height.
  public var perContainer = 0.0
  /// Parts of the bottom inset: -1 for heights counted from the container's edge.
  public var perBottom = 0.0
  /// Points, of either sign.
  public var constant: HeightInterval

  /// Points that depend on no container.
  @inlinable public init(_ constant: HeightInterval) {
    self.constant = constant
  }

  /// Points counted from an edge.
  @inlinable public init(_ points: Double, from origin: HeightOrigin) {
    self.init(HeightInterval(points))
    if origin == .edge { perBottom = -1 }
  }

  /// A part of a base, whose content is so high.
  public init(_ fraction: Double, of base: FractionBase, content: HeightInterval) {
    self.init(HeightInterval(0))
    switch base {
    case .limit:
      perLimit = fraction
    case .container:
      perContainer = fraction
      perBottom = -1
    case .content:
      // No part of an unbounded height is 0, and the product would be no number.
      constant = HeightInterval(
        lower: fraction * content.lower, upper: fraction > 0 ? fraction * content.upper : 0)
    }
  }

  /// Points above the bottom safe area; the limit is in points, the height the container's.
  @inlinable public func height(
    limit: Double, height: Double, safeBottom: Double
  ) -> HeightInterval {
    // The system's half height is more than half, and more still on the shortest phones.
    let half = height > 568 ? 0.56 : 0.63
    let base =
      (perLimit + perHalf * half) * limit + perContainer * height + perBottom * safeBottom
    return HeightInterval(lower: base + constant.lower, upper: base + constant.upper)
  }
}
