import SheetRuntime

extension MotionCurve {
  /// Seconds until it rests; of a spring that is told by its period, those that it takes.
  var seconds: Double {
    guard response != nil else { return duration ?? 0.3 }
    let slow = SheetSpring(duration: 1, damping: damping)
    return ((slow.stiffness / spring.stiffness).squareRoot() * 1000).rounded() / 1000
  }
}
