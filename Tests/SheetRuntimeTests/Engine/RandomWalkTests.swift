import Foundation
import SheetRuntime
import Testing

/// Walks through events at random and holds the engine to what must always be true.
///
/// `WALK_SEED` and `WALK_STEPS` in the environment repeat a walk or lengthen it.
@Suite struct RandomWalkTests {
  static let environment = ProcessInfo.processInfo.environment
  static let seed = environment["WALK_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...99_999)
  static let steps = environment["WALK_STEPS"].flatMap { Int($0) } ?? 1_000_000

  @Test func nothingImpossibleHappens() {
    var random = RandomSource(seed: Self.seed)
    var step = 0
    while step < Self.steps {
      var walker = Walker(&random)
      let count = 20 + random.below(180)
      for _ in 0..<count {
        walker.take(&random)
        if let fault = walker.fault {
          Issue.record(
            """
            \(fault); step \(step) of WALK_SEED=\(Self.seed); last events:
            \(walker.events.suffix(8).map { "\($0)" }.joined(separator: "\n"))
            """)
          return
        }
        step += 1
      }
      walker.finish()
      if let fault = walker.fault {
        Issue.record("\(fault); at the end of a walk before step \(step) of WALK_SEED=\(Self.seed)")
        return
      }
    }
  }
}
