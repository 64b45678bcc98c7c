import SheetRuntime
import Testing

@testable import SheetModel

@Suite struct DetentOrderTests {
  @Test func detentsAreSortedOnTheReferenceDevice() {
    // 0.5 × 778 = 389, 0.56 × 778 = 435.68.
    var configuration = SheetConfiguration(detents: [
      Detent(0, .maxHeight), Detent(1, .medium), Detent(2, .height(400, from: .safeArea)),
      Detent(3, .fraction(0.5, of: .limit)), Detent(4, .headerOnly),
    ])
    var scratch = DetentFormulas()

    let changed = configuration.sortDetents(scratch: &scratch)

    #expect(changed)
    #expect(configuration.detents.map(\.id) == [4, 3, 2, 1, 0])
  }

  @Test func sortedDetentsStayAsTheyAre() {
    var configuration = SheetConfiguration(detents: [
      Detent(2, .headerOnly), Detent(0, .height(300, from: .safeArea)),
      Detent(1, .height(300, from: .safeArea)),
    ])
    var scratch = DetentFormulas()

    let changed = configuration.sortDetents(scratch: &scratch)

    #expect(!changed)
    #expect(configuration.detents.map(\.id) == [2, 0, 1])
  }

  @Test func aVariantIsSortedOnADeviceOfItsSizeClasses() {
    // Half of 382 is below 300, half of 778 above.
    let detents = [
      Detent(0, .height(300, from: .safeArea)), Detent(1, .fraction(0.5, of: .limit)),
    ]
    var upright = SheetConfiguration(detents: detents)
    var sideways = SheetConfiguration(detents: detents)
    var scratch = DetentFormulas()

    upright.sortDetents(for: .compactRegular, scratch: &scratch)
    sideways.sortDetents(for: .compactCompact, scratch: &scratch)

    #expect(upright.detents.map(\.id) == [0, 1])
    #expect(sideways.detents.map(\.id) == [1, 0])
  }
}
