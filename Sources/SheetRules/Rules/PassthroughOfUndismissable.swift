import SheetDiagnostics
import SheetModel
import SheetRuntime
import SheetVocabulary

/// A sheet that is to let touches through and not to be swiped away, which SwiftUI takes for a contradiction.
enum PassthroughOfUndismissable: TargetRule {
  static var description: RuleDescription {
    RuleDescription(
      "passthrough-of-undismissable", .warning,
      "In SwiftUI a sheet that no swipe dismisses takes the touches beside it, `passthrough` or not.",
      why: """
        `interactiveDismissDisabled` sets `isModalInPresentation`, which keeps a sheet from being \
        swiped away and also makes the system ignore every event outside of the sheet (Apple's \
        documentation): the view behind is bright and dead. Persistent sheets and those that ask \
        first are kept in the same way. Code for UIKit asks a delegate instead. Let a swipe dismiss \
        the sheet, or present it with UIKit.
        """,
      failing: """
        version: 1

        sheets:
          map:
            detents: [{id: peek, height: 120}, maxHeight]
            passthrough: {through: peek}
            dismiss: {swipe: false}
            taps: {outside: smallest}
            content: {closes: control}

        """,
      passing: """
        version: 1

        sheets:
          map:
            detents: [{id: peek, height: 120}, maxHeight]
            passthrough: {through: peek}
            content: {closes: control}

        """,
      targets: [ExampleTarget(.swiftui, minimumOS: VersionNumber(17))])
  }

  static func concerns(_ target: RuleTarget) -> Bool {
    target.name == .swiftui
  }

  static func check(
    _ sheet: inout ResolvedSheet, for target: RuleTarget, into findings: inout RuleFindings
  ) {
    let isPersistent = sheet.configuration.presentation == .persistent
    guard sheet.configuration.passthrough != .never,
      isPersistent || !sheet.configuration.dismiss.swipe || sheet.configuration.dismiss.confirm
    else { return }
    let combination = Combination(base: sheet)
    let place = combination.place(of: .passthrough)
    findings.add(
      "nothing behind '\(sheet.key)' can be touched with '\(target.name)': a sheet that no swipe dismisses "
        + "takes all touches there",
      at: place.span,
      notes: place.notes
        + (!isPersistent && combination.origins.isWritten(SheetKey.dismissSwipe.row)
          ? [combination.note(about: .dismissSwipe)] : []))
  }
}
