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
        material-components-android #1807). PanModal has a short and a long form, TI's sheet three \
        heights, Joom's one. Leave detents out with `variants` or give the library another sheet.
        """,
      failing: """
        version: 1

        sheets:
          lesson:
            preset: panmodal
            detents:
              - {id: short, fraction: 0.3}
              - {id: middle, fraction: 0.5}
              - {id: long, topInset: 20}

        """,
      passing: """
        version: 1

        sheets:
          lesson:
            preset: panmodal
            detents:
              - {id: short, fraction: 0.3}
              - {id: long, topInset: 20}

        """,
      targets: [ExampleTarget(.panmodal)])
  }

  static func concerns(_ target: RuleTarget) -> Bool {
    target.table.mostDetents != nil
  }

  static func check(
    _ sheet: inout ResolvedSheet, for target: RuleTarget, into findings: inout RuleFindings
  ) {
    guard let most = target.table.mostDetents,
      sheet.configuration.detents.count > most
    else { return }
    let combination = Combination(base: sheet)
    let place = combination.place(of: .detents)
    let heights = most == 1 ? "one height" : "\(most) heights"
    findings.add(
      "'\(sheet.key)' has \(sheet.configuration.detents.count) detents, and '\(target.name)' sheets have "
        + heights,
      at: place.span, notes: place.notes)
  }
}
