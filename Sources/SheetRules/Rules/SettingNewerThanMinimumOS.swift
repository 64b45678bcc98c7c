import SheetDiagnostics
import SheetModel
import SheetVocabulary

/// A key that the oldest system of a target does not know.
enum SettingNewerThanMinimumOS: TargetRule {
  static var description: RuleDescription {
    RuleDescription(
      "setting-newer-than-minimum-os", .warning,
      "A key needs a newer iOS than a target has to run on.",
      why: """
        On the older systems it is as if the key were not written, and nobody who works on the \
        newest one sees it. SwiftUI has backgrounds of sheets from iOS 16.4 on, and what is painted \
        on 16.0 to 16.3 instead is the content (t3code PR #8036). Raise `minimumOS`, or do without.
        """,
      failing: """
        version: 1

        sheets:
          map:
            detents: [{id: peek, height: 120}, maxHeight]
            theme: {background: {material: thick}}

        """,
      passing: """
        version: 1

        sheets:
          map:
            detents: [{id: peek, height: 120}, maxHeight]

        """,
      targets: [ExampleTarget(.swiftui, minimumOS: VersionNumber(16))])
  }

  static func concerns(_ target: RuleTarget) -> Bool {
    !target.table.isComplete && target.minimumOS != nil
  }

  static func check(
    _ sheet: inout ResolvedSheet, for target: RuleTarget, into findings: inout RuleFindings
  ) {
    // What no system before the target's own has is one fault, however many keys it takes away.
    let first = target.table.library.minimumOS
    var missing: [Shortfall] = []
    Shortfall.forEach(of: sheet, target.table, [.native, .generated]) { shortfall in
      guard shortfall.kind != .detent, let version = shortfall.capability.since,
        target.runs(before: version)
      else { return }
      if version <= first {
        if !missing.contains(where: { $0.subject == shortfall.subject }) {
          missing.append(shortfall)
        }
      } else {
        report(shortfall, version, target, into: &findings)
      }
    }
    if missing.count == 1 { return report(missing[0], first, target, into: &findings) }
    if missing.isEmpty { return }
    findings.add(
      "'\(sheet.key)' is a plain sheet for '\(target.name)' before iOS \(first.text), without "
        + "\(Wording.list(missing.map(\.subject))): \(sentences(of: missing))",
      at: sheet.keySpan,
      notes: [.init("the target is to run from iOS \(target.minimumOS?.text ?? "") on")])
  }

  private static func report(
    _ shortfall: Shortfall, _ version: VersionNumber, _ target: RuleTarget,
    into findings: inout RuleFindings
  ) {
    findings.add(
      "\(shortfall.subject) needs iOS \(version.text) for '\(target.name)', which is to run from "
        + "\(target.minimumOS?.text ?? "") on: \(shortfall.capability.sentence)",
      at: shortfall.span, notes: shortfall.notes)
  }

  /// What people see, each once and in order.
  private static func sentences(of missing: [Shortfall]) -> String {
    var sentences: [String] = []
    for shortfall in missing where !sentences.contains(shortfall.capability.sentence) {
      sentences.append(shortfall.capability.sentence)
    }
    return sentences.joined(separator: ", and ")
  }
}
