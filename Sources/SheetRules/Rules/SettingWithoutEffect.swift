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

  /// Of the suspects' keys.
  private static let rows: [Int] = suspects.map(\.key.row)

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
    if devices.hasVariants { checkSystemPresentations(of: sheet, into: &findings) }
    // A variant may be what the key is for.
    if devices.hasVariants { return }
    var isWritten = false
    for row in rows where sheet.origins[row].layer > 0 {
      isWritten = true
      break
    }
    guard isWritten else { return }
    for suspect in suspects {
      guard sheet.origins.layer(of: suspect.key.row).kind == .own,
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

  /// Reports heights that a variant writes beside a `style` of the system's, to which they do not apply.
  private static func checkSystemPresentations(
    of sheet: borrowing ResolvedSheet, into findings: inout RuleFindings
  ) {
    for variant in sheet.variants.all
    where variant.names.count == 1 && variant.configuration.style != .bottom {
      for key in [SheetKey.detents, .free] {
        let layer = variant.origins.layer(of: key.row)
        guard layer.kind == .own, layer.variant == variant.names[0],
          let span = variant.origins.keySpan(of: key.row), span.file == sheet.keySpan.file
        else { continue }
        findings.add(
          "'\(key.path)' has no effect in '\(variant.names[0].text)': the system presents "
            + "'\(sheet.key)' in its own way there",
          at: span, notes: [Combination(variant, of: sheet).note(about: .style)],
          fixIts: Removal.fixIt(of: key, variant.origins))
      }
    }
  }
}
