import SheetRuntime
import Testing

/// One row per cell of the language's table of release policies; heights 100, 300 and 600.
@Suite struct ReleaseRuleTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var label: String
    var behavior: ReleaseBehavior
    var height: Double
    var velocity: Double
    var decision: ReleaseRule.Decision
    var dismiss = DismissBehavior()
    var isFree = false

    var testDescription: String { label }
  }

  static let stops = [100.0, 300, 600]

  static func rule(
    _ behavior: ReleaseBehavior, _ dismiss: DismissBehavior, isFree: Bool = false,
    stops: [Double] = stops
  ) -> ReleaseRule {
    var reach = SheetReach()
    reach.smallest = stops[0]
    reach.smallestDetent = stops[0]
    reach.largest = stops[stops.count - 1]
    reach.tolerance = 0.5 / 3
    return ReleaseRule(behavior, dismiss: dismiss, isFree: isFree, reach: reach)
  }

  static let project = ReleaseBehavior(policy: .project)
  static let nearest = ReleaseBehavior(policy: .nearest)
  static let last = ReleaseBehavior(policy: .nearest, flickUp: .last, flickDown: .last)
  static let away = ReleaseBehavior(policy: .nearest, flickDown: .dismiss)
  static let lookahead = ReleaseBehavior(policy: .lookahead)
  static let stays = DismissBehavior(swipe: false)

  static let rows = [
    Row("project, still", project, 190, 0, .stop(0)),
    Row("project, still, tie goes to the lower", project, 200, 0, .stop(0)),
    Row("project, still, past the middle", project, 201, 0, .stop(1)),
    Row("project, slow, carried over the middle", project, 160, 300, .stop(1)),
    Row("project, slow, carried back", project, 240, -300, .stop(0)),
    Row("project, flick up, at least one on", project, 101, 401, .stop(1)),
    Row("project, exactly the velocity is no flick", project, 100, 400, .stop(0)),
    Row("project, flick up, carried two on", project, 110, 850, .stop(2)),
    Row("project, flick up at the largest", project, 600, 900, .stop(2)),
    Row("project, flick down, at least one on", project, 599, -401, .stop(1)),
    Row("project, flick down, carried two on", project, 590, -1000, .stop(0)),
    Row("project, flick down, from above never dismisses", project, 320, -3000, .stop(0)),
    Row("project, in flight, one on from where it is", project, 280, 401, .stop(1)),
    Row("nearest, still", nearest, 440, 0, .stop(1)),
    Row("nearest, slow", nearest, 440, 400, .stop(1)),
    Row("nearest, tie", nearest, 450, 0, .stop(1)),
    Row("nearest, past the middle", nearest, 451, 0, .stop(2)),
    Row("nearest, flick up one on", nearest, 110, 5000, .stop(1)),
    Row("nearest, flick down one on", nearest, 590, -5000, .stop(1)),
    Row("nearest, flick up to the last", last, 110, 401, .stop(2)),
    Row("nearest, flick down to the last", last, 590, -401, .stop(0)),
    Row("nearest, flick down dismisses", away, 590, -401, .dismiss),
    Row("nearest, flick down dismisses unless it must not", away, 590, -401, .stop(0), stays),
    Row("nearest, slow with a dismissing flick", away, 590, -399, .stop(2)),
    Row("lookahead, still", lookahead, 201, 0, .stop(1)),
    Row("lookahead, slow", lookahead, 170, 390, .stop(1)),
    Row("lookahead, flick up, first beyond where it would be", lookahead, 110, 500, .stop(1)),
    Row("lookahead, flick up, beyond the middle one", lookahead, 110, 2000, .stop(2)),
    Row("lookahead, flick down, first beyond", lookahead, 590, -500, .stop(1)),
    Row("lookahead, flick down, beyond the middle one", lookahead, 590, -3000, .stop(0)),
    Row("lookahead, flick up, none beyond", lookahead, 590, 5000, .stop(2)),

    Row("below, not far", project, 60, 0, .stop(0)),
    Row("below, half its height", project, 50, 0, .dismiss),
    Row("below, carried far enough", project, 90, -300, .dismiss),
    Row("below, carried back up", project, 40, 300, .stop(0)),
    Row("below, fast", nearest, 95, -701, .dismiss),
    Row("below, not fast enough", nearest, 95, -700, .stop(0)),
    Row(
      "below, speed does not count", nearest, 95, -3000, .stop(0), DismissBehavior(velocity: nil)),
    Row("below, distance by the target looked ahead", lookahead, 90, -450, .dismiss),
    Row("below, where swipes do not dismiss", project, 10, -3000, .stop(0), stays),
    Row(
      "at the smallest, a still release stays", project, 100, 0, .stop(0),
      DismissBehavior(distance: 0)),
    Row("at the smallest, any way down", project, 99, 0, .dismiss, DismissBehavior(distance: 0)),

    Row("free, stays", project, 222, 900, .stay(222), isFree: true),
    Row("free, above its range", nearest, 650, 0, .stay(600), isFree: true),
    Row("free, below its range", lookahead, 80, 0, .stay(100), isFree: true),
    Row("free, far below", project, 40, 0, .dismiss, isFree: true),
    Row("free, far below, stays", project, 40, 0, .stay(100), stays, isFree: true),
  ]

  @Test(arguments: rows) func decides(row: Row) {
    let rule = Self.rule(row.behavior, row.dismiss, isFree: row.isFree)

    let decision = rule.decide(
      ReleaseRule.Release(height: row.height, velocity: row.velocity), among: Self.stops)

    #expect(decision == row.decision)
  }

  /// From any detent a slow drag and a flick reach every detent below, which not all libraries allow.
  @Test func everyDetentIsReachable() {
    for heights in [[100.0, 300, 600], [200, 400, 700], [60, 105, 400]] {
      let rule = Self.rule(ReleaseBehavior(), DismissBehavior(), stops: heights)
      for from in heights.indices {
        for to in heights.indices {
          let slow = ReleaseRule.Release(
            height: heights[to], velocity: 0, start: heights[from],
            translation: heights[from] - heights[to])
          #expect(rule.decide(slow, among: heights) == .stop(to))
        }
        if from > 0 {
          let flick = ReleaseRule.Release(height: heights[from] - 1, velocity: -401)
          #expect(rule.decide(flick, among: heights) == .stop(from - 1))
        }
        if from + 1 < heights.count {
          let flick = ReleaseRule.Release(height: heights[from] + 1, velocity: 401)
          #expect(rule.decide(flick, among: heights) == .stop(from + 1))
        }
      }
    }
  }
}

extension ReleaseRuleTests.Row {
  init(
    _ label: String, _ behavior: ReleaseBehavior, _ height: Double, _ velocity: Double,
    _ decision: ReleaseRule.Decision, _ dismiss: DismissBehavior = DismissBehavior(),
    isFree: Bool = false
  ) {
    self.init(
      label: label, behavior: behavior, height: height, velocity: velocity, decision: decision,
      dismiss: dismiss, isFree: isFree)
  }
}
