import SheetModel
import SheetRuntime
import SheetVocabulary
import Testing

@Suite struct TargetTableTests {
  private func table(_ most: Int?, _ kept: TargetTable.Kept) -> TargetTable {
    TargetTable(
      .panmodal,
      TargetTable.Library("Some", version: "1.0", minimumOS: VersionNumber(13), source: ""),
      own: SheetConfiguration(), mostDetents: most, kept: kept, variants: .native,
      keys: { _ in .native }, features: { _ in .native })
  }

  private func kept(
    _ most: Int?, _ kept: TargetTable.Kept, _ change: (inout SheetConfiguration) -> Void = { _ in }
  ) -> [UInt16] {
    var configuration = SheetConfiguration()
    configuration.detents = (0..<4).map { Detent.height(UInt16($0), Double(100 * ($0 + 1))) }
    change(&configuration)
    return table(most, kept).kept(of: configuration).map(\.rawValue)
  }

  @Test func whatStaysOfTooManyDetentsIsTheTables() {
    #expect(kept(nil, .ends) == [0, 1, 2, 3])
    #expect(kept(4, .ends) == [0, 1, 2, 3])
    #expect(kept(2, .ends) == [0, 3])
    #expect(kept(3, .unknown) == [0, 1, 2, 3])
    #expect(kept(1, .opening) == [0])
    #expect(kept(1, .opening) { $0.initial = .largest } == [3])
    #expect(kept(1, .opening) { $0.initial = .detent(DetentIndex(2)) } == [2])
  }

  /// Detents that are never there together are not too many.
  @Test func eachSizeClassKeepsItsOwn() {
    let kept = kept(2, .ends) { configuration in
      configuration.detents[0].when = [.compactWidth]
      configuration.detents[1].when = [.compactWidth]
      configuration.detents[2].when = [.regularWidth]
    }

    #expect(kept == [0, 2, 3])
  }
}
