/// How a sheet appears, disappears and settles.
@frozen public struct Motion: Hashable, Sendable {
  public var appear: MotionCurve
  public var disappear: MotionCurve
  /// After a release; `damping` is that of a full flick, a still release never bounces.
  public var settle: MotionCurve
  public var reduceMotion: ReducedMotion

  @inlinable public init(
    appear: MotionCurve = MotionCurve(duration: 0.5),
    disappear: MotionCurve = MotionCurve(duration: 0.5),
    settle: MotionCurve = MotionCurve(response: 0.344, damping: 0.8),
    reduceMotion: ReducedMotion = .crossFade
  ) {
    self.appear = appear
    self.disappear = disappear
    self.settle = settle
    self.reduceMotion = reduceMotion
  }
}
