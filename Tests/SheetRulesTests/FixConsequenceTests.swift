import SheetCodegen
import SheetDiagnostics
import SheetModel
import SheetRules
import SheetVocabulary
import Testing

/// A repair that leads to the next finding is none: no fix-it may have one, whatever else the sheet writes.
@Suite struct FixConsequenceTests {
  /// Lines that a sheet may write besides; each is tried in every example that does not write the key.
  private static let additions = [
    "presentation: persistent", "presentation: modal", "style: form", "style: fullScreen",
    "preset: panmodal", "preset: lbbottomsheet",
    "theme: {grabber: none}", "theme: {grabber: {placement: outside}}", "theme: {dimming: none}",
    "theme: {dimming: {opacity: 0.9}}",
    "header: {height: 52, trailing: close}", "header: {height: 30, title: Cart}",
    "header: {height: 52, custom: true}",
    "header: {height: 52, leading: {title: Go, action: back}}",
    "header: {height: 52, leading: {title: Go, action: close}}",
    "footer: {height: 60}", "detents: [{id: low, height: 120}, {id: high, fraction: 0.8}]",
    "detents: [medium]", "detents: [maxHeight]", "initial: maxHeight", "initial: hidden",
    "limit: {inset: 100}", "swipeMode: none", "swipeMode: top",
    "scroll: {expandsFirst: false}", "scroll: {dismisses: false}",
    "dismiss: {swipe: false}", "dismiss: {escape: false}", "dismiss: {confirm: true}",
    "dismiss: {distance: 1}", "taps: {outside: none}", "taps: {outside: smallest}",
    "taps: {grabber: leave}", "taps: {grabber: none}", "passthrough: always",
    "passthrough: {through: smallest}", "passthrough: {through: maxHeight}",
    "release: {policy: project}", "release: {policy: nearest}", "resistance: {kind: none}",
    "keyboard: ignore", "haptics: true", "width: {max: 400}",
    "content: {scrolls: true}", "content: {inputs: true}", "content: {closes: control}",
    "content: {navigation: wrap}", "content: {dynamicType: false}",
    "variants: {compactHeight: {initial: maxHeight}}",
    "variants: {compactHeight: {swipeMode: none}}", "variants: {regularWidth: {style: form}}",
    "variants: {compactHeight: {presentation: persistent}}",
    "variants: {regularWidth: {dismiss: {swipe: false}}}",
  ]

  @Test(arguments: RuleCatalogue.ids)
  func noFixLeadsToAnotherFinding(id: String) throws {
    let rule = try #require(RulePage.rule(named: id))
    // A comment that silences one finding is another where the repair makes that one go.
    let texts = [rule.failing, rule.passing].filter { !$0.contains("sheetc:ignore setting") }
    let varied = texts.flatMap { text in Self.additions.compactMap { Self.adding($0, to: text) } }

    for text in texts + varied {
      for targets in Self.targets(of: rule) {
        expectNoConsequence(text, beside: rule.beside, targets)
      }
    }
  }

  private func expectNoConsequence(
    _ text: String, beside: KeyValuePairs<String, String>, _ targets: [RuleTarget]
  ) {
    let example = RuleExample(text, beside: beside, targets: targets)
    let before = Self.counts(example)
    if before.keys.contains(where: { !RuleCatalogue.has($0) }) { return }
    for finding in example.report.diagnostics {
      for fix in finding.fixIts {
        let edits = SourceEdits(fix.edits)
        let fixed = String(decoding: edits.applied(to: Array(text.utf8)), as: UTF8.self)
        let after = RuleExample(fixed, beside: beside, targets: targets)
        let new = Self.counts(after).filter { $0.value > before[$0.key] ?? 0 }.keys.sorted()
        #expect(
          new.isEmpty,
          """
          \(finding.id.name) -> \(new) for \(targets.map(\.name))
          \(text)
          ->
          \(fixed)
          \(after.rendered)
          """)
      }
    }
  }

  /// Those of a rule's examples, and of projects whose targets lack the most.
  private static func targets(of rule: RuleDescription) -> [[RuleTarget]] {
    let own = rule.targets.map { RuleTarget(Targets.tables[$0.name], minimumOS: $0.minimumOS) }
    let others: [[TargetName]] = [
      [.uikit], [.joombottomsheet], [.runtime, .tibottomsheet, .panmodal],
      [.overlaycontainer, .uikit],
    ]
    return [own] + others.map { $0.map { RuleTarget(Targets.tables[$0]) } }
  }

  /// The text with a line in its first sheet that is none of others; `nil` where the sheet has the key.
  private static func adding(_ line: String, to text: String) -> String? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let sheets = lines.firstIndex(of: "sheets:"),
      let sheet = lines[(sheets + 1)...].firstIndex(where: {
        $0.hasPrefix("  ") && !$0.hasPrefix("   ") && $0.hasSuffix(":")
      })
    else { return nil }
    let key = line.prefix { $0 != ":" }
    let rest = lines[(sheet + 1)...].prefix { $0.hasPrefix("    ") }
    if rest.contains(where: { $0.hasPrefix("    \(key):") }) { return nil }
    lines.insert("    \(line)", at: sheet + 1)
    return lines.joined(separator: "\n")
  }

  private static func counts(_ example: RuleExample) -> [String: Int] {
    example.report.diagnostics.reduce(into: [:]) { $0[$1.id.name, default: 0] += 1 }
  }
}
