package import SheetDiagnostics
package import SheetVocabulary

/// One `# sheetc:ignore` comment: which rule it silences, where, and until when.
package struct Suppression: Sendable {
  package enum Reach: Hashable, Sendable {
    case file
    /// Findings that start on that line, counted from 1.
    case line(Int)
  }

  package let rule: DiagnosticID
  /// The only target whose findings it silences; `nil` for all.
  package let target: TargetName?
  package let reach: Reach
  /// The last day it holds; `nil` for always.
  package let until: CalendarDate?
  package let reason: String
  /// From `sheetc:` to the end of the reason.
  package let span: SourceSpan
  /// Of the rule, and the target behind it.
  package let ruleSpan: SourceSpan
  package let untilSpan: SourceSpan?

  /// The rule, and the target behind it, as they are written.
  var subject: String { target.map { "\(rule.name):\($0)" } ?? rule.name }

  /// Whether a finding is one of those that it speaks of, wherever that is.
  func isAbout(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.id == rule && (target == nil || diagnostic.aspect == target?.rawValue)
  }
}
