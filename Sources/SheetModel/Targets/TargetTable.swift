package import SheetRuntime
package import SheetVocabulary

/// What a target can say: an answer for every key and every form of detent.
///
/// Findings, `sheetc targets` and the page of targets are made of this alone.
package struct TargetTable: Sendable {
  /// What the code is written against.
  package struct Library: Sendable {
    /// `LBBottomSheet`.
    package let name: String
    /// The version whose API was read: `1.0.17`; empty for system frameworks.
    package let version: String
    /// The first iOS that it runs on; 0 for what runs anywhere.
    package let minimumOS: VersionNumber
    /// The first iOS that generated code runs on, older than that where it has something else instead.
    package let oldestOS: VersionNumber
    /// Where the facts come from and what is not known, one or two sentences.
    package let source: String

    package init(
      _ name: String, version: String, minimumOS: VersionNumber, oldestOS: VersionNumber? = nil,
      source: String
    ) {
      self.name = name
      self.version = version
      self.minimumOS = minimumOS
      self.oldestOS = oldestOS ?? minimumOS
      self.source = source
    }
  }

  package let name: TargetName
  package let library: Library
  /// How a sheet is where nobody says anything; a value that equals this is never lost.
  package let own: SheetConfiguration
  /// Which detents of a sheet that has too many are there.
  package enum Kept: Sendable {
    /// The lowest and the highest.
    case ends
    /// The one at which it opens.
    case opening
    /// Nobody knows.
    case unknown
  }

  /// The most heights that a sheet has; `nil` for any number.
  package let mostDetents: Int?
  /// Which stay where there are more; without the others the sheet is the same, so that is never the opposite.
  package let kept: Kept
  package let keys: @Sendable (TargetKey) -> KeySupport
  package let features: @Sendable (DetentFeature) -> Capability
  /// How variants are kept: by traits, or not at all.
  package let variants: Capability
  /// How the values of a key in variants are kept, where that is not as `variants` says.
  package let inVariants: @Sendable (TargetKey) -> Capability?
  /// Everything is there as it was written, so that nothing has to be looked for.
  package let isComplete: Bool

  package init(
    _ name: TargetName, _ library: Library, own: SheetConfiguration, mostDetents: Int? = nil,
    kept: Kept = .unknown, variants: Capability,
    inVariants: @escaping @Sendable (TargetKey) -> Capability? = { _ in nil },
    keys: @escaping @Sendable (TargetKey) -> KeySupport,
    features: @escaping @Sendable (DetentFeature) -> Capability
  ) {
    self.name = name
    self.library = library
    self.own = own
    self.mostDetents = mostDetents
    self.kept = kept
    self.variants = variants
    self.inVariants = inVariants
    // What a target makes of starting values is what it makes of the keys that they are of.
    self.keys = { $0 == .preset ? .startingValues : keys($0) }
    self.features = features
    isComplete = false
  }

  /// The table of a target that says everything.
  package init(complete name: TargetName, _ library: Library) {
    self.name = name
    self.library = library
    own = SheetConfiguration()
    mostDetents = nil
    kept = .unknown
    variants = .native
    inVariants = { _ in nil }
    keys = { _ in .native }
    features = { _ in .native }
    isComplete = true
  }

  /// How the target has a key of a configuration; `nil` where the value is what it does anyway.
  package func capability(
    of key: TargetKey, in configuration: borrowing SheetConfiguration
  ) -> Capability? {
    let capability = keys(key).capability(for: configuration)
    if capability.means == .native || capability.means == .generated, capability.since == nil {
      return capability
    }
    return key.isSame(in: configuration, own) ? nil : capability
  }

  /// How many detents a configuration has at a time, where those are more than the target has.
  package func surplus(of configuration: borrowing SheetConfiguration) -> Int? {
    guard let mostDetents, configuration.free == nil, configuration.detents.count > mostDetents
    else { return nil }
    let most =
      SizeClasses.together.map { classes in
        configuration.detents.count { $0.isActive(in: classes) }
      }.max() ?? 0
    return most > mostDetents ? most : nil
  }

  /// The detents that are there in some size classes, in the order of the list.
  package func kept(of configuration: borrowing SheetConfiguration) -> [DetentIndex] {
    let detents = configuration.free.map { [$0.min, $0.max] } ?? configuration.detents
    guard let mostDetents, configuration.free == nil else { return detents.map(\.id) }
    var kept: Set<DetentIndex> = []
    for classes in SizeClasses.together {
      let active = detents.filter { $0.isActive(in: classes) }.map(\.id)
      if active.count <= mostDetents {
        kept.formUnion(active)
        continue
      }
      switch self.kept {
      case .unknown: kept.formUnion(active)
      case .ends: kept.formUnion([active[0], active[active.count - 1]])
      case .opening:
        switch configuration.initial {
        case .smallest, .hidden: kept.insert(active[0])
        case .largest: kept.insert(active[active.count - 1])
        case .detent(let id): kept.insert(id)
        }
      }
    }
    return detents.map(\.id).filter { kept.contains($0) }
  }
}

extension Detent {
  /// Whether it is there where all of some size classes hold.
  fileprivate func isActive(in classes: SizeClasses) -> Bool {
    if case .medium = height, classes.contains(.compactHeight) { return false }
    return when.isSubset(of: classes)
  }
}

extension SizeClasses {
  /// The size classes that hold together.
  fileprivate static let together: [SizeClasses] = [
    [.compactWidth, .regularHeight], [.compactWidth, .compactHeight],
    [.regularWidth, .regularHeight], [.regularWidth, .compactHeight],
  ]
}
