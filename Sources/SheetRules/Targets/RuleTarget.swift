package import SheetModel
package import SheetVocabulary

/// What code is generated for, as far as rules have to know.
package struct RuleTarget: Hashable, Sendable {
  package let name: TargetName
  /// The oldest iOS that the app runs on; `nil` where nobody says.
  package let minimumOS: VersionNumber?

  package init(_ name: TargetName, minimumOS: VersionNumber? = nil) {
    self.name = name
    self.minimumOS = minimumOS
  }

  /// Whether the app runs on systems older than a version; unknown counts as no.
  func runs(before version: VersionNumber) -> Bool {
    minimumOS.map { $0 < version } ?? false
  }
}
