/// How far an animation is, 0 at its start and 1 at its end; a spring may pass 1.
enum StubCurve {
  case linear
  case easeInOut
  /// Mass 1; the velocity is in whole distances per second.
  case spring(stiffness: Double, damping: Double, velocity: Double)

  func progress(_ seconds: Double, of duration: Double) -> Double {
    if seconds >= duration { return 1 }
    let part = max(seconds, 0) / max(duration, 1e-6)
    switch self {
    case .linear: return part
    case .easeInOut: return part * part * (3 - 2 * part)
    case .spring(let stiffness, let damping, let velocity):
      let frequency = stiffness.squareRoot()
      let decay = damping / 2
      let time = max(seconds, 0)
      let pull = decay - velocity
      if decay >= frequency * 0.9999 {
        return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
      }
      let swing = (frequency * frequency - decay * decay).squareRoot()
      return 1 - exp(-decay * time) * (cos(swing * time) + pull / swing * sin(swing * time))
    }
  }

  /// Until a spring is within a thousandth, by stepping.
  func duration(_ stated: Double) -> Double {
    guard case .spring = self else { return stated }
    var last = 0.0
    var time = 0.0
    while time < 5 {
      if abs(1 - progress(time, of: 100)) > 0.001 { last = time }
      time += 0.01
    }
    return last + 0.01
  }
}
