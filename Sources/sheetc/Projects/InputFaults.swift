internal import SheetDiagnostics
internal import SheetModel
internal import SheetYAML

/// Tells whether the faults of an input hang together with those of other inputs.
///
/// What is wrong with a file that several inputs import is said with the first of them, and what the others are
/// spared depends on that. So it has to be known in what order they are worked on.
enum InputFaults {
  /// - Parameter opening: What was found until `file` and its imports were open; `all` holds the rest too.
  static func areShared(_ file: SheetsFile, opening: Int, all: Report) -> Bool {
    if !all.hasErrors { return false }
    if opening > 0, file.hasImports { return true }
    let own = file.tree.file.id
    return all.diagnostics.contains { $0.severity == .error && $0.span?.file != own }
  }
}
