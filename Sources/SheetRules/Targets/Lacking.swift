import SheetModel
import SheetRuntime
import SheetVocabulary

/// What the targets of a project do not have: it is no remedy, and where none has it nobody sees a fault of it.
struct Lacking: Sendable {
  /// A target that draws no buttons of a header.
  let header: TargetName?
  /// A target that hears no Escape key.
  let escape: TargetName?
  /// Those that lack anything.
  private let tables: [TargetTable]
  /// Every target lacks something, so that rules may be silent that speak in other projects.
  let isAnythingLostEverywhere: Bool

  init(_ all: [RuleTarget]) {
    func lacking(_ key: TargetKey) -> TargetName? {
      all.first { Self.isLost($0.table.keys(key).capability) }?.name
    }
    header = lacking(.headerTrailing)
    escape = lacking(.dismissEscape)
    tables = all.map(\.table).filter { !$0.isComplete }
    isAnythingLostEverywhere = !tables.isEmpty && tables.count == all.count
  }

  /// Whether no target does what a configuration says of one of some keys.
  func losesEverywhere(
    anyOf keys: [TargetKey], in configuration: borrowing SheetConfiguration
  ) -> Bool {
    if !isAnythingLostEverywhere { return false }
    for key in keys where isLostEverywhere(key, in: configuration) { return true }
    return false
  }

  private func isLostEverywhere(
    _ key: TargetKey, in configuration: borrowing SheetConfiguration
  ) -> Bool {
    for table in tables {
      guard let capability = table.capability(of: key, in: configuration),
        Self.isLost(capability)
      else { return false }
    }
    return true
  }

  /// Whether some target does exactly what a configuration says of a key.
  func isKeptSomewhere(
    _ key: TargetKey, in configuration: borrowing SheetConfiguration
  ) -> Bool {
    if !isAnythingLostEverywhere { return true }
    for table in tables {
      switch table.capability(of: key, in: configuration)?.means {
      case nil, .native, .generated: return true
      case .approximated, .lost, .opposite: continue
      }
    }
    return false
  }

  /// Whether some target does not do what a configuration says of a key.
  func losesSomewhere(_ key: TargetKey, in configuration: borrowing SheetConfiguration) -> Bool {
    for table in tables {
      if let capability = table.capability(of: key, in: configuration), Self.isLost(capability) {
        return true
      }
    }
    return false
  }

  /// Whether every target is the opposite of what a configuration says of a key.
  func isOppositeEverywhere(
    _ key: TargetKey, in configuration: borrowing SheetConfiguration
  ) -> Bool {
    if !isAnythingLostEverywhere { return false }
    for table in tables {
      if table.capability(of: key, in: configuration)?.means != .opposite { return false }
    }
    return true
  }

  /// Whether some target is the opposite of what a configuration says of a key.
  func isOppositeSomewhere(
    _ key: TargetKey, in configuration: borrowing SheetConfiguration
  ) -> Bool {
    for table in tables {
      if table.capability(of: key, in: configuration)?.means == .opposite { return true }
    }
    return false
  }

  /// Whether no target knows a detent's form or option.
  func losesEverywhere(_ feature: DetentFeature) -> Bool {
    isAnythingLostEverywhere && tables.allSatisfy { Self.isLost($0.features(feature)) }
  }

  private static func isLost(_ capability: Capability) -> Bool {
    switch capability.means {
    case .lost, .opposite: true
    case .native, .generated, .approximated: false
    }
  }
}
