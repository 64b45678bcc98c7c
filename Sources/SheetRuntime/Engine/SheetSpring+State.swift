extension SheetSpring {
  /// Where something on a spring is at one moment.
  @frozen public struct State: Equatable, Sendable {
    /// Distance from the target, of either sign, in points.
    public var displacement: Double
    /// Points per second in the direction of a growing displacement.
    public var velocity: Double

    /// A state in points and points per second.
    @inlinable public init(displacement: Double, velocity: Double) {
      self.displacement = displacement
      self.velocity = velocity
    }
  }
}
