import SheetCodegen
import SheetDiagnostics
import SheetModel
import SheetRules
import SheetVocabulary
import Testing

/// What no target of a project does is said once, by the rules about targets.
@Suite struct LackingKeyTests {
  /// Rules that find a key without effect wherever it is written; the remedy is the same.
  private static let deadKeys: Set<String> = [
    "dismiss-in-persistent", "setting-without-effect", "tap-without-effect",
    // Of the system's sheets the look alone is lost; touches are blocked all the same.
    "persistent-without-passthrough",
  ]

  @Test(arguments: RuleCatalogue.ids)
  func noRuleJudgesWhatIsLostInTheOnlyTarget(id: String) throws {
    let rule = try #require(RulePage.rule(named: id))
    if !rule.targets.isEmpty || Self.deadKeys.contains(id) { return }
    for name in TargetName.allCases {
      let example = RuleExample(
        rule.failing, beside: rule.beside, targets: [RuleTarget(Targets.tables[name])])
      let lost = Set(
        example.report.diagnostics
          .filter { ["setting-lost-in-target", "behavior-lost-in-target"].contains($0.id.name) }
          .map { line(of: $0, in: example) })
      for finding in example.report.diagnostics where finding.id.name == id {
        #expect(!lost.contains(line(of: finding, in: example)), "\(name)\n\(example.rendered)")
      }
    }
  }

  @Test func aKeyThatOneOfTwoTargetsDoesIsJudged() throws {
    let rule = try #require(RulePage.rule(named: "header-touch-target"))
    let both = RuleExample(
      rule.failing,
      targets: [RuleTarget(Targets.tables[.runtime]), RuleTarget(Targets.tables[.uikit])])
    let one = RuleExample(rule.failing, targets: [RuleTarget(Targets.tables[.uikit])])

    #expect(both.report.diagnostics.contains { $0.id.name == "header-touch-target" })
    #expect(!one.report.diagnostics.contains { $0.id.name == "header-touch-target" })
  }

  @Test func aButtonOfAHeaderThatSomeTargetDoesNotDrawIsNoFix() {
    let text = """
      version: 1

      sheets:
        place:
          header: {height: 52, trailing: {title: Close, action: close}}
          detents: [{id: half, fraction: 0.5}, maxHeight]
          dismiss: {swipe: false}
          taps: {outside: none}

      """
    let targets = [TargetName.runtime, .floatingpanel].map { RuleTarget(Targets.tables[$0]) }
    let fixIts = { (targets: [RuleTarget]) in
      RuleExample(text, targets: targets).report.diagnostics
        .filter { $0.id.name == "action-named-like-button" }.map(\.fixIts.count)
    }

    #expect(fixIts([targets[0]]) == [1])
    #expect(fixIts(targets) == [0])
  }

  private func line(of diagnostic: Diagnostic, in example: RuleExample) -> Int {
    guard let span = diagnostic.span else { return 0 }
    return example.sources.files[0].bytes[..<Int(span.start)].count { $0 == UInt8(ascii: "\n") }
  }
}
