/// One animation: a duration or a spring's response, and how it ends.
@frozen public struct MotionCurve: Hashable, Sendable {
  /// Seconds, more than 0; `nil` when `response` is given.
  public var duration: Double?
  /// Seconds of a spring's period, more than 0; `nil` when `duration` is given.
  public var response: Double?
  /// Damping ratio, 0…1; 1 does not bounce.
  public var damping: Double
  /// Whole distances per second.
  public var initialVelocity: Double

  /// A curve that does not bounce; without duration and response it takes 0.3 seconds.
  @inlinable public init(
    duration: Double? = nil,
    response: Double? = nil,
    damping: Double = 1,
    initialVelocity: Double = 0
  ) {
    self.duration = duration
    self.response = response
    self.damping = damping
    self.initialVelocity = initialVelocity
  }
}
