import SheetModel
import SheetRuntime
import Testing

/// What the libraries decide, by values worked out from their sources, held against the engine with what
/// `preset` alone makes of a sheet.
@Suite struct PresetDecisionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    /// Height at the release.
    var height: Double
    /// Positive downwards, as the libraries have it.
    var velocity: Double
    /// The detent it goes to, or dismissal.
    var detent: Int?

    init(_ height: Double, _ velocity: Double, _ detent: Int?) {
      self.height = height
      self.velocity = velocity
      self.detent = detent
    }

    var testDescription: String { "height \(height), velocity \(velocity)" }
  }

  /// A sheet of a preset in a container of 1000 points, standing at one of its detents.
  private func engine(
    _ preset: String, _ heights: [Int], at detent: Int = 0, _ more: String = ""
  ) -> SheetEngine {
    let detents = heights.map { "{id: at\($0), height: \($0)}" }.joined(separator: ", ")
    let compilation = Compilation(
      sheets: """
        sheets:
          s:
            preset: \(preset)
            theme: {grabber: none}
            limit: container
            detents: [\(detents)]
            \(more)
        """)
    #expect(compilation.findings == [])
    var engine = SheetEngine(
      SheetPlan(compilation["s"].configuration),
      in: SheetLayout(
        SheetContainer(
          width: 402, height: 1000, displayScale: 3, sizeClasses: [.compactWidth, .regularHeight])))
    _ = engine.handle(.appeared(animated: false))
    _ = engine.handle(.move(to: .detent(DetentIndex(UInt16(detent))), animated: false))
    return engine
  }

  /// Drags to a height and lets go.
  private func decide(_ engine: inout SheetEngine, _ row: Row) -> Int? {
    let translation = engine.position - row.height
    _ = engine.handle(.dragBegan(.content))
    _ = engine.handle(.dragChanged(translation: translation, velocity: row.velocity))
    let effects = engine.handle(.dragEnded(translation: translation, velocity: row.velocity))
    if effects.willDismiss != nil { return nil }
    guard case .detent(let id)? = engine.destination else { return nil }
    return Int(id.rawValue)
  }

  static let joom = [
    Row(300, 0, 0), Row(200, 0, nil), Row(300, 400, nil), Row(350, 500, nil), Row(100, -350, nil),
    Row(50, -600, 0),
  ]

  @Test(arguments: joom) func joomProjects(row: Row) {
    var engine = engine("joombottomsheet", [400])

    #expect(decide(&engine, row) == row.detent)
  }

  @Test(arguments: zip([200, 400, 600, 800], [400.0, 565.685, 692.820, 800]))
  func joomDismissesAFlickFromThatSpeedOn(height: Int, speed: Double) {
    var slower = engine("joombottomsheet", [height])
    var faster = engine("joombottomsheet", [height])

    #expect(decide(&slower, Row(Double(height), speed - 2, 0)) == 0)
    #expect(decide(&faster, Row(Double(height), speed + 0.01, nil)) == nil)
  }

  @Test func joomDoesNotMovePastItsHeight() {
    var engine = engine("joombottomsheet", [400])
    _ = engine.handle(.dragBegan(.content))
    _ = engine.handle(.dragChanged(translation: -200, velocity: 0))

    #expect(engine.position == 400)
  }

  static let overlayContainer = [
    Row(125, 0, 0), Row(150, 0, 0), Row(150.1, 0, 1), Row(125, -300, 1), Row(125, -1000, 2),
    Row(290, 500, 1), Row(290, 1500, 0), Row(300, -5000, 2),
  ]

  @Test(arguments: overlayContainer) func overlayContainerLooksAhead(row: Row) {
    var engine = engine("overlaycontainer", [100, 200, 300], at: 1)

    #expect(decide(&engine, row) == row.detent)
  }

  static let rubberBand = [
    (300.0, 300.0), (500, 500), (550, 510.35), (700, 536.53), (900, 563.82), (1000, 575.26),
    (100, 100), (90, 97.93), (50, 91.2), (0, 84.95), (-100, 76.14),
  ]

  @Test(arguments: rubberBand) func overlayContainerStretches(raw: Double, shown: Double) {
    var engine = engine("overlaycontainer", [100, 500], at: 1, "dismiss: {swipe: false}")
    _ = engine.handle(.dragBegan(.content))
    _ = engine.handle(.dragChanged(translation: 500 - raw, velocity: 0))

    #expect(abs(engine.position - shown) <= 0.005)
  }

  static let springs = [(0.0, 1.0), (150, 1), (1000, 0.9403), (3000, 0.8), (9000, 0.8)]

  /// Bounces in proportion to the speed, between the same speeds as OverlayContainer's own springs.
  @Test(arguments: springs) func aStillReleaseDoesNotBounce(speed: Double, damping: Double) {
    let curve = engine("overlaycontainer", [100]).behavior.motion.settle

    #expect(abs(curve.spring(afterSpeed: speed).damping - damping) < 0.0001)
  }

  // Container 844, the short form's top at 510, the long form's at 68.
  static let panModal = [
    Row(844 - 288, 0, 1), Row(844 - 289, 0, 0), Row(844 - 676.9, 0, 0), Row(844 - 677, 0, nil),
    Row(844 - 200, 301, 0), Row(844 - 200, 300, 1), Row(844 - 460, 301, nil), Row(44, -301, 1),
  ]

  @Test(arguments: panModal) func panModalGoesToItsForms(row: Row) {
    var engine = engine("panmodal", [844 - 510, 844 - 68], at: row.height > 334 ? 1 : 0)

    #expect(decide(&engine, row) == row.detent)
  }

  @Test(arguments: panModal) func panModalWithoutDragToDismiss(row: Row) {
    var engine = engine(
      "panmodal", [844 - 510, 844 - 68], at: row.height > 334 ? 1 : 0, "dismiss: {swipe: false}")

    #expect(decide(&engine, row) == row.detent ?? 0)
  }

  struct Reach: CustomTestStringConvertible, Sendable {
    var heights: [Int]
    var from: Int
    var to: Int
    var isReachable: Bool
    var testDescription: String { "\(heights[from]) to \(heights[to]) of \(heights)" }
  }

  static let reaches = [
    Reach(heights: [200, 400, 700], from: 2, to: 1, isReachable: true),
    Reach(heights: [200, 400, 700], from: 2, to: 0, isReachable: false),
    Reach(heights: [200, 400, 700], from: 1, to: 0, isReachable: true),
    Reach(heights: [100, 300, 600], from: 2, to: 0, isReachable: false),
  ]

  @Test(arguments: reaches) func lbReachesSomeDetentsOnly(row: Reach) {
    let start = engine("lbbottomsheet", row.heights, at: row.from)
    var isReached = false
    for translation in 1...row.heights[row.from] {
      var engine = start
      if decide(&engine, Row(start.position - Double(translation), 0, nil)) == row.to {
        isReached = true
      }
    }

    #expect(isReached == row.isReachable)
  }

  static let logarithm = [
    (1.0, 0.830), (10, 4.231), (50, 8.286), (100, 10.203), (200, 12.161), (400, 14.139),
    (800, 16.129),
  ]

  @Test(arguments: logarithm) func lbStretches(overshoot: Double, shown: Double) {
    var above = engine("lbbottomsheet", [300])
    var below = engine("lbbottomsheet", [300], "dismiss: {swipe: false}")
    _ = above.handle(.dragBegan(.content))
    _ = above.handle(.dragChanged(translation: -overshoot, velocity: 0))
    _ = below.handle(.dragBegan(.content))
    _ = below.handle(.dragChanged(translation: overshoot, velocity: 0))

    #expect(abs(above.position - 300 - shown) < 0.0006)
    // Below it is pushed down by as much, and no lower in height.
    #expect(abs(300 - below.position - shown) < 0.0006)
    #expect(below.reach.frame(at: below.position).height == 300)
  }

  /// A swipe that may dismiss follows the finger below the smallest detent, in every library.
  @Test(arguments: ["lbbottomsheet", "panmodal", "joombottomsheet", "overlaycontainer"])
  func belowTheSmallestTheSheetFollowsTheFinger(preset: String) {
    var engine = engine(preset, [300])
    _ = engine.handle(.dragBegan(.content))
    let effects = engine.handle(.dragChanged(translation: 120, velocity: 0))

    #expect(effects.frame == SheetFrame(height: 300, translation: 120))
  }
}
