/// A width and a height in points, 0 or more; as an offset, right and down, of either sign.
@frozen public struct SheetSize: Hashable, Sendable {
  public var width: Double
  public var height: Double

  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  @inlinable public static var zero: SheetSize { SheetSize(width: 0, height: 0) }
}
