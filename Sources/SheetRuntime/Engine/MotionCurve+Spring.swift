extension MotionCurve {
  /// The spring of this curve.
  public var spring: SheetSpring {
    if let response { return SheetSpring(response: response, damping: damping) }
    return SheetSpring(duration: duration ?? 0.3, damping: damping)
  }

  /// The spring that takes over from a finger moving at a speed in points per second.
  ///
  /// From 3000 points per second on it has the curve's damping, up to 150 it does not bounce, and in between
  /// it bounces in proportion.
  public func spring(afterSpeed speed: Double) -> SheetSpring {
    let fast = 3000.0
    let still = 150.0
    let flick = (min(max(speed, still), fast) - still) / (fast - still)
    return spring.damped(by: 1 + flick * (damping - 1))
  }
}
