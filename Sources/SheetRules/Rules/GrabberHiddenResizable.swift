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
        for it. A sheet that opens at its largest detent has nothing to be raised to, and a persistent one \
        with a header, or with a bar of at most 120 points as its smallest detent, has something else \
        that looks like a handle: there this rule is silent.
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
    if opensAtLargest(configuration) || isItsOwnHandle(configuration) { return false }
    return configuration.detents.count(where: { $0.reach == .drag }) > 1
      || configuration.free != nil
  }

  private static func opensAtLargest(_ configuration: borrowing SheetConfiguration) -> Bool {
    switch configuration.initial {
    case .largest: return true
    case .detent(let id):
      if let free = configuration.free { return free.max.id == id }
      return configuration.detents.last?.id == id
    case .smallest, .hidden: return false
    }
  }

  /// As tall as a bar that people take for something to pull up, in points.
  private static let bar = 120.0

  /// Whether a persistent sheet has a header or is a bar while it is low, as a mini player.
  private static func isItsOwnHandle(_ configuration: borrowing SheetConfiguration) -> Bool {
    guard configuration.presentation == .persistent else { return false }
    if configuration.header.isPresent { return true }
    guard let smallest = configuration.free?.min ?? configuration.detents.first,
      case .height(let points, from: _) = smallest.height
    else { return false }
    return points <= bar
  }

  static func report(_ combination: Combination, into findings: inout RuleFindings) {
    let place = combination.place(of: .grabber)
    findings.add(
      "'\(combination.name)' has several heights and no grabber\(combination.suffix): nothing shows that "
        + "it can be raised",
      at: place.span, notes: place.notes)
  }
}
