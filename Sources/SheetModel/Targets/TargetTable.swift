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
    /// Where the facts come from and what is not known, one or two sentences.
    package let source: String

    package init(_ name: String, version: String, minimumOS: VersionNumber, source: String) {
      self.name = name
      self.version = version
      self.minimumOS = minimumOS
      self.source = source
    }
  }

  package let name: TargetName
  package let library: Library
  /// How a sheet is where nobody says anything; a value that equals this is never lost.
  package let own: SheetConfiguration
  /// The most heights that a sheet has; `nil` for any number.
  package let mostDetents: Int?
  package let keys: @Sendable (TargetKey) -> KeySupport
  package let features: @Sendable (DetentFeature) -> Capability
  /// How variants are kept: by traits, or not at all.
  package let variants: Capability
  /// Everything is there as it was written, so that nothing has to be looked for.
  package let isComplete: Bool

  package init(
    _ name: TargetName, _ library: Library, own: SheetConfiguration, mostDetents: Int? = nil,
    variants: Capability,
    keys: @escaping @Sendable (TargetKey) -> KeySupport,
    features: @escaping @Sendable (DetentFeature) -> Capability
  ) {
    self.name = name
    self.library = library
    self.own = own
    self.mostDetents = mostDetents
    self.variants = variants
    self.keys = keys
    self.features = features
    isComplete = false
  }

  /// The table of a target that says everything.
  package init(complete name: TargetName, _ library: Library) {
    self.name = name
    self.library = library
    own = SheetConfiguration()
    mostDetents = nil
    variants = .native
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
}
