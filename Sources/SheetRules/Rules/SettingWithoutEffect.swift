import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A key that another key of the sheet makes meaningless.
enum SettingWithoutEffect: SheetRule {
  static var description: RuleDescription {
    RuleDescription(
      "setting-without-effect", .warning,
      "A key is written that has no effect beside the sheet's other keys.",
      why: """
        Whoever wrote it expects something that does not happen, and whoever reads the file \
        believes it: an alignment of a sheet as wide as the screen, a deceleration under a policy \
        that does not look at it. Libraries ignore such settings without a word \
        (HeathWang/HWPanModal #72, organicmaps PR #13438 on a width that binds nothing). Take the \
        key away, or change the one that hides it. Only what a sheet itself writes is reported; \
        what it inherits may be meant for others.
        """,
      failing: """
        version: 1

        sheets:
          tools:
            detents: [{id: low, fraction: 0.3}, maxHeight]
            release:
              policy: nearest
              deceleration: 600

        """,
      passing: """
        version: 1

        sheets:
          tools:
            detents: [{id: low, fraction: 0.3}, maxHeight]
            release:
              policy: project
              deceleration: 600

        """)
  }

  /// A key that may be dead, what it dies of, and the key that does it.
  private struct Suspect: Sendable {
    let key: SheetKey
    let cause: SheetKey?
    let reason: @Sendable (borrowing SheetConfiguration) -> String?
  }

  private static let suspects: [Suspect] = [
    Suspect(key: .releaseDeceleration, cause: .releasePolicy) {
      $0.release.policy == .project ? nil : policy($0)
    },
    Suspect(key: .releaseLookahead, cause: .releasePolicy) {
      $0.release.policy == .lookahead ? nil : policy($0)
    },
    Suspect(key: .releaseFlickUp, cause: .releasePolicy) {
      $0.release.policy == .nearest ? nil : policy($0)
    },
    Suspect(key: .releaseFlickDown, cause: .releasePolicy) {
      $0.release.policy == .nearest ? nil : policy($0)
    },
    Suspect(key: .releaseFlickDown, cause: .dismissSwipe) {
      $0.release.policy == .nearest && $0.release.flickDown == .dismiss && !$0.dismiss.swipe
        ? "a swipe does not dismiss the sheet" : nil
    },
    Suspect(key: .dismissDistance, cause: .releasePolicy) {
      $0.release.policy == .panmodal ? policy($0) : nil
    },
    Suspect(key: .dismissVelocity, cause: .releasePolicy) {
      $0.release.policy == .panmodal ? policy($0) : nil
    },
    Suspect(key: .resistanceFactor, cause: .resistanceKind) {
      $0.resistance.kind == .none ? "a sheet of 'kind: none' does not move past its ends" : nil
    },
    Suspect(key: .minimumOpacity, cause: .dimmingFollows) {
      $0.theme.dimming.isPresent && $0.theme.dimming.follows == .presentation
        ? "it counts where 'follows' is 'height'" : nil
    },
    Suspect(key: .widthAlign, cause: nil) {
      $0.width.isPresent && $0.width.max == nil && $0.width.follows == .container
        ? "without 'max' the sheet is as wide as its window" : nil
    },
    Suspect(key: .scrollExpandsFirst, cause: .detents) {
      $0.detents.count == 1 && $0.free == nil && $0.scroll.expandsFirst
        ? "there is no higher detent to go to" : nil
    },
  ]

  private static func policy(_ configuration: borrowing SheetConfiguration) -> String {
    let policy =
      switch configuration.release.policy {
      case .project: "project"
      case .nearest: "nearest"
      case .lookahead: "lookahead"
      case .lbbottomsheet: "lbbottomsheet"
      case .panmodal: "panmodal"
      }
    return "the policy '\(policy)' does not look at it"
  }

  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings
  ) {
    // A variant may be what the key is for.
    guard mayBeFaulty(sheet.configuration), !devices.hasVariants else { return }
    for suspect in suspects {
      guard sheet.origins[suspect.key.row].layer > 0,
        sheet.origins.layer(of: suspect.key.row).kind == .own,
        let reason = suspect.reason(sheet.configuration),
        let span = sheet.origins.keySpan(of: suspect.key.row), span.file == sheet.keySpan.file
      else { continue }
      var notes: [Diagnostic.Note] = []
      if let cause = suspect.cause, sheet.origins.isWritten(cause.row) {
        notes = [Combination(base: sheet).note(about: cause)]
      }
      findings.add(
        "'\(suspect.key.path)' has no effect in '\(sheet.key)': \(reason)", at: span, notes: notes,
        fixIts: Removal.fixIt(of: suspect.key, sheet.origins))
    }
  }

  /// Whether a value differs from the one that is built in where another makes it meaningless.
  private static func mayBeFaulty(_ configuration: borrowing SheetConfiguration) -> Bool {
    configuration.release.policy != .project || configuration.release.lookahead != 0.1
      || configuration.release.flickUp != .step || configuration.release.flickDown != .step
      || configuration.resistance.kind == .none || configuration.width.isPresent
      || configuration.theme.dimming.minimumOpacity > 0
      || (configuration.detents.count == 1 && configuration.scroll.expandsFirst)
  }
}
