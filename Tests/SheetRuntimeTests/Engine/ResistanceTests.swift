import Foundation
import SheetRuntime
import Testing

@Suite struct ResistanceTests {
  static let logarithmic = [
    (1.0, 0.830), (10, 4.231), (50, 8.286), (100, 10.203), (200, 12.161), (400, 14.139),
    (800, 16.129),
  ]

  @Test(arguments: logarithmic) func logarithmicIsThatOfLBBottomSheet(
    overshoot: Double, shown: Double
  ) {
    let resistance = Resistance(kind: .logarithmic)

    #expect(abs(resistance.shown(overshoot: overshoot, past: 300) - shown) < 0.0006)
  }

  @Test func logarithmicBeginsAlmostAtTheFingersSpeed() {
    let resistance = Resistance(kind: .logarithmic)

    #expect(abs(resistance.slope(overshoot: 0, past: 300) - 0.962) < 0.0005)
  }

  static let rubberBand = [
    (300.0, 300.0), (500, 500), (550, 510.35), (700, 536.53), (900, 563.82), (1000, 575.26),
    (100, 100), (90, 97.93), (50, 91.2), (0, 84.95), (-100, 76.14),
  ]

  @Test(arguments: rubberBand) func rubberBandIsThatOfOverlayContainer(
    raw: Double, height: Double
  ) {
    let resistance = Resistance(kind: .rubberBand, factor: 0.5)

    var resisted = raw
    if raw > 500 { resisted = 500 + resistance.shown(overshoot: raw - 500, past: 500) }
    if raw < 100 { resisted = 100 - resistance.shown(overshoot: 100 - raw, past: 100) }

    #expect(abs(resisted - height) <= 0.005)
  }

  @Test func rubberBandKinksAtTheEnd() {
    let resistance = Resistance(kind: .rubberBand, factor: 0.5)

    #expect(abs(resistance.slope(overshoot: 0, past: 500) - 0.217) < 0.0005)
  }

  @Test func noneShowsNothing() {
    let resistance = Resistance(kind: .none, factor: 4)

    #expect(resistance.shown(overshoot: 100, past: 500) == 0)
    #expect(resistance.slope(overshoot: 100, past: 500) == 0)
  }

  @Test func anEndAtNothingGivesWayToNothing() {
    #expect(Resistance().shown(overshoot: 100, past: 0) == 0)
  }

  @Test func theSheetNeverOutrunsTheFinger() {
    for kind in [ResistanceKind.rubberBand, .logarithmic] {
      let resistance = Resistance(kind: kind, factor: 4)
      for overshoot in stride(from: 0.0, through: 2000, by: 7) {
        let shown = resistance.shown(overshoot: overshoot, past: 500)
        #expect(shown >= 0 && shown <= overshoot)
      }
    }
  }

  @Test func agreesWithTheLogarithmOfTheCLibrary() {
    let resistance = Resistance(kind: .logarithmic)
    for step in 0..<2000 {
      let overshoot = pow(1.01, Double(step) / 2)
      let expected = 2 * log2((overshoot + 3) / 3)
      #expect(abs(resistance.shown(overshoot: overshoot, past: 1) - expected) <= 1e-13 * expected)
    }
  }
}
