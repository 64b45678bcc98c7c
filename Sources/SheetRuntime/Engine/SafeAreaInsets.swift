/// Distances in points, 0 or more, from a container's physical edges to its safe area.
@frozen public struct SafeAreaInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: Double
  /// From the left edge, whatever the direction of text.
  public var left: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the right edge, whatever the direction of text.
  public var right: Double

  /// Insets of 0 points but for what is given.
  @inlinable public init(
    top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
