package import SheetDiagnostics
package import SheetModel
import SheetRuntime

/// Something that a sheet asks of a target, and how the target has it.
package struct Shortfall: Sendable {
  /// What is asked: `'dismiss.swipe'`, `'peek' (fraction, of: content)`.
  package let subject: String
  /// What a sheet asks for.
  enum Kind {
    case key
    /// A detent's form or option.
    case detent
    /// As many detents as there are.
    case count
  }

  let kind: Kind
  /// The key that is asked for; `nil` where it is something of a detent.
  package var key: TargetKey?
  package let capability: Capability
  /// Where the finding points.
  package let span: SourceSpan
  let notes: [Diagnostic.Note]
  /// Of detents that are too many: how many there are, and what they are called.
  package struct Surplus: Sendable {
    package let count: Int
    package let kept: [String]
    package let dropped: [String]
    /// Where the sheet opens is among those that are not there.
    package let opens: String?
  }
  package var surplus: Surplus?
  /// Where it is written, and in which combination of size classes.
  private var source: Source?
  /// What else is written there that the target has in the same way.
  private(set) var others: [String] = []

  /// A section of keys as one layer writes it.
  private struct Source: Hashable {
    let section: Substring
    let kind: Layer.Kind
    let name: String
    let combination: [Variants.Name]
  }

  /// `'initial' is`, `'theme.dimming.blur' and 'theme.dimming.color' are`.
  var subjects: String {
    others.isEmpty ? "\(subject) is" : "\(Wording.list([subject] + others)) are"
  }

  /// Everything that a target answers with `means`; keys of one section that it answers alike are one.
  static func groups(
    of sheet: borrowing ResolvedSheet, _ table: TargetTable, _ means: Capability.Means
  ) -> [Shortfall] {
    var groups: [Shortfall] = []
    forEach(of: sheet, table, [means]) { shortfall in
      let place = groups.firstIndex {
        $0.source != nil && $0.source == shortfall.source && $0.capability == shortfall.capability
      }
      if let place {
        if shortfall.subject != groups[place].subject {
          groups[place].others.append(shortfall.subject)
        }
      } else {
        groups.append(shortfall)
      }
    }
    return groups
  }

  /// Everything that a sheet asks of a target and that is not simply there on every system.
  package static func all(of sheet: borrowing ResolvedSheet, _ table: TargetTable) -> [Shortfall] {
    var all: [Shortfall] = []
    forEach(of: sheet, table, [.native, .generated, .approximated, .lost, .opposite]) {
      all.append($0)
    }
    return all
  }

  /// Calls `body` for everything that a sheet asks of a target and that its table answers with one of some means.
  static func forEach(
    of sheet: borrowing ResolvedSheet, _ table: TargetTable, _ means: [Capability.Means],
    _ body: (Shortfall) -> Void
  ) {
    if table.isComplete { return }
    func take(_ shortfall: Shortfall) {
      if means.contains(shortfall.capability.means) { body(shortfall) }
    }
    let base = Combination(base: sheet)
    count(of: base, table, besides: nil, take)
    keys(of: base, table, besides: nil, take)
    detents(of: base, table, besides: nil, take)
    if sheet.variants.isEmpty { return }
    switch table.variants.means {
    case .native, .generated:
      for variant in sheet.variants.all {
        let combination = Combination(variant, of: sheet)
        count(of: combination, table, besides: base, take)
        keys(of: combination, table, besides: base, take)
        detents(of: combination, table, besides: base, take)
      }
    case .approximated, .lost, .opposite:
      guard let variant = sheet.variants.all.first else { return }
      take(
        Shortfall(
          subject: "'variants'", kind: .key, capability: table.variants,
          span: Combination(variant, of: sheet).span, notes: []))
    }
  }

  /// - Parameter base: Of a variant, what it is laid over: what that asks for has been looked at.
  private static func keys(
    of combination: borrowing Combination, _ table: TargetTable, besides base: Combination?,
    _ body: (Shortfall) -> Void
  ) {
    var end = 0
    for key in TargetKey.allCases where key.row >= end {
      guard combination.origins.isWritten(key.row) || key.isAlwaysOwed,
        var capability = table.capability(of: key, in: combination)
      else { continue }
      if base != nil, capability.since == nil, let varied = table.inVariants(key),
        capability.means == .native || capability.means == .generated
      {
        capability = varied
      }
      switch capability.means {
      case .native, .generated: if capability.since == nil { continue }
      case .approximated, .lost, .opposite: break
      }
      if let base {
        // What nobody wrote outside of the variant is what the target does by itself.
        let isOwed = base.origins.isWritten(key.row) || key.isAlwaysOwed
        let other = isOwed ? base.configuration : table.own
        if key.isSame(in: combination.configuration, other) { continue }
      }
      // What is in a mapping that is not there has been said with it, but not what is in one that newer systems have.
      if capability.since == nil { end = key.rowsEnd }
      let place = combination.targetPlace(of: key)
      var shortfall = Shortfall(
        subject: "'\(key.path)'", kind: .key, key: key, capability: capability, span: place.span,
        notes: place.notes)
      let layer = combination.origins.layer(of: key.row)
      shortfall.source = Source(
        section: key.section, kind: layer.kind, name: layer.name, combination: combination.variants)
      body(shortfall)
    }
  }

  private static func count(
    of combination: borrowing Combination, _ table: TargetTable, besides base: Combination?,
    _ body: (Shortfall) -> Void
  ) {
    guard let count = table.surplus(of: combination.configuration) else { return }
    if let base, base.configuration.detents == combination.configuration.detents { return }
    let place = combination.place(of: SheetKey.detents)
    let kept = table.kept(of: combination.configuration)
    let dropped = combination.configuration.detents.map(\.id).filter { !kept.contains($0) }
    var opens: String?
    if case .detent(let id) = combination.configuration.initial, dropped.contains(id) {
      opens = combination.name(of: id)
    }
    let surplus = Surplus(
      count: count, kept: kept.map { combination.name(of: $0) },
      dropped: dropped.map { combination.name(of: $0) }, opens: opens)
    body(
      Shortfall(
        subject: "'detents'", kind: .count, capability: .lost(surplus.sentence), span: place.span,
        notes: place.notes, surplus: surplus))
  }

  private static func detents(
    of combination: borrowing Combination, _ table: TargetTable, besides base: Combination?,
    _ body: (Shortfall) -> Void
  ) {
    let configuration = combination.configuration
    let detents = configuration.free.map { [$0.min, $0.max] } ?? configuration.detents
    for detent in detents {
      if let base, base.configuration.detents.contains(detent) { continue }
      for feature in DetentFeature.used(by: detent) {
        let capability = table.features(feature)
        if capability.since == nil {
          if capability.means == .native || capability.means == .generated { continue }
        }
        let place = combination.place(of: detent.id)
        var shortfall = Shortfall(
          subject: "'\(combination.name(of: detent.id))' (\(feature.rawValue))",
          kind: .detent, capability: capability, span: place.span, notes: place.notes)
        shortfall.source = Source(
          section: "detents", kind: .own, name: "", combination: combination.variants)
        body(shortfall)
      }
    }
  }
}

extension Shortfall.Surplus {
  /// Which stay, and what becomes of the others, to follow a colon.
  fileprivate var sentence: String {
    if dropped.isEmpty { return "what becomes of more is not known" }
    let stay = "\(Self.list(kept)) \(kept.count == 1 ? "stays" : "stay")"
    let rest = "\(Self.list(dropped)) \(dropped.count == 1 ? "is" : "are") never reached"
    let opening = opens.map { "; it opens at '\(kept.last ?? "")', not at '\($0)'" } ?? ""
    return "\(stay), and \(rest)\(opening)"
  }

  /// `'a', 'b' and 'c'`.
  package static func list(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard quoted.count > 1, let last = quoted.last else { return quoted.first ?? "" }
    return "\(quoted.dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension TargetTable {
  /// How a target has a key of a sheet; `nil` where nothing differs from what it does anyway.
  fileprivate func capability(of key: TargetKey, in combination: borrowing Combination)
    -> Capability?
  {
    if key == .preset {
      return capabilityOfPreset(
        in: combination.configuration, combination.origins, isVariant: !combination.variants.isEmpty
      )
    }
    return capability(of: key, in: combination.configuration)
  }
}

extension TargetKey {
  /// What it is a part of: `theme.dimming`, `release`.
  fileprivate var section: Substring {
    let parts = path.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts[0] == "theme", parts.count > 1 else { return parts[0] }
    return path[..<parts[1].endIndex]
  }
}

extension Combination {
  /// Where a finding about a key that a target lacks points: at its key, or at the sheet that does not write it.
  func targetPlace(of key: TargetKey) -> (span: SourceSpan, notes: [Diagnostic.Note]) {
    guard let written = origins.keySpan(of: key.row) else { return (span, []) }
    if written.file == span.file { return (written, []) }
    return (span, [Diagnostic.Note("'\(key.path)' is written here", at: written)])
  }
}
