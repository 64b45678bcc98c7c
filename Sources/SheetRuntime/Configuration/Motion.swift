/// How a sheet appears, disappears and settles.
@frozen public struct Motion: Hashable, Sendable {
  /// Coming into sight, and being shown again after it was hidden.
  public var appear: MotionCurve
  /// Going out of sight: dismissed or hidden.
  public var disappear: MotionCurve
  /// After a release; `damping` is that of a full flick, a still release never bounces.
  public var settle: MotionCurve
  /// What takes the place of all three for people who ask for less motion.
  public var reduceMotion: ReducedMotion

  /// The system's motions but for what is given: half a second to come and to go, a response of
  /// 0.344 seconds to settle.
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
