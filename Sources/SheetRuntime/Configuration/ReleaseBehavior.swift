/// The choice of a resting detent at the end of a drag.
@frozen public struct ReleaseBehavior: Hashable, Sendable {
  /// Which of the rules is used; the other properties belong to some of them.
  public var policy: ReleasePolicy
  /// Points per second squared, more than 0.
  public var deceleration: Double
  /// Points per second, 0 or more, from which a release counts as a flick.
  public var velocity: Double
  /// Seconds, 0 or more.
  public var lookahead: Double
  /// Under `nearest` only.
  public var flickUp: FlickUp
  /// Under `nearest` only.
  public var flickDown: FlickDown

  /// Projection under 800 points per second squared, but for what is given.
  @inlinable public init(
    policy: ReleasePolicy = .project,
    deceleration: Double = 800,
    velocity: Double = 400,
    lookahead: Double = 0.1,
    flickUp: FlickUp = .step,
    flickDown: FlickDown = .step
  ) {
    self.policy = policy
    self.deceleration = deceleration
    self.velocity = velocity
    self.lookahead = lookahead
    self.flickUp = flickUp
    self.flickDown = flickDown
  }
}
