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
  /// The most heights that a sheet has; `nil` for any number.
  package let mostDetents: Int?
  /// What becomes of more of them.
  package let surplus: Capability
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
    surplus: Capability = .lost("the others are never reached"), variants: Capability,
    inVariants: @escaping @Sendable (TargetKey) -> Capability? = { _ in nil },
    keys: @escaping @Sendable (TargetKey) -> KeySupport,
    features: @escaping @Sendable (DetentFeature) -> Capability
  ) {
    self.name = name
    self.library = library
    self.own = own
    self.mostDetents = mostDetents
    self.surplus = surplus
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
    surplus = .native
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
        configuration.detents.count { detent in
          if case .medium = detent.height, classes.contains(.compactHeight) { return false }
          return detent.when.isSubset(of: classes)
        }
      }.max() ?? 0
    return most > mostDetents ? most : nil
  }
}

extension SizeClasses {
  /// The size classes that hold together.
  fileprivate static let together: [SizeClasses] = [
    [.compactWidth, .regularHeight], [.compactWidth, .compactHeight],
    [.regularWidth, .regularHeight], [.regularWidth, .compactHeight],
  ]
}
