import SheetDiagnostics
import Testing

@Suite struct ReportTests {
  @Test func orderIsByPathThenPlaceThenDiscovery() {
    var sources = SourceMap()
    let late = sources.add(path: "b.sheets.yaml", bytes: Array("0123456789".utf8)).id
    let early = sources.add(path: "a.sheets.yaml", bytes: Array("0123456789".utf8)).id
    var report = Report()
    report.error("one", "1", at: SourceSpan(file: late, start: 5, end: 6))
    report.error("two", "2", at: SourceSpan(file: late, start: 2, end: 9))
    report.error("three", "3", at: SourceSpan(file: early, start: 7, end: 8))
    report.error("four", "4", at: SourceSpan(file: late, start: 2, end: 3))
    report.error("five", "5", at: nil)

    #expect(report.ordered(in: sources).map(\.message) == ["5", "3", "2", "4", "1"])
  }

  @Test func pathsAreOrderedByTheirBytesAlone() {
    var sources = SourceMap()
    var report = Report()
    for path in ["\u{e9}.yaml", "f.yaml", "e\u{301}.yaml"] {
      let file = sources.add(path: path, bytes: [])
      report.error("some-id", path, at: SourceSpan(file: file.id, start: 0, end: 0))
    }

    let order = report.ordered(in: sources).map { Array($0.message.utf8) }

    #expect(order == ["e\u{301}.yaml", "f.yaml", "\u{e9}.yaml"].map { Array($0.utf8) })
  }
}
