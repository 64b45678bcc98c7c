import SheetDiagnostics
import SheetModel
import SheetRuntime
import SheetVocabulary

/// A sheet of more heights than a target's library can have.
enum MoreDetentsThanTarget: TargetRule {
  static var description: RuleDescription {
    RuleDescription(
      "more-detents-than-target", .warning,
      "A sheet has more detents than a target's library can hold.",
      why: """
        The surplus is dropped or becomes a stop that nobody drew: libraries with a fixed number \
        of states are full of such reports (react-native-true-sheet #274, \
        material-components-android #1807). PanModal's sheet rests at \
        the lowest and at the highest detent, Joom's at the one where it opens, and the README of TI's \
        speaks of three. The message names those that stay; the code has no case for the others. Take \
        them out of `detents`, keep them for the size classes that matter most with `when` or \
        `variants`, or accept it at that line. A `fallback` does not help: it is for older systems, \
        not for other libraries.
        """,
      failing: """
        version: 1

        sheets:
          lesson:
            detents:
              - {id: short, fraction: 0.3}
              - {id: long, topInset: 20}

        """,
      passing: """
        version: 1

        sheets:
          lesson:
            detents:
              - {id: short, fraction: 0.3}

        """,
      targets: [ExampleTarget(.joombottomsheet)])
  }

  static func concerns(_ target: RuleTarget) -> Bool {
    target.table.mostDetents != nil
  }

  static func check(
    _ sheet: inout ResolvedSheet, for target: RuleTarget, into findings: inout RuleFindings
  ) {
    guard let most = target.table.mostDetents else { return }
    let heights = most == 1 ? "one height" : "\(most) heights"
    let key = sheet.key
    Shortfall.forEach(of: sheet, target.table, [.lost]) { shortfall in
      guard let surplus = shortfall.surplus else { return }
      let taken =
        surplus.dropped.isEmpty
        ? "leave some out of 'detents'"
        : "take \(Shortfall.Surplus.list(surplus.dropped)) out of 'detents'"
      findings.add(
        "'\(key)' has \(surplus.count) detents, and '\(target.name)' sheets have \(heights): "
          + shortfall.capability.sentence,
        at: shortfall.span,
        notes: shortfall.notes + [
          .init(
            "\(taken), or accept it with "
              + "'# sheetc:ignore more-detents-than-target -- REASON' above this line")
        ])
    }
  }
}
