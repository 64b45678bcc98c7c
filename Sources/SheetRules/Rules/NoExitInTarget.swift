import SheetDiagnostics
import SheetModel
import SheetRuntime
import SheetVocabulary

/// A modal sheet whose only ways out are among what a target leaves out.
enum NoExitInTarget: TargetRule {
  static var description: RuleDescription {
    RuleDescription(
      "no-exit-in-target", .error,
      "What closes a modal sheet is lost in a target, and nothing else that a person can touch closes it.",
      why: """
        The sheets of the system and of most libraries draw no header, so a Close button of \
        `header` is in the description and not on the screen. Where a swipe and a tap outside do \
        not close the sheet either, people are trapped (FittedSheets #88, PanModal #173), and no \
        look at the file shows it. `generate` writes no such code. If the content draws the button \
        itself, say so: `content: {closes: control}`.
        """,
      failing: """
        version: 1

        sheets:
          cart:
            # sheetc:ignore setting-lost-in-target -- the content has a title of its own
            header: {height: 52, trailing: close}
            detents: [{id: half, fraction: 0.5}, maxHeight]
            dismiss: {swipe: false}
            taps: {outside: none}

        """,
      passing: """
        version: 1

        sheets:
          cart:
            header: {height: 52, custom: true}
            detents: [{id: half, fraction: 0.5}, maxHeight]
            dismiss: {swipe: false}
            taps: {outside: none}
            content: {closes: control}

        """,
      targets: [ExampleTarget(.uikit, minimumOS: VersionNumber(16))])
  }

  static func concerns(_ target: RuleTarget) -> Bool { !target.table.isComplete }

  static func check(
    _ sheet: inout ResolvedSheet, for target: RuleTarget, into findings: inout RuleFindings
  ) {
    if let exit = lostExit(of: sheet.configuration, target.table) {
      return report(exit, Combination(base: sheet), target, into: &findings)
    }
    if sheet.variants.isEmpty { return }
    switch target.table.variants.means {
    case .native, .generated: break
    case .approximated, .lost, .opposite: return
    }
    for variant in sheet.variants.all {
      guard let exit = lostExit(of: variant.configuration, target.table) else { continue }
      return report(exit, Combination(variant, of: sheet), target, into: &findings)
    }
  }

  /// The key of a way out that the target lacks, where it lacks all there are; `nil` for a sheet that can be left,
  /// or that has no way out in any target.
  private static func lostExit(
    of configuration: borrowing SheetConfiguration, _ table: TargetTable
  ) -> TargetKey? {
    guard configuration.presentation == .modal, configuration.content.closes == .none else {
      return nil
    }
    var lost: TargetKey?
    if Exits.bySwipe(configuration) {
      guard let key = firstLost(of: [.dismissSwipe], configuration, table) else { return nil }
      lost = key
    }
    if Exits.byTapOutside(configuration) {
      guard let key = firstLost(of: [.tapsOutside], configuration, table) else { return nil }
      lost = key
    }
    if Exits.byGrabber(configuration) {
      guard let key = firstLost(of: [.tapsGrabber, .themeGrabber], configuration, table) else {
        return nil
      }
      lost = key
    }
    if Exits.byLeadingButton(configuration) {
      guard let key = firstLost(of: [.headerLeading, .header], configuration, table) else {
        return nil
      }
      lost = key
    }
    if Exits.byTrailingButton(configuration) {
      guard let key = firstLost(of: [.headerTrailing, .header], configuration, table) else {
        return nil
      }
      lost = key
    }
    return lost
  }

  private static func firstLost(
    of keys: [TargetKey], _ configuration: borrowing SheetConfiguration, _ table: TargetTable
  ) -> TargetKey? {
    for key in keys {
      switch table.capability(of: key, in: configuration)?.means {
      case .lost, .opposite: return key
      case .native, .generated, .approximated, nil: continue
      }
    }
    return nil
  }

  private static func report(
    _ exit: TargetKey, _ combination: Combination, _ target: RuleTarget,
    into findings: inout RuleFindings
  ) {
    let capability = target.table.capability(of: exit, in: combination.configuration)
    let place = combination.targetPlace(of: exit)
    findings.add(
      "'\(combination.name)' cannot be closed by touch with '\(target.name)'\(combination.suffix): "
        + "'\(exit.path)' is its way out, and is lost there",
      at: place.span,
      notes: place.notes
        + (capability.map { [Diagnostic.Note($0.sentence)] } ?? [])
        + Exits.notes(on: combination)
        + [
          .init(
            "when the content has a control that closes the sheet, write 'content: {closes: control}'"
          )
        ])
  }
}
