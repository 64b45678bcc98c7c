import SheetDiagnostics
import SheetModel
import SheetRuntime

/// Touches reach a view that the dimming hides.
enum PassthroughWithOpaqueDimming: ConfigurationRule {
  static var description: RuleDescription {
    RuleDescription(
      "passthrough-with-opaque-dimming", .warning,
      "Touches pass through to a view that the dimming hides.",
      why: """
        `dimming.whilePassing` keeps the dimming where touches pass through. When it is all but \
        opaque, people touch what they cannot see: a slip beside the sheet buys something behind \
        it. LBBottomSheet's README asks for a clear colour there. Lower the opacity, or leave \
        `whilePassing` out.
        """,
      failing: """
        version: 1

        sheets:
          map:
            detents: [{id: low, fraction: 0.3}, maxHeight]
            passthrough: always
            theme:
              dimming: {color: "#000000", opacity: 0.95, whilePassing: true}

        """,
      passing: """
        version: 1

        sheets:
          map:
            detents: [{id: low, fraction: 0.3}, maxHeight]
            passthrough: always
            theme:
              dimming: {color: "#000000", opacity: 0.2, whilePassing: true}

        """)
  }

  static var judged: [TargetKey] { [.passthrough, .themeDimming, .themeDimmingWhilePassing] }

  /// Above this a view behind is no longer seen.
  private static let opaque = 0.8

  static func isFaulty(_ configuration: inout SheetConfiguration) -> Bool {
    let dimming = configuration.theme.dimming
    guard dimming.whilePassing, dimming.isPresent, configuration.passthrough != .never,
      configuration.style == .bottom
    else { return false }
    return dimming.opacity * max(dimming.color.light.alpha, dimming.color.dark.alpha) >= opaque
  }

  static func report(_ combination: Combination, into findings: inout RuleFindings) {
    let place = combination.place(of: .whilePassing)
    findings.add(
      "'whilePassing' keeps an opaque dimming over a view that answers touches: people would touch what "
        + "they cannot see",
      at: place.span,
      notes: place.notes + [combination.note(about: .passthrough)])
  }
}
