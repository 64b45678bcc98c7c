package import SheetRuntime
import SheetVocabulary

extension KeySupport {
  static let startingValues = KeySupport(
    .approximated("'release', 'resistance', 'scroll' and 'dismiss' are as their own rows say"))
}

extension TargetTable {
  /// What a target makes of a preset that is written: of the starting values that no key says otherwise, all at once.
  /// `nil` where it moves as the preset says.
  ///
  /// - Parameter isVariant: It is written in a variant.
  package func capabilityOfPreset(
    in configuration: borrowing SheetConfiguration, _ origins: Origins, isVariant: Bool
  ) -> Capability? {
    if configuration.preset.targets.contains(name) { return nil }
    var lost: [String] = []
    var near: [String] = []
    for (key, subject) in Preset.keys where !origins.isWritten(key.row) {
      guard !key.isSame(in: configuration, own),
        var capability = capability(of: key, in: configuration)
      else { continue }
      if isVariant, capability.means == .native || capability.means == .generated {
        capability = inVariants(key) ?? capability
      }
      switch capability.means {
      case .native, .generated: break
      case .approximated: near.append("'\(subject)'")
      case .lost, .opposite: lost.append("'\(subject)'")
      }
    }
    let rest =
      near.isEmpty ? "" : "\(near.enumerated) \(near.count == 1 ? "is" : "are") only near it"
    if lost.isEmpty { return near.isEmpty ? nil : .approximated(rest) }
    let gone = "\(lost.enumerated) \(lost.count == 1 ? "stays" : "stay") the target's own"
    return .lost(near.isEmpty ? gone : "\(gone), and \(rest)")
  }
}

extension Preset {
  /// The keys that say how a library moves, and what they are called together with those that refine them.
  fileprivate static let keys: [(TargetKey, String)] = [
    (.releasePolicy, "release"), (.resistanceKind, "resistance"),
    (.scrollExpandsFirst, "scroll.expandsFirst"), (.scrollDismisses, "scroll.dismisses"),
    (.dismissDistance, "dismiss.distance"), (.dismissVelocity, "dismiss.velocity"),
  ]

  /// The targets that move so by themselves.
  fileprivate var targets: [TargetName] {
    switch self {
    case .system: [.uikit, .swiftui]
    case .lbbottomsheet: [.lbbottomsheet]
    case .panmodal: [.panmodal, .tibottomsheet]
    case .joombottomsheet: [.joombottomsheet]
    case .overlaycontainer: [.overlaycontainer]
    }
  }
}

extension [String] {
  /// `'release', 'scroll' and 'dismiss'`.
  fileprivate var enumerated: String {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}
