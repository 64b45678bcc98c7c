extension SheetEngine {
  /// A sheet's way to a place on its own.
  @frozen public struct Settle: Equatable, Sendable {
    /// What it will be when it has settled.
    public var goal: Goal
    /// Heights of the sheet's top edge in points above the bottom safe area; below 0 for one out of sight.
    public var from: Double
    /// Where it comes to rest.
    public var to: Double
    /// Points per second upwards at its start.
    public var velocity: Double
    /// How it gets there.
    public var curve: Curve
    /// Seconds after which the sheet is as good as there.
    public var duration: Double
    /// Seconds since its start, as far as they were told.
    public var elapsed: Double
    /// A drag led to another place than it began at.
    public var isArrivalByDrag: Bool
    /// The focus goes to the sheet when it has settled.
    public var isFirst: Bool

    /// A way that begins now; its duration ends within a tolerance in points of its place.
    public init(
      _ goal: Goal, from: Double, to: Double, velocity: Double, curve: Curve,
      tolerance: Double
    ) {
      self.goal = goal
      self.from = from
      self.to = to
      self.velocity = velocity
      self.curve = curve
      elapsed = 0
      isArrivalByDrag = false
      isFirst = false
      switch curve {
      case .spring(let spring):
        duration = spring.settlingTime(
          from: SheetSpring.State(displacement: from - to, velocity: velocity), tolerance: tolerance
        )
      case .crossFade(let seconds):
        duration = seconds
      }
    }

    /// The sheet's distance from its place and its upward velocity so many seconds after the start.
    public func state(after seconds: Double) -> SheetSpring.State {
      switch curve {
      case .spring(let spring):
        spring.state(
          from: SheetSpring.State(displacement: from - to, velocity: velocity), after: seconds)
      case .crossFade:
        SheetSpring.State(displacement: 0, velocity: 0)
      }
    }
  }
}
