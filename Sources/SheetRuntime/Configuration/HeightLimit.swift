/// How high a sheet may ever reach.
@frozen public struct HeightLimit: Hashable, Sendable {
  /// The edge it is counted from.
  public var from: LimitEdge
  /// Points below the edge, 0 or more.
  public var inset: Double

  /// The top of the safe area, but for what is given.
  @inlinable public init(from: LimitEdge = .safeArea, inset: Double = 0) {
    self.from = from
    self.inset = inset
  }
}
