import Foundation
import Testing

@testable import SheetDiagnostics

@Suite struct ReporterTests {
  @Test(arguments: ReporterName.allCases)
  func nothingFoundIsAReportToo(name: ReporterName) {
    let text = HostileRun.text(name, RunReport(Report(), SourceMap(), ReportSettings()))

    switch name {
    case .text, .concise, .xcode, .github, .rdjsonl: #expect(text == "")
    case .json, .gitlab, .sarif, .checkstyle, .junit, .rdjson, .markdown: #expect(text != "")
    }
  }

  /// No format lets text steer a terminal or start a line of its own.
  @Test(arguments: ReporterName.allCases)
  func hostileTextStaysInItsPlace(name: ReporterName) {
    let text = HostileRun.text(name)

    #expect(!text.isEmpty)
    for scalar in text.unicodeScalars where scalar != "\n" && scalar != " " {
      #expect(Printable.isVisible(scalar), "\(scalar.value)")
    }
    // A name that is read back as bytes is a name; everywhere else it starts no line.
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("::error::") }.isEmpty)
  }

  @Test func conciseIsOneLineForEachFinding() {
    let lines = HostileRun.text(.concise).split(separator: "\n")

    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("sheetc: error: it's \"bad\""))
    #expect(lines[1].hasSuffix(":1:7: error: two lines [some-error]"))
    #expect(lines[2].contains(":2:1: warning: "))
  }

  @Test func reportsForPeopleCountWhatTheyLeaveOut() {
    let run = HostileRun.make { $0.limit = 1 }

    for name in [ReporterName.text, .concise, .xcode] {
      #expect(
        HostileRun.text(name, run).contains("sheetc: note: 2 more findings are not shown\n"))
    }
  }
}

@Suite struct XcodeReporterTests {
  @Test func aFixItFollowsItsFindingAndNotesComeAfter() {
    var sources = SourceMap()
    let file = sources.add(path: "a b.yaml", bytes: Array("swipMode: 1\n".utf8)).id
    let place = SourceSpan(file: file, start: 0, end: 8)
    var report = Report()
    report.error(
      "unknown-key", "unknown key", at: place, notes: [Diagnostic.Note("did you mean it?")],
      fixIts: [
        FixIt(
          "replace", .guess,
          [
            FixIt.Edit(place, "say \"x\"\n"),
            FixIt.Edit(SourceSpan(file: file, start: 8, end: 8), "é"),
          ])
      ])
    var settings = ReportSettings()
    settings.absolutePath = { "/p/" + $0 }

    let text = HostileRun.text(.xcode, RunReport(report, sources, settings))

    #expect(
      text == """
        /p/a b.yaml:1:1: error: unknown key [unknown-key]
        /p/a b.yaml:1:1-1:9: fixit: say \\"x\\"\\n
        /p/a b.yaml:1:9: fixit: é
        /p/a b.yaml:1:1: note: did you mean it?

        """)
  }

  @Test func aPathThatXcodeWouldMisreadIsNamedInTheMessage() {
    let lines = HostileRun.text(.xcode).split(separator: "\n")

    #expect(lines.count == 6)
    for line in lines {
      #expect(
        line.hasPrefix("sheetc: error: ") || line.hasPrefix("sheetc: warning: ")
          || line.hasPrefix("sheetc: note: "), "\(line)")
    }
    #expect(lines[2].hasPrefix("sheetc: error: in 'dir/a 'b' \"c\": d, 100%\\n"))
  }

  @Test func alternativesAreNoFixIts() {
    var sources = SourceMap()
    let file = sources.add(path: "a", bytes: Array("x".utf8)).id
    let place = SourceSpan(file: file, start: 0, end: 1)
    var report = Report()
    report.error(
      "some-id", "bad", at: place,
      fixIts: [
        FixIt("one", .guess, [FixIt.Edit(place, "1")]),
        FixIt("two", .guess, [FixIt.Edit(place, "2")]),
      ])

    #expect(
      HostileRun.text(.xcode, RunReport(report, sources, ReportSettings()))
        == "a:1:1: error: bad [some-id]\n")
  }
}

@Suite struct GitHubReporterTests {
  private func run(_ count: Int, _ severity: Severity, path: String = "a,b:c 5%.yaml") -> RunReport
  {
    var sources = SourceMap()
    let file = sources.add(path: path, bytes: Array("é😀: 1\nb\n".utf8)).id
    var report = Report()
    for number in 0..<count {
      report.add(
        Diagnostic(
          severity, "some-id", "number \(number) ##[error]",
          at: SourceSpan(file: file, start: 6, end: 7)
        ))
    }
    report.error("two-lines", "100%", at: SourceSpan(file: file, start: 6, end: 11))
    return RunReport(report, sources, ReportSettings())
  }

  @Test func theMostSevereComesFirstAndColumnsAreCharacters() {
    let text = HostileRun.text(.github, run(1, .note))

    #expect(
      text == """
        ::error file=a%2Cb%3Ac 5%25.yaml,line=1,endLine=2,title=two-lines::100%25
        ::notice file=a%2Cb%3Ac 5%25.yaml,line=1,endLine=1,col=4,endColumn=5,title=some-id::number 0 ##[error]

        """)
  }

  @Test func whatIsPastTheLimitIsPlainText() {
    let lines = HostileRun.text(.github, run(12, .warning)).split(separator: "\n")

    #expect(lines.count == 1 + 10 + 4)
    #expect(lines[11] == "::group::2 more findings")
    #expect(lines[12] == "- a,b:c 5%.yaml:1:7: warning: number 10 ## [error] [some-id]")
    #expect(lines[14] == "::endgroup::")
  }

  @Test func aNameOfInvisibleCharactersIsNamedInTheMessage() {
    let text = HostileRun.text(.github, run(0, .note, path: "a\u{202E}.yaml"))

    #expect(text == "::error title=two-lines::in 'a\\u{202E}.yaml': 100%25\n")
  }
}

@Suite struct GitLabReporterTests {
  private func prints(_ text: String) throws -> [String] {
    var sources = SourceMap()
    let bytes = Array(text.utf8)
    let file = sources.add(path: "a.yaml", bytes: bytes).id
    var report = Report()
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "!") {
      report.error(
        "some-id", "at \(offset)", at: SourceSpan(file: file, start: offset, end: offset + 1))
    }
    let rendered = GitLabReporter.render(RunReport(report, sources, ReportSettings()))
    struct Issue: Decodable { let fingerprint: String }
    return try JSONDecoder().decode([Issue].self, from: Data(rendered)).map(\.fingerprint)
  }

  @Test func aFingerprintDoesNotDependOnWhatIsElsewhere() throws {
    #expect(try prints("a: !\nb: !\n") == prints("# more\n  a: !\n\nb: !\nc: 1\n"))
  }

  @Test func equalLinesHaveDifferentFingerprints() throws {
    let prints = try prints("a: !\na: !\na: !\n")

    #expect(Set(prints).count == 3)
    #expect(prints.allSatisfy { $0.count == 32 })
  }

  @Test func aHashIsFNVOver128Bits() {
    var print = Fingerprint()
    #expect(print.text == "6c62272e07bb014262b821756295c58d")

    // Of the bytes "foobar" and 0, by another implementation.
    print.add("foobar".utf8)
    #expect(print.text == "e01fcf9a454ff78da540f1b23234b288")
  }
}

@Suite struct SARIFReporterTests {
  /// GitHub refuses a file with more than 25,000 results.
  @Test func theMostSevereResultsAreKept() throws {
    var sources = SourceMap()
    let file = sources.add(
      path: "a.yaml", bytes: Array(repeating: UInt8(ascii: "x"), count: 30_000))
    var report = Report()
    for offset in 0..<25_010 {
      let isError = offset > 25_000
      report.add(
        Diagnostic(
          isError ? .error : .note, "some-id", "number \(offset)",
          at: SourceSpan(file: file.id, start: offset, end: offset + 1)))
    }

    let text = HostileRun.text(.sarif, RunReport(report, sources, ReportSettings()))

    #expect(text.split(separator: "\"ruleId\"").count == 25_001)
    #expect(text.contains("number 25009"))
    #expect(!text.contains("number 25000\""))
    #expect(text.contains("10 more findings are not shown"))
  }
}
