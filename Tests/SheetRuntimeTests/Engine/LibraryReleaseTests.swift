import SheetRuntime
import Testing

/// What four libraries decide at a release, by values worked out from their sources.
@Suite struct LibraryReleaseTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var height: Double
    /// Positive downwards, as the libraries have it.
    var velocity: Double
    var decision: ReleaseRule.Decision

    init(_ height: Double, _ velocity: Double, _ decision: ReleaseRule.Decision) {
      self.height = height
      self.velocity = velocity
      self.decision = decision
    }

    var testDescription: String { "height \(height), velocity \(velocity)" }
  }

  // Joom: one detent of 400 points; a translation of t leaves 400 - t.
  static let joom = [
    Row(300, 0, .stop(0)), Row(200, 0, .dismiss), Row(300, 400, .dismiss), Row(350, 500, .dismiss),
    Row(100, -350, .dismiss), Row(50, -600, .stop(0)),
  ]

  static let joomRelease = ReleaseBehavior(policy: .project, deceleration: 800)
  static let joomDismiss = DismissBehavior(distance: 0.5, velocity: nil)

  @Test(arguments: joom) func joomProjectsWhereTheSheetWouldStop(row: Row) {
    let rule = ReleaseRuleTests.rule(Self.joomRelease, Self.joomDismiss, stops: [400])

    let release = ReleaseRule.Release(height: row.height, velocity: -row.velocity)

    #expect(rule.decide(release, among: [400]) == row.decision)
  }

  @Test(arguments: zip([200.0, 400, 600, 800], [400.0, 565.685, 692.820, 800]))
  func joomFlickThreshold(height: Double, threshold: Double) {
    let rule = ReleaseRuleTests.rule(Self.joomRelease, Self.joomDismiss, stops: [height])

    let slower = ReleaseRule.Release(height: height, velocity: -(threshold - 2))
    let faster = ReleaseRule.Release(height: height, velocity: -(threshold + 0.01))

    #expect(rule.decide(slower, among: [height]) == .stop(0))
    #expect(rule.decide(faster, among: [height]) == .dismiss)
  }

  // OverlayContainer: notches 100, 200, 300.
  static let overlay = [
    Row(125, 0, .stop(0)), Row(150, 0, .stop(0)), Row(150.1, 0, .stop(1)), Row(125, -300, .stop(1)),
    Row(125, -1000, .stop(2)), Row(290, 500, .stop(1)), Row(290, 1500, .stop(0)),
    Row(300, -5000, .stop(2)),
  ]

  @Test(arguments: overlay) func overlayContainerRushesForward(row: Row) {
    let notches = [100.0, 200, 300]
    let rule = ReleaseRuleTests.rule(
      ReleaseBehavior(policy: .lookahead, velocity: 400, lookahead: 0.1),
      DismissBehavior(distance: 1, velocity: 2400), stops: notches)

    let release = ReleaseRule.Release(height: row.height, velocity: -row.velocity)

    #expect(rule.decide(release, among: notches) == row.decision)
  }

  static let overlayAtOnce = [Row(125, -500, .stop(1)), Row(251, 500, .stop(1))]

  @Test(arguments: overlayAtOnce) func overlayContainerWithoutLookahead(row: Row) {
    let notches = [100.0, 200, 300]
    let rule = ReleaseRuleTests.rule(
      ReleaseBehavior(policy: .lookahead, velocity: 400, lookahead: 0), DismissBehavior(),
      stops: notches)

    let release = ReleaseRule.Release(height: row.height, velocity: -row.velocity)

    #expect(rule.decide(release, among: notches) == row.decision)
  }

  // PanModal: container 844, the short form's top at 510, the long form's at 68.
  static let pan = [
    Row(844 - 288, 0, .stop(1)), Row(844 - 289, 0, .stop(0)), Row(844 - 676.9, 0, .stop(0)),
    Row(844 - 677, 0, .dismiss), Row(844 - 200, 301, .stop(0)), Row(844 - 200, 300, .stop(1)),
    Row(844 - 460, 301, .dismiss), Row(844 - 800, -301, .stop(1)),
  ]

  @Test(arguments: pan) func panModalGoesToItsForms(row: Row) {
    let forms: [Double] = [844 - 510, 844 - 68]
    let rule = ReleaseRuleTests.rule(
      ReleaseBehavior(policy: .panmodal, velocity: 300), DismissBehavior(velocity: 300),
      stops: forms)

    let release = ReleaseRule.Release(height: row.height, velocity: -row.velocity)

    #expect(rule.decide(release, among: forms) == row.decision)
  }

  @Test(arguments: pan) func panModalWithoutDragToDismissFallsBackToTheShortForm(row: Row) {
    let forms: [Double] = [844 - 510, 844 - 68]
    let rule = ReleaseRuleTests.rule(
      ReleaseBehavior(policy: .panmodal, velocity: 300),
      DismissBehavior(swipe: false, velocity: 300), stops: forms)

    let release = ReleaseRule.Release(height: row.height, velocity: -row.velocity)

    #expect(
      rule.decide(release, among: forms) == (row.decision == .dismiss ? .stop(0) : row.decision))
  }

  // LBBottomSheet: dismissal by distance and speed before any detent.
  struct Reach: CustomTestStringConvertible, Sendable {
    var heights: [Double]
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

  static let lb = ReleaseBehavior(policy: .lbbottomsheet, velocity: 700)

  @Test(arguments: reaches) func lbReachesSomeDetentsOnly(row: Reach) {
    let rule = ReleaseRuleTests.rule(Self.lb, DismissBehavior(), stops: row.heights)

    // Every whole point a slow drag can end at.
    var isReached = false
    for translation in 1...Int(row.heights[row.from]) {
      let release = ReleaseRule.Release(
        height: row.heights[row.from] - Double(translation), velocity: 0,
        start: row.heights[row.from], translation: Double(translation))
      if rule.decide(release, among: row.heights) == .stop(row.to) { isReached = true }
    }

    #expect(isReached == row.isReachable)
  }

  @Test func lbDismissesFastFlicksFromAnywhereAndJumpsToTheTop() {
    let heights = [200.0, 400, 700]
    let rule = ReleaseRuleTests.rule(Self.lb, DismissBehavior(), stops: heights)
    let stays = ReleaseRuleTests.rule(Self.lb, DismissBehavior(swipe: false), stops: heights)
    let down = ReleaseRule.Release(height: 690, velocity: -701, start: 700, translation: 10)
    let notFast = ReleaseRule.Release(height: 690, velocity: -700, start: 700, translation: 10)
    let up = ReleaseRule.Release(height: 210, velocity: 701, start: 200, translation: -10)
    let notUp = ReleaseRule.Release(height: 210, velocity: 700, start: 200, translation: -10)

    #expect(rule.decide(down, among: heights) == .dismiss)
    #expect(stays.decide(down, among: heights) == .stop(0))
    #expect(rule.decide(notFast, among: heights) == .stop(2))
    #expect(rule.decide(up, among: heights) == .stop(2))
    #expect(rule.decide(notUp, among: heights) == .stop(0))
  }

  @Test func lbFreeStaysWithinItsRange() {
    let rule = ReleaseRuleTests.rule(Self.lb, DismissBehavior(), isFree: true, stops: [100, 500])

    #expect(rule.decide(.init(height: 321, velocity: 900), among: [100, 500]) == .stay(321))
    #expect(rule.decide(.init(height: 521, velocity: 0), among: [100, 500]) == .stay(500))
  }
}
