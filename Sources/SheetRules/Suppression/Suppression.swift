package import SheetDiagnostics

/// One `# sheetc:ignore` comment: which rule it silences, where, and until when.
package struct Suppression: Sendable {
  package enum Reach: Hashable, Sendable {
    case file
    /// Findings that start on that line, counted from 1.
    case line(Int)
  }

  package let rule: DiagnosticID
  package let reach: Reach
  /// The last day it holds; `nil` for always.
  package let until: CalendarDate?
  package let reason: String
  /// From `sheetc:` to the end of the reason.
  package let span: SourceSpan
  package let ruleSpan: SourceSpan
  package let untilSpan: SourceSpan?
}
