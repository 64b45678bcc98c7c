import SheetCodegen
import SheetDiagnostics
import SheetModel
import SheetRules
import SheetVocabulary
import SheetYAML
import Testing

@Suite struct SuppressionTests {
  /// The file with one comment in place, checked on a day; the sheet has an unsorted list in line 5.
  private func lint(
    above: String = "", line: String = "", top: String = "", today: String = "2026-06-01",
    levels: RuleLevels = RuleLevels()
  ) -> Report {
    let text = """
      version: 1 \(top)
      sheets:
        cart:
          # \(above)
          detents: [maxHeight, {id: low, fraction: 0.3}] # \(line)

      """
    return lint(text, today: today, levels: levels)
  }

  private func lint(
    _ text: String, today: String = "2026-06-01", levels: RuleLevels = RuleLevels(),
    targets: [RuleTarget] = [], _ choice: TargetChoice = .project
  ) -> Report {
    var report = Report()
    var project = Project { _ in .failure(.notFound) }
    let source = SourceFile(id: FileID(0), path: "cart.sheets.yaml", bytes: Array(text.utf8))
    let file = project.open(source, into: &report)
    let linter = Linter(levels: levels, targets: targets, choice)
    var devices = SheetOnDevices()
    var found = Report()
    project.forEachSheet(of: file, into: &report) { sheet, _ in
      linter.check(&sheet, on: &devices, into: &found)
    }
    return linter.finish(found, of: file.tree, today: CalendarDate(today))
  }

  private func ids(_ outcome: Report) -> [String] {
    outcome.diagnostics.map(\.id.name)
  }

  @Test func aCommentOnTheLineSilencesTheRule() {
    let outcome = lint(line: "sheetc:ignore unsorted-detents -- largest first on purpose")

    #expect(ids(outcome).isEmpty)
    #expect(outcome.suppressed.map(\.reason) == ["largest first on purpose"])
  }

  @Test func aCommentOnTheLineAboveSilencesTheRule() {
    let outcome = lint(above: "sheetc:ignore unsorted-detents -- largest first on purpose")

    #expect(ids(outcome).isEmpty)
  }

  @Test func commentsAboveEachOtherAllSpeakOfTheLineBelowThem() {
    let outcome = lint(
      above: "sheetc:ignore unsorted-detents -- on purpose\n    # a word of explanation")

    #expect(ids(outcome).isEmpty)
  }

  @Test func aCommentTwoLinesAboveSilencesNothing() {
    let outcome = lint(
      """
      version: 1
      sheets:
        # sheetc:ignore unsorted-detents -- on purpose
        cart:
          detents: [maxHeight, {id: low, fraction: 0.3}]

      """)

    #expect(ids(outcome) == ["unsorted-detents", "unused-suppression"])
    #expect(
      outcome.diagnostics.contains {
        $0.message.hasPrefix(
          "'unsorted-detents' finds nothing to silence on this line; the nearest ")
      })
  }

  @Test func aCommentAtTheTopSilencesTheRuleInTheWholeFile() {
    let outcome = lint(
      """
      # sheetc:ignore-file unsorted-detents -- the order of the design document
      version: 1
      sheets:
        cart:
          detents: [maxHeight, {id: low, fraction: 0.3}]
        map:
          detents: [maxHeight, {id: low, fraction: 0.3}]

      """)

    #expect(ids(outcome).isEmpty)
    #expect(outcome.suppressed.count == 2)
  }

  @Test func aCommentForTheFileBelowTheFirstKeyIsAnError() {
    let outcome = lint(line: "sheetc:ignore-file unsorted-detents -- why not")

    #expect(ids(outcome) == ["suppression-form", "unsorted-detents"])
  }

  @Test(arguments: ["2026-05-31", "2026-06-01"])
  func aCommentHoldsThroughItsLastDay(today: String) {
    let outcome = lint(
      line: "sheetc:ignore unsorted-detents until 2026-06-01 -- until the redesign", today: today)

    #expect(ids(outcome).isEmpty)
  }

  @Test func fromTheDayAfterACommentSilencesNothingAndIsReported() {
    let outcome = lint(
      line: "sheetc:ignore unsorted-detents until 2026-06-01 -- until the redesign",
      today: "2026-06-02")

    #expect(ids(outcome) == ["unsorted-detents", "expired-suppression"])
  }

  @Test func anotherRulesCommentSilencesNothing() {
    let outcome = lint(line: "sheetc:ignore no-exit -- on purpose")

    #expect(ids(outcome) == ["unsorted-detents", "unused-suppression"])
  }

  @Test func aCommentForARuleThatIsNotRunIsNotCalledUnused() {
    var levels = RuleLevels()
    levels.set(.ignore, for: "no-exit")

    let outcome = lint(
      above: "sheetc:ignore no-exit -- on purpose",
      line: "sheetc:ignore unsorted-detents -- on purpose", levels: levels)

    #expect(ids(outcome).isEmpty)
  }

  /// A sheet that UIKit's sheet has no header for, with a comment about that.
  private func lint(
    ofHeader comment: String, _ targets: [RuleTarget], _ choice: TargetChoice = .project
  ) -> Report {
    lint(
      """
      version: 1
      sheets:
        cart:
          header: {height: 52, trailing: close} # sheetc:ignore \(comment) -- drawn by the content
          detents: [{id: low, fraction: 0.3}, maxHeight]

      """, targets: targets, choice)
  }

  private static func target(_ name: TargetName, _ system: Int? = 17) -> RuleTarget {
    RuleTarget(Targets.tables[name], minimumOS: system.map { VersionNumber($0) })
  }

  @Test func aCommentAboutATargetIsForThatTargetAlone() {
    let both = [Self.target(.uikit), Self.target(.swiftui)]

    let one = lint(ofHeader: "setting-lost-in-target:uikit", both)
    let all = lint(ofHeader: "setting-lost-in-target", both)

    #expect(ids(one) == ["setting-lost-in-target"])
    #expect(one.diagnostics.first?.aspect == TargetName.swiftui.rawValue)
    #expect(one.suppressed.map(\.diagnostic.aspect) == [TargetName.uikit.rawValue])
    #expect(ids(all).isEmpty)
    #expect(all.suppressed.count == 2)
  }

  @Test(
    arguments: [
      // Other runs look at targets that this one does not.
      ("setting-lost-in-target", [], TargetChoice.project, false),
      ("setting-lost-in-target", [target(.runtime)], .project, false),
      ("setting-lost-in-target", [target(.json)], .targetsOfRun, false),
      ("more-detents-than-target", [target(.joombottomsheet)], .project, true),
      ("more-detents-than-target", [target(.joombottomsheet)], .targetsOfRun, false),
      ("more-detents-than-target:joombottomsheet", [target(.joombottomsheet)], .project, true),
      ("more-detents-than-target:joombottomsheet", [target(.joombottomsheet)], .targetsOfRun, true),
      ("more-detents-than-target:joombottomsheet", [target(.joombottomsheet)], .systemOfRun, false),
      ("more-detents-than-target:joombottomsheet", [target(.uikit)], .project, false),
      ("setting-lost-in-target:panmodal", [target(.uikit)], .project, false),
      // The oldest system decides, and nobody says which it is.
      ("detent-newer-than-minimum-os", [target(.uikit, nil)], .project, false),
      ("detent-newer-than-minimum-os:uikit", [target(.uikit, nil)], .project, false),
      ("detent-newer-than-minimum-os:uikit", [target(.uikit, 17)], .project, true),
      ("detent-newer-than-minimum-os:uikit", [target(.uikit, 15)], .project, false),
    ] as [(String, [RuleTarget], TargetChoice, Bool)])
  func aCommentAboutTargetsIsUnusedWhereThoseWereChecked(
    comment: String, targets: [RuleTarget], choice: TargetChoice, isUnused: Bool
  ) {
    let outcome = lint(
      """
      version: 1
      sheets:
        cart:
          detents: [{id: low, fraction: 0.3}] # sheetc:ignore \(comment) -- on purpose

      """, targets: targets, choice)

    #expect(ids(outcome).contains("unused-suppression") == isUnused)
  }

  @Test(
    arguments: [
      (
        "sheetc:ignore unsorted-detents",
        "'sheetc:ignore' has no reason; write it after '--'", "sheetc:ignore unsorted-detents"
      ),
      (
        "sheetc:ignore unsorted-detents --",
        "'sheetc:ignore' has no reason; write it after '--'", "sheetc:ignore unsorted-detents --"
      ),
      (
        "sheetc:ignore -- because",
        "'sheetc:ignore' names no rule; write 'sheetc:ignore rule-id -- reason'",
        "sheetc:ignore -- because"
      ),
      (
        "sheetc:ignore unsorted-detent -- because", "'unsorted-detent' is not a rule",
        "unsorted-detent"
      ),
      (
        "sheetc:ignore unknown-key -- because",
        "'unknown-key' is an error of the language, which cannot be suppressed", "unknown-key"
      ),
      (
        "sheetc:ignore unsorted-detents until 31.12.2026 -- because",
        "'31.12.2026' is not a date; write it as 2026-12-31", "31.12.2026"
      ),
      (
        "sheetc:ignore unsorted-detents until 2026-02-29 -- because",
        "'2026-02-29' is not in the calendar; give a day that is, such as 2026-12-31", "2026-02-29"
      ),
      (
        "sheetc:ignore unsorted-detents until -- because",
        "'until' has no date; write it as 2026-12-31", "--"
      ),
      (
        "sheetc:ignore unsorted-detents:uikit -- because",
        "'unsorted-detents' is not about targets, so none of them can stand behind it; write "
          + "'unsorted-detents' alone", ":uikit"
      ),
      (
        "sheetc:ignore setting-lost-in-target:uikti -- because",
        "'uikti' is not a target; the targets are runtime, uikit, swiftui, lbbottomsheet, "
          + "tibottomsheet, panmodal, joombottomsheet, overlaycontainer, floatingpanel and json",
        "uikti"
      ),
      (
        "sheetc:ignore unsorted-detents because",
        "'because' stands where 'until' with a date, or '--' with a reason, is expected", "because"
      ),
      (
        "sheetc:ignore until 2026-12-31 unsorted-detents -- because",
        "the rule comes first; write 'sheetc:ignore rule-id until 2026-12-31 -- reason'", "until"
      ),
      (
        "sheetc:ignore unsorted-detents until: 2026-12-31 -- because",
        "'until' is written without a colon", "until:"
      ),
      (
        "sheetc:ignore unsorted-detents, no-exit -- because",
        "a comment silences one rule; write 'sheetc:ignore rule-id -- reason' on a line above for each",
        "unsorted-detents,"
      ),
      (
        "sheetc:ignore setting-lost-in-target:uikit setting-lost-in-target:swiftui -- because",
        "a comment silences one rule; write 'sheetc:ignore rule-id -- reason' on a line above for each",
        "setting-lost-in-target:swiftui"
      ),
      (
        "sheetc:ignor unsorted-detents -- because",
        "'sheetc:ignor' is not a suppression; write 'sheetc:ignore' or 'sheetc:ignore-file'",
        "sheetc:ignor"
      ),
      (
        "SHEETC:IGNORE unsorted-detents -- because",
        "'SHEETC:IGNORE' is not a suppression; write 'sheetc:ignore' or 'sheetc:ignore-file'",
        "SHEETC:IGNORE"
      ),
      (
        "sheetc: ignore unsorted-detents -- because",
        "'sheetc: ignore' is not a suppression; write 'sheetc:ignore' or 'sheetc:ignore-file'",
        "sheetc: ignore"
      ),
      (
        "sheetc-ignore unsorted-detents -- because",
        "'sheetc-ignore' is not a suppression; write 'sheetc:ignore' or 'sheetc:ignore-file'",
        "sheetc-ignore"
      ),
      (
        "Sheetc disable unsorted-detents -- because",
        "'Sheetc disable' is not a suppression; write 'sheetc:ignore' or 'sheetc:ignore-file'",
        "Sheetc disable"
      ),
    ])
  func aCommentThatCannotBeReadIsAnErrorAtItsFault(
    comment: String, message: String, token: String
  ) throws {
    let text = "version: 1\nsheets:\n  cart:\n    detents: [maxHeight] # \(comment)\n"

    let outcome = lint(text)

    let finding = try #require(outcome.diagnostics.first)
    #expect(finding.severity == .error)
    #expect(finding.message == message)
    let span = try #require(finding.span)
    let bytes = Array(text.utf8)[Int(span.start)..<Int(span.end)]
    #expect(String(decoding: bytes, as: UTF8.self) == token)
  }

  @Test func aCommentThatSpeaksOfSheetcIsNone() {
    let outcome = lint(
      "version: 1\nsheets:\n  # sheetc reads this, and sheetc:ignore is for later\n  cart: {detents: [maxHeight]}\n"
    )

    #expect(outcome.diagnostics == [])
  }

  @Test func faultsOfCommentsCanBeSilencedByLevelAlone() {
    var levels = RuleLevels()
    levels.set(.ignore, for: "unused-suppression")

    let outcome = lint(
      above: "sheetc:ignore no-exit -- on purpose",
      line: "sheetc:ignore unsorted-detents -- on purpose", levels: levels)

    #expect(ids(outcome).isEmpty)
  }

  @Test func windowsLineEndsAreNoPartOfAReason() {
    let outcome = lint(
      "version: 1\r\nsheets:\r\n  cart:\r\n    # sheetc:ignore unsorted-detents -- on purpose\r\n"
        + "    detents: [maxHeight, {id: low, fraction: 0.3}]\r\n")

    #expect(outcome.suppressed.map(\.reason) == ["on purpose"])
  }
}
