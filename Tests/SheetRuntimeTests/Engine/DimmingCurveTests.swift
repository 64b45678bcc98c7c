import SheetRuntime
import Testing

@Suite struct DimmingCurveTests {
  static func reach(passing: Double = -.infinity, firstBlocking: Double = 500) -> SheetReach {
    var reach = SheetReach()
    reach.smallest = 100
    reach.largest = 500
    reach.hidden = -34
    reach.fading = 100
    reach.passing = passing
    reach.firstBlocking = firstBlocking
    return reach
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var label: String
    var follows: DimmingProgress = .presentation
    var minimum = 0.0
    var whilePassing = false
    var passing = -Double.infinity
    var position: Double
    var opacity: Double
    var testDescription: String { "\(label) at \(position)" }
  }

  static let rows = [
    Row(label: "constant", position: 100, opacity: 0.4),
    Row(label: "constant", position: 560, opacity: 0.4),
    Row(label: "fades out of sight", position: 33, opacity: 0.2),
    Row(label: "out of sight", position: -34, opacity: 0),
    Row(label: "passing", passing: 300, position: 300.2, opacity: 0),
    Row(label: "on the way to the first that dims", passing: 300, position: 400, opacity: 0.2),
    Row(label: "first that dims", passing: 300, position: 500, opacity: 0.4),
    Row(label: "always passing", passing: .infinity, position: 500, opacity: 0),
    Row(
      label: "dims while passing", whilePassing: true, passing: .infinity, position: 300,
      opacity: 0.4),
    Row(label: "height, lowest", follows: .height, minimum: 0.1, position: 100, opacity: 0.1),
    Row(label: "height, between", follows: .height, minimum: 0.1, position: 300, opacity: 0.25),
    Row(label: "height, largest", follows: .height, minimum: 0.1, position: 500, opacity: 0.4),
    Row(
      label: "height, past the largest", follows: .height, minimum: 0.1, position: 540, opacity: 0.4
    ),
    Row(label: "height, leaving", follows: .height, minimum: 0.1, position: 33, opacity: 0.05),
    Row(
      label: "height, passing", follows: .height, minimum: 0.1, passing: 300, position: 300,
      opacity: 0),
    Row(
      label: "height, above passing", follows: .height, minimum: 0.1, passing: 300, position: 400,
      opacity: 0.25),
  ]

  @Test(arguments: rows) func follows(row: Row) {
    let curve = DimmingCurve(
      Dimming(
        opacity: 0.4, follows: row.follows, minimumOpacity: row.minimum,
        whilePassing: row.whilePassing))

    let opacity = curve.opacity(at: row.position, in: Self.reach(passing: row.passing))

    #expect(abs(opacity - row.opacity) < 1e-9)
  }

  @Test func noneIsNone() {
    #expect(DimmingCurve(.none).opacity(at: 300, in: Self.reach()) == 0)
  }

  /// Progress over a range of one height is that of its upper end, so that a lone detent dims wholly.
  @Test func aLoneDetentDimsWholly() {
    var reach = Self.reach()
    reach.largest = 100

    let curve = DimmingCurve(Dimming(opacity: 0.4, follows: .height))

    #expect(curve.opacity(at: 100, in: reach) == 0.4)
  }
}
