import SheetRuntime
import SheetVocabulary
import Testing

@testable import SheetModel

private func points(_ id: UInt16, _ height: Double) -> Detent {
  Detent(DetentIndex(id), .height(height, from: .safeArea))
}

private func survey(
  _ detents: [Detent], _ change: (inout SheetConfiguration) -> Void = { _ in }
) -> DetentSurvey {
  var configuration = SheetConfiguration(detents: detents)
  change(&configuration)
  var formulas = SheetFormulas()
  formulas.update(base: configuration)
  var survey = DetentSurvey()
  survey.run(formulas)
  return survey
}

@Suite struct DetentSurveyTests {
  @Test func aDetentBoundByAnotherNeverPassesIt() {
    let free = survey([points(0, 350), Detent(1, .fraction(0.5, of: .limit))])
    let bound = survey([points(0, 350), Detent(1, .fraction(0.5, of: .limit), min: .detent(0))])

    #expect(free.swaps.count == 1)
    #expect(bound.swaps.isEmpty)
    // On short phones they meet, as the bound says.
    #expect(bound.coincidences.isEmpty)
  }

  @Test func detentsThatKeepTheirOrderAreNotReported() {
    let survey = survey([
      points(0, 96), Detent(1, .fraction(0.5, of: .limit)), Detent(2, .topInset(12)),
    ])

    #expect(survey.swaps.isEmpty)
    #expect(survey.coincidences.isEmpty)
  }

  @Test func anOrderThatVariesNamesBothDevicesAndBothHeights() throws {
    // Half of 778 is 389, of 647 is 323.5, of 1153 is 576.5.
    let survey = survey([points(0, 350), Detent(1, .fraction(0.5, of: .limit))])

    let swap = try #require(survey.swaps.first)
    #expect(survey.swaps.count == 1)
    #expect(swap.first == 0)
    #expect(swap.second == 1)
    #expect(swap.ascending.device == DeviceTable.reference)
    #expect(swap.ascending.first == HeightInterval(350))
    #expect(swap.ascending.second == HeightInterval(389))
    #expect(swap.descending.device == DeviceTable.smallReference)
    #expect(swap.descending.second == HeightInterval(323.5))
    #expect(survey.coincidences.isEmpty)
  }

  @Test func theOrderOfUnmeasuredHeightsIsDecidedAtRunTime() {
    let survey = survey([
      points(0, 350), Detent(1, .fitContent), Detent(2, .measured(0), max: .points(500)),
    ])

    #expect(survey.swaps.isEmpty)
    #expect(survey.coincidences.isEmpty)
  }

  @Test func unmeasuredHeightsThatCannotBeOtherwiseAreReported() throws {
    // At least half of the limit everywhere, against 350 points.
    let survey = survey([
      points(0, 350),
      Detent(1, .measured(0), min: .fraction(0.5), max: .fraction(0.5)),
    ])

    #expect(survey.swaps.count == 1)
  }

  @Test func aTypicalHeightCountsAsMeasured() throws {
    // 15 + 335 is above half of 647 and below half of 778.
    let survey = survey([Detent(0, .fitContent), Detent(1, .fraction(0.5, of: .limit))]) {
      $0.content.typicalHeight = 335
    }

    #expect(survey.swaps.count == 1)
  }

  @Test func detentsThatCoincideOnSomeDevicesSayOnHowMany() throws {
    // Half of 548 is 274, so `min` lifts it to the other detent on a zoomed iPhone SE.
    let survey = survey([
      points(0, 300), Detent(1, .fraction(0.5, of: .limit), min: .points(300)), points(2, 700),
    ])

    let coincidence = try #require(survey.coincidences.first)
    #expect(survey.coincidences.count == 1)
    #expect(survey.swaps.isEmpty)
    #expect(coincidence.first == 0)
    #expect(coincidence.second == 1)
    #expect(coincidence.sighting.device.device.name == "iPhone SE zoomed")
    #expect(coincidence.sighting.first == HeightInterval(300))
    #expect(coincidence.count < coincidence.total)
    #expect(!coincidence.isEverywhere)
    #expect(!coincidence.isCut)
  }

  @Test func detentsThatPassEachOtherAreNotSaidToCoincideToo() {
    // Half of 778 is 389.
    let survey = survey([points(0, 389), Detent(1, .fraction(0.5, of: .limit))])

    #expect(survey.swaps.count == 1)
    #expect(survey.coincidences.isEmpty)
  }

  @Test func detentsThatCoincideEverywhereSayWhether() throws {
    let survey = survey([Detent(0, .maxHeight), points(1, 2000), points(2, 100)])

    let coincidence = try #require(survey.coincidences.first)
    #expect(coincidence.isEverywhere)
    #expect(coincidence.isCut)
    #expect(
      coincidence.count
        == SizeClassGroup.allCases.map { HeightTable.rows(in: $0).count }.reduce(0, +))
  }

  @Test func lowWindowsCutDetentsWithoutAWord() {
    // Both reach the limit of a phone on its side, and nothing is wrong with that.
    let survey = survey([points(0, 100), points(1, 500), Detent(2, .topInset(0))])

    #expect(survey.swaps.isEmpty)
    #expect(survey.coincidences.isEmpty)
  }

  @Test func detentsThatAreNeverActiveTogetherHaveNoOrder() {
    let survey = survey([
      Detent(0, .height(350, from: .safeArea), when: .compactWidth),
      Detent(1, .fraction(0.3, of: .limit), when: .regularWidth),
    ])

    #expect(survey.swaps.isEmpty)
    #expect(survey.coincidences.isEmpty)
  }

  @Test func mediumIsNotComparedInCompactHeight() {
    // 0.56 of any limit but those of phones on their sides is above 250.
    let survey = survey([points(0, 250), Detent(1, .medium), Detent(2, .maxHeight)])

    #expect(survey.swaps.isEmpty)
  }

  @Test func aVariantThatTurnsTheOrderRoundIsReported() throws {
    var formulas = SheetFormulas()
    formulas.update(
      base: SheetConfiguration(detents: [points(0, 100), points(1, 300)]),
      compactHeight: SheetConfiguration(detents: [points(1, 120), points(0, 240)]),
      regularWidthCompactHeight: SheetConfiguration(detents: [points(1, 120), points(0, 240)]))
    var survey = DetentSurvey()

    survey.run(formulas)

    let swap = try #require(survey.swaps.first)
    #expect(survey.swaps.count == 1)
    #expect(swap.ascending.device == DeviceTable.reference)
    #expect(swap.descending.device.device.name == "iPhone 17 Pro landscape")
  }

  @Test func presentationsOfTheSystemAreNotLookedAt() {
    var wide = SheetConfiguration(detents: [points(1, 300), points(0, 400)])
    wide.style = .form
    var formulas = SheetFormulas()
    formulas.update(
      base: SheetConfiguration(detents: [points(0, 100), points(1, 300)]), regularWidth: wide,
      regularWidthCompactHeight: wide)
    var survey = DetentSurvey()

    survey.run(formulas)

    #expect(survey.swaps.isEmpty)
  }

  @Test func aSheetFullOfFaultsIsReportedInParts() {
    let survey = survey(
      (0..<4000).map { points(UInt16($0), 300) } + [Detent(4000, .fraction(0.5, of: .limit))])

    #expect(survey.coincidences.count == DetentSurvey.candidateLimit)
  }

  @Test(arguments: [UInt64](1...300))
  func theSurveyFindsASwapWhereLookingAtEveryDeviceDoes(seed: UInt64) {
    var generator = SeededGenerator(state: seed)
    let detents = (0..<UInt16.random(in: 2...5, using: &generator)).map { id in
      let height: DetentHeight =
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: .fraction(Double.random(in: 0...1, using: &generator), of: .limit)
        case 1: .fraction(Double.random(in: 0...1, using: &generator), of: .container)
        case 2: .topInset(Double.random(in: 0...400, using: &generator))
        case 3: .medium
        default: .height(Double.random(in: 0...700, using: &generator), from: .safeArea)
        }
      return Detent(DetentIndex(id), height)
    }
    var formulas = SheetFormulas()
    formulas.update(base: SheetConfiguration(detents: detents))
    var survey = DetentSurvey()

    survey.run(formulas)

    var below: Set<[DetentIndex]> = []
    formulas.forEachDevice { resolution in
      let stops = resolution.detents.stops
      for (place, stop) in stops.enumerated() {
        for upper in stops[(place + 1)...] {
          for one in resolution.detents.members(of: stop) {
            for other in resolution.detents.members(of: upper) { below.insert([one, other]) }
          }
        }
      }
    }
    let swapped = below.filter { below.contains([$0[1], $0[0]]) }
    #expect(survey.swaps.isEmpty == swapped.isEmpty, "\(detents)")
    for swap in survey.swaps {
      #expect(swapped.contains([swap.first, swap.second]))
    }
  }
}
