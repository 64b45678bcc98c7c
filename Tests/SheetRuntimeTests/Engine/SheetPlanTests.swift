import SheetRuntime
import Testing

@Suite struct SheetPlanTests {
  static func configuration(_ ids: [UInt16], _ heights: [Double]) -> SheetConfiguration {
    SheetConfiguration(
      detents: zip(ids, heights).map { Detent(DetentIndex($0), .height($1, from: .safeArea)) })
  }

  static let plan = SheetPlan(
    configuration([0, 1], [100, 600]),
    variants: [
      SheetVariant(.regularWidth, configuration([0, 2], [120, 500])),
      SheetVariant(.compactHeight, configuration([0, 3], [80, 300])),
      SheetVariant([.regularWidth, .compactHeight], configuration([0, 3], [90, 310])),
    ])

  @Test(arguments: [
    ([SizeClasses.compactWidth, .regularHeight], 0), ([.regularWidth, .regularHeight], 1),
    ([.compactWidth, .compactHeight], 2), ([.regularWidth, .compactHeight], 3),
  ]) func theLastLayerThatHoldsCounts(classes: [SizeClasses], place: Int) {
    #expect(Self.plan.place(in: classes.reduce([]) { $0.union($1) }) == place)
  }

  /// An id of another layer has the height it would have in the layer nearest to this one.
  @Test(arguments: [
    (Containers.phone, DetentIndex(2), 500.0), (Containers.phone, 3, 300),
    (Containers.tablet, 1, 600), (Containers.tablet, 3, 310),
    (Containers.phoneLandscape, 3, 300),
  ]) func whatOtherLayersDeclareIsStoodForHere(
    container: SheetContainer, id: DetentIndex, height: Double
  ) {
    let engine = SheetEngine(Self.plan, in: SheetLayout(container))

    #expect(engine.detents.place(of: id)?.height.lower == height)
  }

  @Test func aPlanOfATypedSheetIsThatSheet() {
    let sheet = Sheet<NoDetents, NoControls>(
      Self.configuration([0], [100]),
      variants: [SheetVariant(.compactHeight, Self.configuration([0], [80]))])

    #expect(
      SheetPlan(sheet)
        == SheetPlan(
          Self.configuration([0], [100]),
          variants: [SheetVariant(.compactHeight, Self.configuration([0], [80]))]))
  }
}
