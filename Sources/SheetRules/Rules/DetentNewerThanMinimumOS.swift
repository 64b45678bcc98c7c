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
    var newest: VersionNumber?
    var newer: [DetentIndex] = []
    for detent in sheet.configuration.detents where detent.fallback == .nearest {
      let versions = DetentFeature.used(by: detent).compactMap { target.table.features($0).since }
      guard let since = versions.max(), target.runs(before: since) else { continue }
      newest = max(newest ?? since, since)
      newer.append(detent.id)
    }
    guard let newest, let first = newer.first else { return }
    let tokens = DetentTokens(sheet)
    let names = Wording.quoted(newer.map { tokens.name(of: $0) })
    let verb = newer.count == 1 ? "opens" : "open"
    findings.add(
      "before iOS \(newest.text) \(Wording.list(names)) \(verb) as 'medium' or 'maxHeight' with "
        + "'\(target.name)', whichever is nearer; say which with 'fallback: medium', 'maxHeight' or 'drop'",
      at: tokens.span(of: first),
      notes: newer.dropFirst().map {
        Diagnostic.Note("'\(tokens.name(of: $0))' is written here", at: tokens.span(of: $0))
      })
  }
}
