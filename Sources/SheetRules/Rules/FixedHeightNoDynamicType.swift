import SheetDiagnostics
import SheetRuntime

/// Heights in points around content that can neither scroll nor grow.
enum FixedHeightNoDynamicType: ConfigurationRule {
  static var description: RuleDescription {
    RuleDescription(
      "fixed-height-no-dynamic-type", .note,
      "All heights are in points, and the content does not scroll.",
      why: """
        At the largest text sizes the same words need two to three times the room. What does not \
        fit is cut off below the edge, often the button that goes on (dashwallet-ios PR #941). \
        Use `fitContent`, let the content scroll, or add `maxHeight` so that the sheet can be \
        raised.
        """,
      failing: """
        version: 1

        sheets:
          tip:
            detents: [{id: short, height: 280}]

        """,
      passing: """
        version: 1

        sheets:
          tip:
            detents: [{at: fitContent, min: 120}]

        """)
  }

  static func isFaulty(_ configuration: inout SheetConfiguration) -> Bool {
    guard !configuration.content.scrolls, configuration.style == .bottom,
      configuration.free == nil, !configuration.detents.isEmpty
    else { return false }
    for detent in configuration.detents {
      guard case .height = detent.height else { return false }
      if case .fraction = detent.min { return false }
    }
    return true
  }

  static func report(_ combination: Combination, into findings: inout RuleFindings) {
    guard let tallest = combination.configuration.detents.last else { return }
    let place = combination.place(of: tallest.id)
    findings.add(
      "'\(combination.name)' is never taller than '\(combination.name(of: tallest.id))' and does not "
        + "scroll\(combination.suffix): large text is cut off",
      at: place.span, notes: place.notes)
  }
}
