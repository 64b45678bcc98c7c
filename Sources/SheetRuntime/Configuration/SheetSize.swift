/// A width and a height in points, 0 or more; as an offset, right and down, of either sign.
@frozen public struct SheetSize: Hashable, Sendable {
  /// Points from side to side; as an offset, to the right.
  public var width: Double
  /// Points from top to bottom; as an offset, downwards.
  public var height: Double

  /// A size in points.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Nothing in either direction.
  @inlinable public static var zero: SheetSize { SheetSize(width: 0, height: 0) }
}
