import SheetDiagnostics
import SheetRuntime

/// A sheet of several heights without a grabber.
enum GrabberHiddenResizable: ConfigurationRule {
  static var description: RuleDescription {
    RuleDescription(
      "grabber-hidden-resizable", .note,
      "A sheet of several heights shows no grabber.",
      why: """
        Nothing shows that the sheet can be raised, and VoiceOver loses the one element that \
        raises it without a drag (Apple's Human Interface Guidelines, Sheets; \
        react-native-true-sheet #807). A tap on the header that goes to the next height makes up \
        for it.
        """,
      failing: """
        version: 1

        sheets:
          place:
            detents: [{id: low, fraction: 0.3}, maxHeight]
            theme: {grabber: none}

        """,
      passing: """
        version: 1

        sheets:
          place:
            detents: [{id: low, fraction: 0.3}, maxHeight]

        """)
  }

  static func isFaulty(_ configuration: inout SheetConfiguration) -> Bool {
    guard !configuration.theme.grabber.isPresent, configuration.style == .bottom else {
      return false
    }
    switch configuration.swipeMode {
    case .full: break
    case .top where configuration.header.isPresent: break
    case .top, .none: return false
    }
    if configuration.header.isPresent, configuration.taps.header == .next { return false }
    return configuration.detents.count(where: { $0.reach == .drag }) > 1
      || configuration.free != nil
  }

  static func report(_ combination: Combination, into findings: inout RuleFindings) {
    let place = combination.place(of: .grabber)
    findings.add(
      "'\(combination.name)' has several heights and no grabber\(combination.suffix): nothing shows that "
        + "it can be raised",
      at: place.span, notes: place.notes)
  }
}
