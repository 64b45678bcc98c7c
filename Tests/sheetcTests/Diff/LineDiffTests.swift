import Testing

@testable import sheetc

@Suite struct LineDiffTests {
  private func cost(_ diff: LineDiff) -> Int {
    diff.changes.reduce(0) { $0 + $1.old.count + $1.new.count }
  }

  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abcabba", "cbabac", 5), ("abc", "", 3), ("", "abc", 3),
    ("axb", "ayb", 2), ("xaxbxcx", "abc", 4), ("abcdef", "badcfe", 6),
  ])
  func theShortestWayIsFound(old: String, new: String, differences: Int) {
    let diff = LineDiff(from: old.utf8.map(Int.init), to: new.utf8.map(Int.init))

    #expect(cost(diff) == differences)
  }

  @Test(.timeLimit(.minutes(1))) func filesWithNothingInCommonTakeNoTime() {
    let old = Array(0..<100_000)
    let new = Array(100_000..<200_000)

    let diff = LineDiff(from: [7] + old, to: [7] + new)

    #expect(diff.changes == [.init(old: 1..<100_001, new: 1..<100_001)])
  }
}
