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
}
