extension ReleaseRule {
  /// The end of a drag, as the release policies see it.
  @frozen public struct Release: Equatable, Sendable {
    /// Height of the sheet's top edge, resistance counted in, in points above the bottom safe area.
    public var height: Double
    /// The finger's velocity in points per second upwards.
    public var velocity: Double
    /// Height of the sheet's top edge at the drag's begin.
    public var start: Double
    /// The finger's translation since then, in points downwards.
    public var translation: Double

    /// A release; without a start the drag began where it ended.
    @inlinable public init(
      height: Double, velocity: Double, start: Double? = nil, translation: Double = 0
    ) {
      self.height = height
      self.velocity = velocity
      self.start = start ?? height
      self.translation = translation
    }
  }
}
