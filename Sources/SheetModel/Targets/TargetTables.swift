package import SheetVocabulary

/// The tables of all targets, for those who cannot see the targets themselves.
package struct TargetTables: Sendable {
  private let table: @Sendable (TargetName) -> TargetTable

  package init(_ table: @escaping @Sendable (TargetName) -> TargetTable) {
    self.table = table
  }

  package subscript(name: TargetName) -> TargetTable { table(name) }
}
