/// A damped spring of mass 1, answered in closed form for any moment.
@frozen public struct SheetSpring: Equatable, Sendable {
  /// Radians per second without damping, more than 0.
  public let frequency: Double
  /// Damping ratio, 0.05…1; 1 returns without passing the target unless thrown at it.
  public let damping: Double

  private init(frequency: Double, damping: Double) {
    self.frequency = frequency
    self.damping = damping
  }

  /// A spring of a period in seconds, undamped.
  public init(response: Double, damping: Double) {
    self.init(frequency: 2 * Double.pi / max(response, 0.01), damping: Self.usable(damping))
  }

  /// A spring that is within a thousandth of its distance after so many seconds.
  public init(duration: Double, damping: Double) {
    let damping = Self.usable(damping)
    // Of the two the envelope of a swinging spring, cut where the critical spring arrives.
    var angle = 9.2335
    if damping < 1 {
      angle = min(angle, 6.9078 - Elementary.log(1 - damping * damping) / 2)
    }
    self.init(frequency: angle / (damping * max(duration, 0.01)), damping: damping)
  }

  /// Without any damping a sheet would never come to rest.
  private static func usable(_ damping: Double) -> Double {
    damping > 1 ? 1 : damping > 0.05 ? damping : 0.05
  }

  /// The same period with another damping ratio.
  public func damped(by damping: Double) -> SheetSpring {
    SheetSpring(frequency: frequency, damping: Self.usable(damping))
  }

  /// Force per point of displacement.
  public var stiffness: Double { frequency * frequency }

  /// Force per point a second.
  public var dampingCoefficient: Double { 2 * damping * frequency }

  /// The state so many seconds, 0 or more, after a start.
  public func state(from start: State, after seconds: Double) -> State {
    let decay = damping * frequency
    let envelope = Elementary.exp(-decay * seconds)
    let pull = start.velocity + decay * start.displacement
    // So close to 1 the swing is slower than any settle lasts.
    if damping > 0.9999999 {
      return State(
        displacement: envelope * (start.displacement + pull * seconds),
        velocity: envelope * (start.velocity - decay * pull * seconds))
    }
    let swing = frequency * Elementary.squareRoot(1 - damping * damping)
    let (sine, cosine) = Elementary.sineAndCosine(swing * seconds)
    let side = pull / swing
    return State(
      displacement: envelope * (start.displacement * cosine + side * sine),
      velocity: envelope
        * (start.velocity * cosine - (start.displacement * swing + decay * side) * sine))
  }

  /// Seconds, at most 10, after which the displacement stays below a tolerance in points.
  public func settlingTime(from start: State, tolerance: Double) -> Double {
    let decay = damping * frequency
    let distance = abs(start.displacement)
    let pull = abs(start.velocity + decay * start.displacement)
    // Both springs stay below an envelope `(distance + slope · t) · e^(-decay · t)`.
    var amplitude = distance
    var slope = pull
    if damping <= 0.9999999 {
      let side = pull / (frequency * Elementary.squareRoot(1 - damping * damping))
      // Near damping 1 the swing's own envelope is far too wide, and the critical one holds as well.
      let swinging = Elementary.squareRoot(distance * distance + side * side)
      if swinging < distance + pull / decay {
        amplitude = swinging
        slope = 0
      }
    }
    if amplitude + slope / decay <= tolerance { return 0 }
    // From above the iteration comes down to the last moment at which the envelope is that wide.
    var seconds = 10.0
    for _ in 0..<8 {
      let bound = amplitude + slope * seconds
      if bound <= tolerance { return 0 }
      seconds = min(10, Elementary.log(bound / tolerance) / decay)
    }
    return seconds
  }
}
