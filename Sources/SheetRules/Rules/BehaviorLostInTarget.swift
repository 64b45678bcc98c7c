import SheetDiagnostics
import SheetModel
import SheetVocabulary

/// A key that a target has no way to express, so that a sheet would do the opposite.
enum BehaviorLostInTarget: TargetRule {
  static var description: RuleDescription {
    RuleDescription(
      "behavior-lost-in-target", .error,
      "A target cannot do what a sheet says, and would do the opposite.",
      why: """
        With PanModal the switch for touches that pass through makes the sheet itself dead \
        (PanModal #48, #100, #183), and Joom's sheet has one switch for swipes and taps (BottomSheet \
        #11, #20). Code that does the opposite of its description is worse than none, so `generate` \
        writes none while this stands. Change the sheet, take another target, or accept it here.
        """,
      failing: """
        version: 1

        sheets:
          map:
            preset: panmodal
            detents: [{id: peek, height: 120}, {id: all, topInset: 20}]
            passthrough: always
            dismiss: {swipe: false, confirm: false}
            content: {closes: control}

        """,
      passing: """
        version: 1

        sheets:
          map:
            preset: panmodal
            detents: [{id: peek, height: 120}, {id: all, topInset: 20}]
            dismiss: {swipe: false, confirm: false}
            content: {closes: control}

        """,
      targets: [ExampleTarget(.panmodal)])
  }

  static func concerns(_ target: RuleTarget) -> Bool { !target.table.isComplete }

  static func check(
    _ sheet: inout ResolvedSheet, for target: RuleTarget, into findings: inout RuleFindings
  ) {
    Shortfall.forEach(of: sheet, target.table, [.opposite]) { shortfall in
      findings.add(
        "\(shortfall.subject) is not to be had in '\(target.name)': \(shortfall.capability.sentence)",
        at: shortfall.span, notes: shortfall.notes)
    }
  }
}
