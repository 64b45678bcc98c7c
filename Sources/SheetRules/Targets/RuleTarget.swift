package import SheetModel
package import SheetVocabulary

/// What code is generated for, as far as rules have to know.
package struct RuleTarget: Sendable {
  /// What the target can say.
  package let table: TargetTable
  /// The oldest iOS that the app runs on; `nil` where nobody says.
  package let minimumOS: VersionNumber?

  package init(_ table: TargetTable, minimumOS: VersionNumber? = nil) {
    self.table = table
    self.minimumOS = minimumOS
  }

  package var name: TargetName { table.name }

  /// Whether the app runs on systems older than a version; unknown counts as no.
  func runs(before version: VersionNumber) -> Bool {
    minimumOS.map { $0 < version } ?? false
  }
}
