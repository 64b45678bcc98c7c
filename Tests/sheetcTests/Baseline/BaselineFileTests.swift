import SheetDiagnostics
import SheetModel
import Testing

@testable import sheetc

@Suite struct BaselineFileTests {
  private static let header =
    "# sheetc baseline 1: findings that 'sheetc lint' does not report; '--write-baseline' renews it"

  private static func read(_ text: String) -> (file: BaselineFile, faults: [String]) {
    var sources = SourceMap()
    let source = sources.add(path: "b.txt", bytes: Array(text.utf8))
    var report = Report()
    let file = BaselineFile(source, into: &report)
    let faults = report.diagnostics.map { fault in
      let span = fault.span.map {
        String(decoding: source.bytes[Int($0.start)..<Int($0.end)], as: UTF8.self)
      }
      return "\(fault.message) [\(fault.id.name)] @ '\(span ?? "")'"
    }
    return (file, faults)
  }

  @Test func entriesAreWrittenInTheOrderOfTheirBytes() {
    var file = BaselineFile()
    file.counts = [
      BaselineEntry(.init("b.yaml"), "sheets.a", "no-exit"): 1,
      BaselineEntry(.init("a b\n#é.yaml"), "sheets.a", "no-exit"): 2,
      BaselineEntry(.init("../a.yaml"), ".", "no-exit"): 0,
      BaselineEntry(.init("b.yaml"), "sheets.a.detents", "no-exit"): 1,
      BaselineEntry(.init("b.yaml"), "sheets.a", "no-drag-region"): 1,
    ]

    #expect(
      String(decoding: file.bytes, as: UTF8.self) == """
        \(Self.header)
        a%20b%0A#é.yaml sheets.a no-exit 2
        b.yaml sheets.a no-drag-region
        b.yaml sheets.a no-exit
        b.yaml sheets.a.detents no-exit

        """)
  }

  @Test(arguments: ["\n", "\r\n"])
  func whatIsReadIsWrittenAsItWas(end: String) {
    let text = [Self.header, "a%20b.yaml sheets.a no-exit 2", "b.yaml sheets.a no-exit", ""]
      .joined(separator: end)

    let (file, faults) = Self.read(text)

    #expect(faults == [])
    #expect(file.counts[BaselineEntry(.init("a b.yaml"), "sheets.a", "no-exit")] == 2)
    #expect(String(decoding: file.bytes, as: UTF8.self) == text)
  }

  @Test func linesOfBothSidesOfAMergeAreTakenTogether() {
    let (file, faults) = Self.read(
      "\u{FEFF}# sheetc baseline 1\nb.yaml s r 2\n\n./a.yaml s r\nb.yaml s r 3\nb.yaml s r")

    #expect(faults == [])
    #expect(file.counts[BaselineEntry(.init("b.yaml"), "s", "r")] == 3)
    #expect(file.counts[BaselineEntry(.init("a.yaml"), "s", "r")] == 1)
  }

  @Test func aNameThatBeginsWithANumberSignIsNoComment() {
    let entry = BaselineEntry(.init("#a/b.sheets.yaml"), "sheets.a", "no-exit")

    let (old, faults) = Self.read("\(Self.header)\n#a/b.sheets.yaml sheets.a no-exit\n")
    let text = String(decoding: old.bytes, as: UTF8.self)

    #expect(faults == [])
    #expect(old.counts == [entry: 1])
    #expect(text == "\(Self.header)\n%23a/b.sheets.yaml sheets.a no-exit\n")
    #expect(Self.read(text).file.counts == [entry: 1])
  }

  @Test(arguments: ["# hi", "# keep me", "#keep", "#TODO remove no-exit", "# a b c d", "#"])
  func commentsAreRefusedAllAlike(comment: String) {
    #expect(
      Self.read("\(Self.header)\na b no-exit\n\(comment)\n").faults == [
        "'\(comment)' is a comment, but a baseline has none below its first line and would lose it; "
          + "a reason stands in the sheets file, in a 'sheetc:ignore' comment [baseline-form] @ '\(comment)'"
      ])
  }

  @Test(arguments: [
    (
      "\n.",
      "a baseline begins with '# sheetc baseline 1', but this line is '' [baseline-form] @ ''"
    ),
    (
      "version: 1\nx: 1\n",
      "a baseline begins with '# sheetc baseline 1', but this line is 'version: 1' [baseline-form] "
        + "@ 'version: 1'"
    ),
    (
      "# sheetc baseline 2: later\nx\n",
      "'2' is not a format of baselines that this sheetc knows, which is 1 [baseline-form] @ '2'"
    ),
    (
      "# sheetc baseline 1\na b no-exit\n<<<<<<< HEAD\nx\n",
      "'<<<<<<<' is left from a merge; keep the lines of both sides, or write the baseline again "
        + "[baseline-form] @ '<<<<<<< HEAD'"
    ),
    (
      "# sheetc baseline 1\r\na  b no-exit\r\nx\r\n",
      "'a  b no-exit' is not an entry of a baseline, which is a file, a place in it, a rule and perhaps "
        + "a count, with one space between them [baseline-form] @ 'a  b no-exit'"
    ),
    (
      "# sheetc baseline 1\na%2 b no-exit\n",
      "'a%2 b no-exit' is not an entry of a baseline, which is a file, a place in it, a rule and perhaps "
        + "a count, with one space between them [baseline-form] @ 'a%2 b no-exit'"
    ),
    (
      "# sheetc baseline 1\na b no-exit 0\n",
      "'0' is not a count, which is a number from 1 on [baseline-form] @ '0'"
    ),
    (
      "# sheetc baseline 1\n/a b no-exit\n",
      "'/a' is an absolute path; paths are relative to the baseline's folder [baseline-form] @ '/a'"
    ),
    (
      "# sheetc baseline 1\na b unknown-key\n",
      "'unknown-key' is an error of the language, which no baseline can list [baseline-form] "
        + "@ 'unknown-key'"
    ),
  ])
  func theFirstFaultIsReportedAtItsLine(text: String, fault: String) {
    #expect(Self.read(text).faults == [fault])
  }
}
