import SheetDiagnostics
import SheetModel
import SheetRuntime
import SheetVocabulary

/// A detent that the oldest system of a target does not have, with nothing said for it.
enum DetentNewerThanMinimumOS: TargetRule {
  static var description: RuleDescription {
    RuleDescription(
      "detent-newer-than-minimum-os", .warning,
      "A detent needs a newer iOS than a target has to run on, and has no `fallback`.",
      why: """
        Before iOS 16 the system's sheet has two heights, medium and large. Any other becomes one \
        of them, so that a peek of 96 points opens over half of the screen \
        (The49.Maui.BottomSheet #86, react-native-true-sheet #102), or the code does not compile \
        (schemeshare PR #2). Say which it is to be with `fallback`, `drop` included.
        """,
      failing: """
        version: 1

        sheets:
          cart:
            detents:
              - {id: peek, height: 120}
              - maxHeight

        """,
      passing: """
        version: 1

        sheets:
          cart:
            detents:
              - {id: peek, height: 120, fallback: medium}
              - maxHeight

        """,
      targets: [ExampleTarget(.uikit, minimumOS: VersionNumber(15))])
  }

  static func concerns(_ target: RuleTarget) -> Bool {
    target.table.features(.height).since.map { target.runs(before: $0) } ?? false
  }

  static func check(
    _ sheet: inout ResolvedSheet, for target: RuleTarget, into findings: inout RuleFindings
  ) {
    for detent in sheet.configuration.detents where detent.fallback == .nearest {
      let newer = DetentFeature.used(by: detent).compactMap { target.table.features($0).since }
      guard let since = newer.max(), target.runs(before: since) else { continue }
      let tokens = DetentTokens(sheet)
      findings.add(
        "'\(tokens.name(of: detent.id))' becomes the nearer of 'medium' and 'maxHeight' for "
          + "'\(target.name)' before iOS \(since.text); say which with 'fallback'",
        at: tokens.span(of: detent.id))
    }
  }
}
