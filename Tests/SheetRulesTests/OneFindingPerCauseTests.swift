import SheetCodegen
import SheetDiagnostics
import SheetModel
import SheetRules
import SheetVocabulary
import Testing

/// One cause is one finding, and what looks the same is none.
@Suite struct OneFindingPerCauseTests {
  private static func findings(
    _ sheet: String, for target: TargetName, from system: Int? = nil
  ) -> [Diagnostic] {
    let text = "version: 1\nsheets:\n  cart:\n" + sheet
    let target = RuleTarget(
      Targets.tables[target], minimumOS: system.map { VersionNumber($0) })
    return RuleExample(text, targets: [target]).report.diagnostics
  }

  @Test(arguments: [TargetName.uikit, .swiftui])
  func whatASystemWithoutHeightsShowsAnywayIsNoFault(target: TargetName) {
    let sheet = "    theme: {grabber: none}\n    detents: [maxHeight]\n    initial: maxHeight\n"

    #expect(Self.findings(sheet, for: target, from: 13).isEmpty)
  }

  @Test(arguments: [TargetName.uikit, .swiftui])
  func aSystemOlderThanAllSheetsIsOneFinding(target: TargetName) throws {
    let sheet = """
          theme: {cornerRadius: 20}
          detents: [medium, maxHeight]
          initial: maxHeight
          passthrough: {through: medium}
          scroll: {expandsFirst: false}

      """

    let findings = Self.findings(sheet, for: target, from: 13).filter { $0.severity > .note }

    #expect(findings.map(\.id.name) == ["setting-newer-than-minimum-os"])
    let message = try #require(findings.first?.message)
    #expect(message.hasPrefix("'cart' is a plain sheet for '\(target)' before iOS 1"))
  }

  @Test func detentsThatOlderSystemsLackAreOneFinding() {
    let sheet = "    detents: [{id: low, height: 120}, {id: mid, height: 300}, maxHeight]\n"

    let findings = Self.findings(sheet, for: .uikit, from: 15)

    #expect(findings.map(\.id.name) == ["detent-newer-than-minimum-os"])
    #expect(findings.first?.message.contains("'low' and 'mid' open as") == true)
    #expect(findings.first?.notes.count == 1)
  }

  @Test func keysOfOneSectionThatATargetLacksAlikeAreOneFinding() {
    let sheet = """
          theme: {dimming: {follows: height, minimumOpacity: 0.1}}
          detents: [medium, maxHeight]
          haptics: true

      """

    let messages = Self.findings(sheet, for: .uikit, from: 16).map(\.message)
      .filter { $0.contains("theme.dimming") && $0.contains("lost") }

    #expect(messages.count == 1)
    #expect(
      messages.first?.hasPrefix(
        "'theme.dimming.follows' and 'theme.dimming.minimumOpacity' are lost") == true)
  }

  @Test(arguments: [
    ("presentation: persistent\n    passthrough: always", "close", false),
    ("presentation: modal", "close", true), ("content: {navigation: wrap}", "Back", true),
    ("content: {navigation: none}", "Back", false),
  ])
  func anActionIsReplacedOnlyWhereTheOtherDoesSomething(
    line: String, action: String, isReplaced: Bool
  ) throws {
    let sheet =
      "    \(line)\n    header: {height: 52, leading: {title: Go, action: \(action)}}\n"
      + "    detents: [medium, maxHeight]\n"

    let findings = Self.findings(sheet, for: .runtime)

    let finding = try #require(findings.first { $0.id.name == "action-named-like-button" })
    #expect(finding.fixIts.isEmpty != isReplaced)
  }

  @Test(arguments: [
    (
      "defaults: {preset: overlaycontainer}", "dismiss: {velocity: 2000}",
      "release: {velocity: 300}"
    ),
    (
      "defaults: {theme: {motion: {settle: {response: 0.3, damping: 0.9}}}}", "",
      "theme: {motion: {settle: {damping: 1}}}"
    ),
    (
      "defaults: {preset: overlaycontainer}", "dismiss: {velocity: 2000}",
      "release: {policy: project}"
    ),
    ("defaults: {preset: overlaycontainer}", "", "dismiss: {velocity: 2000, distance: 0.3}"),
  ])
  func whatSheetsShareIsSaidAlikeInWhicheverOrderTheyStand(
    shared: String, first: String, second: String
  ) {
    func messages(_ lines: [String]) -> Set<String> {
      let sheets = lines.map { line in
        let name = line == first ? "a" : "b"
        return "  \(name): {detents: [medium, maxHeight]\(line.isEmpty ? "" : ", \(line)")}\n"
      }
      let text = "version: 1\n\(shared)\nsheets:\n\(sheets.joined())"
      let example = RuleExample(
        text,
        targets: [RuleTarget(Targets.tables[.uikit], minimumOS: VersionNumber(16))])
      // Not where, which is another line of the same file for keys of a sheet's own.
      return Set(
        example.report.diagnostics.filter { $0.id.name.hasPrefix("setting-") }.map(\.message))
    }

    let alone = messages([first]).union(messages([second]))
    let both = messages([first, second])

    #expect(both == messages([second, first]))
    #expect(both.isSubset(of: alone))
    #expect(Self.quoted(both) == Self.quoted(alone))
  }

  private static func quoted(_ messages: Set<String>) -> Set<String> {
    Set(messages.flatMap { $0.matches(of: /'([a-zA-Z.]+)'/).map { String($0.output.1) } })
  }

  @Test(arguments: [
    "    detents: [{id: low, height: 420}]\n    content: {scrolls: true}\n",
    "    detents: [medium, maxHeight]\n",
  ])
  func whatANoteTellsToAddSilencesIt(sheet: String) throws {
    let findings = Self.findings(sheet, for: .runtime)

    let finding = try #require(findings.first { $0.id.name == "landscape-unspecified" })
    let note = try #require(finding.notes.first?.message)
    let parts = note.split(separator: "'")
    #expect(parts.count == 2, "\(note)")
    let rest = Self.findings(sheet + "    \(parts[1])\n", for: .runtime)
    #expect(rest.map(\.id.name) == findings.map(\.id.name).filter { $0 != "landscape-unspecified" })
  }

  @Test func aKeyThatIsWrittenIsNotReportedAsAKeyboardThatCovers() {
    let sheet =
      "    detents: [{id: line, height: 200}]\n    content: {inputs: true, scrolls: true}\n"
    func ids(_ line: String) -> Set<String> {
      Set(Self.findings(sheet + line, for: .lbbottomsheet).map(\.id.name))
    }

    #expect(ids("").contains("text-input-covered-in-target"))
    #expect(!ids("    keyboard: raise\n").contains("text-input-covered-in-target"))
    #expect(ids("    keyboard: raise\n").contains("setting-lost-in-target"))
    #expect(ids("    keyboard: ignore\n").contains("text-input-no-keyboard-room"))
  }
}
