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
        writes none while this stands. These are the kinds: touches that are to pass through and do \
        not, or at every height (`passthrough` with PanModal, Joom's, modal sheets of OverlayContainer, \
        and up to one height with LBBottomSheet and TIBottomSheet); a sheet that can be dismissed \
        although it must not be, or without the question that was asked for (`dismiss.swipe`, \
        `dismiss.escape`, `dismiss.confirm`, `taps.outside`); one that drags move although none should \
        (`swipeMode: none`, `scroll.expandsFirst: false`); and one over the screen instead of in it \
        (`presentation: persistent`). Write the value that the note names, which is what the target \
        does; take another target; or accept it where it stands.
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
        "'\(target.name)' would do the opposite of \(shortfall.subject): \(shortfall.capability.sentence)",
        at: shortfall.span, notes: shortfall.notes + [Self.remedy(shortfall, target)])
    }
  }

  /// What to write instead.
  private static func remedy(_ shortfall: Shortfall, _ target: RuleTarget) -> Diagnostic.Note {
    let accept =
      "accept it with '# sheetc:ignore behavior-lost-in-target -- REASON' above this line"
    guard let key = shortfall.key, let own = TargetAnswer.ownValue(of: key, in: target.table) else {
      return Diagnostic.Note(accept)
    }
    switch target.table.keys(key).capability.means {
    case .native, .generated:
      // What it does by itself is one of the values that it has, and not what it does here.
      return Diagnostic.Note(
        "'\(target.name)' has other values of '\(key.path)': write one of them, or \(accept)")
    case .approximated, .lost, .opposite: break
    }
    return Diagnostic.Note(
      "'\(own)' for '\(key.path)' is what '\(target.name)' does: write that, or \(accept)")
  }
}
