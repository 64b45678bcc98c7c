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
        material-components-android #1807). TI's sheet has three heights, Joom's one, and PanModal \
        two, where the surplus is an error. Leave detents out with `variants` or give the library \
        another sheet.
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
    target.table.mostDetents != nil && target.table.surplus.means != .opposite
  }

  static func check(
    _ sheet: inout ResolvedSheet, for target: RuleTarget, into findings: inout RuleFindings
  ) {
    guard let most = target.table.mostDetents else { return }
    let heights = most == 1 ? "one height" : "\(most) heights"
    let key = sheet.key
    Shortfall.forEach(of: sheet, target.table, [target.table.surplus.means]) { shortfall in
      guard shortfall.kind == .count, let count = shortfall.count else { return }
      findings.add(
        "'\(key)' has \(count) detents, and '\(target.name)' sheets have \(heights): "
          + shortfall.capability.sentence,
        at: shortfall.span, notes: shortfall.notes)
    }
  }
}
