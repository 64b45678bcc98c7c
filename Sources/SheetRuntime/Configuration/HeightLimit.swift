/// How high a sheet may ever reach.
@frozen public struct HeightLimit: Hashable, Sendable {
  public var from: LimitEdge
  /// Points below the edge, 0 or more.
  public var inset: Double

  @inlinable public init(from: LimitEdge = .safeArea, inset: Double = 0) {
    self.from = from
    self.inset = inset
  }
}
