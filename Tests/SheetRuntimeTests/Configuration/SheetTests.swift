import SheetRuntime
import Testing

@Suite struct SheetTests {
  private enum Detents: UInt16, SheetDetents {
    case peek
    case full
  }

  private static func configuration(_ width: Double) -> SheetConfiguration {
    SheetConfiguration(width: WidthBehavior(max: .points(width)))
  }

  private static let base = configuration(0)

  @Test(
    arguments: [
      ([], [0, 0, 0, 0]),
      ([(.regularWidth, 1)], [0, 1, 0, 1]),
      ([(.compactHeight, 2)], [0, 0, 2, 2]),
      ([(.regularWidth, 1), (.compactHeight, 2)], [0, 1, 2, 2]),
      (
        [(.regularWidth, 1), (.compactHeight, 2), ([.regularWidth, .compactHeight], 3)],
        [0, 1, 2, 3]
      ),
    ] as [([(SizeClasses, Double)], [Double])])
  func lastVariantThatHoldsCounts(_ variants: [(SizeClasses, Double)], _ widths: [Double]) {
    let sheet = Sheet<Detents, NoControls>(
      Self.base, variants: variants.map { SheetVariant($0.0, Self.configuration($0.1)) })
    let sizeClasses: [SizeClasses] = [
      [.compactWidth, .regularHeight], [.regularWidth, .regularHeight],
      [.compactWidth, .compactHeight], [.regularWidth, .compactHeight],
    ]

    #expect(sizeClasses.map { sheet.configuration(in: $0).width.max } == widths.map { .points($0) })
  }

  @Test func idOfADetentIsItsPlaceAndItsName() {
    #expect(Detents.full.index == DetentIndex(1))
    #expect(Detents(DetentIndex(0)) == .peek)
    #expect(Detents(DetentIndex(2)) == nil)
    #expect("\(Detents.full)" == "full")
  }

  @Test func emptyIdsHaveNoValue() {
    #expect(NoDetents(DetentIndex(0)) == nil)
    #expect(NoControls(ControlIndex(0)) == nil)
    #expect(NoMeasures(MeasureIndex(0)) == nil)
  }
}
