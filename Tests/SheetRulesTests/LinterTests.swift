import SheetDiagnostics
import SheetModel
import SheetRules
import SheetVocabulary
import SheetYAML
import Testing

@Suite struct LinterTests {
  private func lint(
    _ text: String, levels: RuleLevels = RuleLevels(), imports: [String: String] = [:]
  ) -> (report: Report, text: (SourceSpan) -> String) {
    var sources = SourceMap()
    let main = sources.add(path: "cart.sheets.yaml", bytes: Array(text.utf8))
    for path in imports.keys.sorted() {
      _ = sources.add(path: path, bytes: Array((imports[path] ?? "").utf8))
    }
    let files = sources
    var report = Report()
    var project = Project { path in
      files.files.first { $0.path == path }.map { .success($0) } ?? .failure(.notFound)
    }
    let file = project.open(main, into: &report)
    let linter = Linter(levels: levels)
    var devices = SheetOnDevices()
    var found = Report()
    project.forEachSheet(of: file, into: &report) { sheet, _ in
      linter.check(&sheet, on: &devices, into: &found)
    }
    report.merge(linter.finish(found, of: file.tree, today: nil))
    return (
      report,
      { span in
        let bytes = files[span.file].bytes[Int(span.start)..<Int(span.end)]
        return String(decoding: bytes, as: UTF8.self)
      }
    )
  }

  private static let unsorted = """
    version: 1
    sheets:
      cart:
        detents: [maxHeight, {id: low, fraction: 0.3}]

    """

  @Test(arguments: [(RuleLevel.note, Severity.note), (.warning, .warning), (.error, .error)])
  func aProjectSetsTheLevelOfARule(level: RuleLevel, severity: Severity) {
    var levels = RuleLevels()
    levels.set(level, for: "unsorted-detents")

    let run = lint(Self.unsorted, levels: levels)

    #expect(run.report.diagnostics.map(\.severity) == [severity])
  }

  @Test func anIgnoredRuleIsNotRun() {
    var levels = RuleLevels()
    levels.set(.ignore, for: "unsorted-detents")

    #expect(lint(Self.unsorted, levels: levels).report.diagnostics.isEmpty)
  }

  @Test func aLaterSettingWinsAndNoneTakesItBack() {
    var levels = RuleLevels()
    levels.setAll(.ignore)
    levels.set(nil, for: "unsorted-detents")

    #expect(lint(Self.unsorted, levels: levels).report.diagnostics.map(\.severity) == [.note])
  }

  @Test func anUnknownRuleIsNotSet() {
    var levels = RuleLevels()

    let isSet = levels.set(.ignore, for: "no-such-rule")

    #expect(!isSet)
  }

  @Test func aFaultOfASharedParentIsReportedOnce() {
    let run = lint(
      """
      version: 1
      sheets:
        base:
          abstract: true
          detents: [maxHeight, {id: low, fraction: 0.3}]
        one: {extends: base}
        two: {extends: base}

      """)

    #expect(run.report.diagnostics.map(\.id) == ["unsorted-detents"])
  }

  @Test func aFaultWrittenInAnotherFileIsReportedAtTheSheetWithANoteThere() throws {
    let run = lint(
      """
      version: 1
      imports: [base.sheets.yaml]
      sheets:
        map: {extends: base}

      """,
      imports: [
        "base.sheets.yaml": """
        version: 1
        sheets:
          base:
            abstract: true
            presentation: persistent
            passthrough: never
            detents: [{id: low, fraction: 0.3}, maxHeight]

        """
      ])

    let finding = try #require(run.report.diagnostics.first)
    #expect(finding.id == "persistent-without-passthrough")
    let span = try #require(finding.span)
    #expect(run.text(span) == "map")
    let note = try #require(finding.notes.first)
    #expect(note.message == "'passthrough' is written here, in 'base'")
    #expect(note.span.map(run.text) == "never")
  }

  @Test func aFaultThatOnlyAVariantBringsIsReportedAtItsKey() throws {
    let run = lint(
      """
      version: 1
      sheets:
        cart:
          detents: [{id: low, fraction: 0.3}, maxHeight]
          header: {height: 52, trailing: {symbol: xmark, accessibilityLabel: Close, action: dismiss}}
          dismiss: {swipe: false}
          taps: {outside: none}
          variants:
            regularWidth: {header: none}

      """)

    let finding = try #require(run.report.diagnostics.first)
    #expect(finding.message == "'cart' is modal and cannot be closed by touch in regular width")
    let span = try #require(finding.span)
    #expect(run.text(span) == "regularWidth")
  }

  @Test func anOrderThatDependsOnUnmeasuredContentIsNotReported() {
    let run = lint(
      """
      version: 1
      sheets:
        cart:
          detents: [{id: half, fraction: 0.5}, {at: fitContent, min: 120}, maxHeight]

      """)

    #expect(run.report.diagnostics.isEmpty)
  }

  @Test func theEndsOfAnUnsortedListStayAsTheyAreWhenACommentWouldNotMoveAlong() throws {
    let run = lint(
      """
      version: 1
      sheets:
        cart:
          detents:
            - maxHeight  # all of it
            - {id: low, fraction: 0.3}

      """)

    let finding = try #require(run.report.diagnostics.first)
    #expect(finding.id == "unsorted-detents")
    #expect(finding.fixIts.isEmpty)
  }

  @Test func everySheetHasTheFindingsOfItsOwnHoweverManyThereAre() {
    func findings(_ count: Int) -> Int {
      var text = "version: 1\nsheets:\n"
      for index in 0..<count {
        text += "  s\(index): {detents: [maxHeight, {fraction: 0.4}, {height: 20}, medium], "
        text += "dismiss: {swipe: false}, taps: {outside: none}, initial: medium}\n"
      }
      return lint(text).report.diagnostics.count
    }
    let one = findings(1)

    #expect(one > 2)
    #expect(findings(300) == 300 * one)
  }
}
