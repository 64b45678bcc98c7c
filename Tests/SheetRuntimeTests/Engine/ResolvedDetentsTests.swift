import SheetRuntime
import Testing

private func points(_ id: UInt16, _ height: Double) -> Detent {
  Detent(DetentIndex(id), .height(height, from: .safeArea))
}

private func resolve(
  _ detents: [Detent], absent: [Detent] = [], in container: SheetContainer = Containers.phone
) -> ResolvedDetents {
  ResolvedDetents(
    DetentFormulas(SheetConfiguration(detents: detents), absent: absent), in: container)
}

private func positions(_ resolved: ResolvedDetents) -> [Double] { resolved.stops.map(\.position) }

/// Size classes of a detent's `when`, and whether they hold on a phone held upright.
private let whenRows: [(SizeClasses, Bool)] = [
  (.compactHeight, false), (.regularHeight, true), (.compactWidth, true), (.regularWidth, false),
  ([.compactWidth, .regularHeight], true), ([.compactWidth, .compactHeight], false), ([], true),
]

@Suite struct ResolvedDetentsTests {
  @Test func stopsAscendWhateverTheOrderOfTheDetents() {
    let resolved = resolve([Detent(0, .maxHeight), points(1, 300), Detent(2, .headerOnly)])

    #expect(positions(resolved) == [15, 300, 778])
    #expect(resolved.stops.map(\.id) == [2, 1, 0])
    #expect(resolved.place(of: 0)?.stop == 2)
    #expect(resolved.place(of: 3) == nil)
  }

  @Test func heightsAreWholePixels() {
    // 435.68 × 3 = 1307.04 pixels; 0.56 × 1153 = 645.68, × 2 = 1291.36 pixels.
    #expect(positions(resolve([Detent(0, .medium)])) == [1307.0 / 3])
    #expect(positions(resolve([Detent(0, .medium)], in: Containers.tablet)) == [645.5])
  }

  @Test func roundingNeverExceedsTheLimit() {
    // 647 − 0.1 = 646.9, 1293.8 pixels: rounding to nearest would be 647.
    let configuration = SheetConfiguration(
      detents: [Detent(0, .maxHeight)], limit: HeightLimit(from: .safeArea, inset: 0.1))

    let resolved = ResolvedDetents(DetentFormulas(configuration), in: Containers.smallPhone)

    #expect(positions(resolved) == [646.5])
  }

  @Test func aLimitOfThirdsKeepsItsLastPixel() {
    // 778 − 2/3 = 777 1/3, exactly 2332 pixels but for the rounding error of the binary fraction.
    let configuration = SheetConfiguration(
      detents: [Detent(0, .maxHeight)], limit: HeightLimit(from: .safeArea, inset: 2.0 / 3))

    let resolved = ResolvedDetents(DetentFormulas(configuration), in: Containers.phone)

    #expect(abs(positions(resolved)[0] - 2332.0 / 3) < 1e-9)
  }

  @Test func detentsAreNoLowerAndNoHigherThanThoseTheyAreBoundBy() {
    let detents = [
      points(0, 200), Detent(1, .height(120, from: .safeArea), min: .detent(0)),
      Detent(2, .height(500, from: .safeArea), max: .detent(3)),
      Detent(3, .height(400, from: .safeArea), max: .fraction(0.5)),
    ]

    let resolved = resolve(detents)

    let ids: [DetentIndex] = [0, 1, 2, 3]
    let heights: [Double?] = ids.map { resolved.place(of: $0)?.height.lower }
    #expect(heights == [200, 200, 389, 389])
    #expect(positions(resolved) == [200, 389])
  }

  @Test func chainsOfBoundsAreFollowedInWhateverOrderTheyAreWritten() {
    let chain = (0..<20).map { (index: UInt16) -> Detent in
      let min: HeightBound = index == 19 ? .points(300) : .detent(DetentIndex(index + 1))
      return Detent(DetentIndex(index), .height(Double(10 + index), from: .safeArea), min: min)
    }

    for detents in [chain, chain.reversed()] {
      #expect(positions(resolve(detents)) == [300])
    }
  }

  @Test func aDetentThatIsNotActiveBindsWithTheHeightItWouldHave() {
    let inactive = Detent(0, .height(300, from: .safeArea), when: .compactHeight)
    let bound = Detent(1, .height(100, from: .safeArea), min: .detent(0))

    #expect(positions(resolve([inactive, bound])) == [300])
    #expect(positions(resolve([bound], absent: [inactive])) == [300])
    #expect(positions(resolve([bound])) == [100])
  }

  @Test func whatIsNotMeasuredBindsWithBothItsEnds() {
    let resolved = resolve([
      Detent(0, .measured(0), min: .points(80), max: .points(320)),
      Detent(1, .measured(1), min: .detent(0), max: .points(500)),
    ])

    #expect(resolved.place(of: 1)?.height == HeightInterval(lower: 80, upper: 500))
  }

  @Test func boundsThatGoInCirclesEnd() {
    let resolved = resolve([
      Detent(0, .height(100, from: .safeArea), min: .detent(1)),
      Detent(1, .height(200, from: .safeArea), max: .detent(0)),
    ])

    #expect(resolved.stops.count >= 1)
  }

  @Test func detentsWithinHalfAPixelAreOneStop() {
    // Half a pixel is 1/6 of a point at scale 3.
    let resolved = resolve([points(0, 300.16), points(1, 300), points(2, 400), points(3, 300.4)])

    #expect(resolved.stops.count == 3)
    #expect(resolved.stops.map(\.id) == [0, 3, 2])
    #expect(Array(resolved.members(of: resolved.stops[0])) == [1, 0])
    #expect(resolved.place(of: 1)?.stop == 0)
    #expect(resolved.place(of: 0)?.stop == 0)
    #expect(resolved.place(of: 3)?.stop == 1)
  }

  @Test func mergingDoesNotCreep() {
    // Each is within half a pixel of the one before, the last is not of the first.
    let resolved = resolve([points(0, 300), points(1, 300.12), points(2, 300.24)])

    #expect(resolved.stops.count == 2)
    #expect(Array(resolved.members(of: resolved.stops[0])) == [0, 1])
  }

  @Test func detentsThatShareAPixelAreOneStop() {
    // 900.6 and 901.4 pixels: more than half a pixel apart, and both 901 pixels on screen.
    let resolved = resolve([points(0, 900.6 / 3), points(1, 901.4 / 3)])

    #expect(resolved.stops.count == 1)
    #expect(positions(resolved) == [901.0 / 3])
  }

  @Test func detentsCutByTheLimitAreOneStopThere() {
    let resolved = resolve(
      [points(0, 400), points(1, 500), points(2, 100), Detent(3, .maxHeight)],
      in: Containers.smallPhoneLandscape)

    #expect(positions(resolved) == [100, 375])
    #expect(resolved.stops[1].id == 0)
    #expect(Array(resolved.members(of: resolved.stops[1])) == [0, 1, 3])
    #expect(resolved.place(of: 0)?.isCut == true)
    #expect(resolved.place(of: 3)?.isCut == false)
  }

  @Test func mediumIsStoodForInCompactHeight() {
    // It would be 0.63 × 382 = 240.66 in this container; 96 is 144.66 away, 382 is 141.34.
    let resolved = resolve(
      [points(0, 96), Detent(1, .medium), Detent(2, .maxHeight)], in: Containers.phoneLandscape)

    #expect(positions(resolved) == [96, 382])
    #expect(resolved.place(of: 1)?.isActive == false)
    #expect(resolved.place(of: 1)?.stop == 1)
    #expect(abs((resolved.place(of: 1)?.height.lower ?? 0) - 240.667) < 0.001)
  }

  @Test func theLowerOfTwoEquallyNearStopsStandsForAnInactiveDetent() {
    let resolved = resolve(
      [
        points(0, 100), Detent(1, .height(200, from: .safeArea), when: .regularWidth),
        points(2, 300),
      ])

    #expect(resolved.place(of: 1)?.stop == 0)
  }

  @Test func aDetentOfAnotherVariantIsStoodForByTheNearest() {
    let resolved = resolve(
      [points(0, 96), Detent(2, .topInset(8))],
      absent: [Detent(1, .fraction(0.5, of: .limit), min: .points(240)), points(1, 96)],
      in: Containers.phoneLandscape)

    // 240 is 144 above 96 and 134 below 374.
    #expect(positions(resolved) == [96, 374])
    #expect(resolved.place(of: 1)?.stop == 1)
    #expect(resolved.place(of: 1)?.height == HeightInterval(240))
  }

  @Test(arguments: whenRows)
  func allSizeClassesOfWhenMustHold(when: SizeClasses, isActive: Bool) {
    let resolved = resolve([points(0, 96), Detent(1, .maxHeight, when: when)])

    #expect(resolved.place(of: 1)?.isActive == isActive)
    #expect(resolved.stops.count == (isActive ? 2 : 1))
  }

  @Test func theLimitStandsInWhereNoDetentIsActive() {
    let resolved = resolve([Detent(0, .medium)], in: Containers.phoneLandscape)

    #expect(resolved.isStandIn)
    #expect(positions(resolved) == [382])
    #expect(resolved.stops[0].id == 0)
    #expect(resolved.place(of: 0)?.stop == 0)
    #expect(resolved.members(of: resolved.stops[0]).isEmpty)
  }

  @Test func heightsThatAreNotMeasuredStayApart() {
    let resolved = resolve([
      Detent(0, .fitContent), points(1, 15), Detent(2, .measured(0), min: .points(15)),
    ])

    #expect(positions(resolved) == [15, 15, 15])
    #expect(resolved.stops.map(\.height.upper) == [15, 778, 778])
    #expect(resolved.stops.map(\.id) == [1, 0, 2])
  }

  @Test func anUnmeasuredHeightBetweenEqualBoundsIsKnown() {
    let resolved = resolve([
      Detent(0, .measured(0), min: .points(200), max: .points(200)), points(1, 200),
    ])

    #expect(resolved.stops.count == 1)
  }

  @Test func aFreeSheetHasItsTwoEnds() {
    let configuration = SheetConfiguration(
      free: FreeRange(min: points(0, 100), max: Detent(1, .maxHeight)))

    let resolved = ResolvedDetents(DetentFormulas(configuration), in: Containers.phone)

    #expect(positions(resolved) == [100, 778])
  }

  @Test func initialPositionsBecomeStops() {
    let resolved = resolve([points(0, 100), points(1, 300), Detent(2, .maxHeight)])

    #expect(resolved.stop(for: .smallest) == 0)
    #expect(resolved.stop(for: .largest) == 2)
    #expect(resolved.stop(for: .hidden) == nil)
    #expect(resolved.stop(for: .detent(1)) == 1)
    #expect(resolved.stop(for: .detent(9)) == nil)
    #expect(ResolvedDetents().stop(for: .smallest) == nil)
  }

  @Test func passthroughIsAHeightThatInactivityDoesNotChange() {
    let resolved = resolve(
      [points(0, 96), Detent(1, .medium), Detent(2, .maxHeight)], in: Containers.phoneLandscape)

    #expect(resolved.passthroughHeight(for: .never) == nil)
    #expect(resolved.passthroughHeight(for: .always)?.lower == .infinity)
    #expect(resolved.passthroughHeight(for: .throughSmallest) == HeightInterval(96))
    #expect(resolved.passthroughHeight(for: .through(1))?.lower == 722.0 / 3)
  }

  @Test func theSmallestOfUnmeasuredHeightsIsBoundedByAllOfThem() {
    let resolved = resolve([Detent(0, .fitContent), points(1, 300)])

    #expect(
      resolved.passthroughHeight(for: .throughSmallest) == HeightInterval(lower: 15, upper: 300))
  }

  @Test func resolvingAgainLeavesNothingBehind() {
    var resolved = resolve([Detent(0, .medium)], in: Containers.phoneLandscape)
    let formulas = DetentFormulas(SheetConfiguration(detents: [points(0, 50)]))

    resolved.resolve(formulas, in: Containers.tablet)

    #expect(resolved == ResolvedDetents(formulas, in: Containers.tablet))
  }
}
