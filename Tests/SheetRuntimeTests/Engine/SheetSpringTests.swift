import Foundation
import SheetRuntime
import Testing

@Suite struct SheetSpringTests {
  struct Row: Sendable {
    var speed: Double
    var damping: Double
    var coefficient: Double
  }

  static let speeds = [
    Row(speed: 0, damping: 1, coefficient: 41.888),
    Row(speed: 150, damping: 1, coefficient: 41.888),
    Row(speed: 1000, damping: 0.9105, coefficient: 38.140),
    Row(speed: 3000, damping: 0.7, coefficient: 29.322),
    Row(speed: 9000, damping: 0.7, coefficient: 29.322),
  ]

  @Test(arguments: speeds) func bouncesInProportionToTheSpeed(row: Row) {
    let spring = MotionCurve(response: 0.3, damping: 0.7).spring(afterSpeed: row.speed)

    #expect(abs(spring.stiffness - 438.65) < 0.005)
    #expect(abs(spring.damping - row.damping) < 0.00005)
    #expect(abs(spring.dampingCoefficient - row.coefficient) < 0.0006)
  }

  static let dampings = [0.05, 0.3, 0.7, 0.8, 0.95, 0.9998, 0.99995, 1]

  /// The answer in closed form against many small steps of the equation of motion.
  @Test(arguments: dampings) func obeysTheEquationOfMotion(damping: Double) {
    let spring = SheetSpring(response: 0.344, damping: damping)
    let start = SheetSpring.State(displacement: -300, velocity: 1200)
    let step = 1e-5
    var x = start.displacement
    var v = start.velocity

    for index in 1...60_000 {
      // Two half steps of the velocity around one of the place.
      v += step / 2 * (-spring.stiffness * x - spring.dampingCoefficient * v)
      x += step * v
      v = (v - step / 2 * spring.stiffness * x) / (1 + step / 2 * spring.dampingCoefficient)
      if index % 6000 == 0 {
        let state = spring.state(from: start, after: Double(index) * step)
        #expect(abs(state.displacement - x) < 0.01)
        #expect(abs(state.velocity - v) < 0.3)
      }
    }
  }

  @Test(arguments: dampings) func agreesWithTheCLibrary(damping: Double) {
    let spring = SheetSpring(response: 0.5, damping: damping)
    let start = SheetSpring.State(displacement: 217, velocity: -900)
    let w = spring.frequency
    let d = spring.damping
    for step in 0..<500 {
      let t = Double(step) * 0.02
      let pull = start.velocity + d * w * start.displacement
      let expected: Double
      if d == 1 {
        expected = exp(-w * t) * (start.displacement + pull * t)
      } else {
        let swing = w * sqrt(1 - d * d)
        expected =
          exp(-d * w * t) * (start.displacement * cos(swing * t) + pull / swing * sin(swing * t))
      }
      #expect(abs(spring.state(from: start, after: t).displacement - expected) <= 1e-9)
    }
  }

  @Test(arguments: dampings, [0.0, 500, 3000, -3000]) func isThereAfterItsSettlingTime(
    damping: Double, velocity: Double
  ) {
    for distance in [0.0, 1, 50, 400, -700] {
      let spring = SheetSpring(response: 0.344, damping: damping)
      let start = SheetSpring.State(displacement: distance, velocity: velocity)
      let time = spring.settlingTime(from: start, tolerance: 0.25)
      #expect(time >= 0 && time <= 10)
      for step in 0..<200 {
        let state = spring.state(from: start, after: time + Double(step) * 0.005)
        #expect(abs(state.displacement) <= 0.2501)
      }
    }
  }

  @Test(arguments: [0.3, 0.8, 0.95, 1.0]) func ofADurationArrivesInThatTime(damping: Double) {
    let spring = SheetSpring(duration: 0.5, damping: damping)
    let start = SheetSpring.State(displacement: 100, velocity: 0)

    #expect(abs(spring.state(from: start, after: 0.5).displacement) <= 0.11)
    #expect(spring.settlingTime(from: start, tolerance: 0.1) > 0.4)
  }

  @Test func withoutDampingStillComesToRest() {
    let spring = SheetSpring(response: 0.3, damping: 0)

    #expect(spring.damping > 0)
  }
}
