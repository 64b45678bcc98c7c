package import SheetDiagnostics

/// What is left of a file's findings once its suppression comments have been heard.
package struct SuppressedReport: Sendable {
  /// Findings to show, and what is wrong with the comments themselves.
  package var report = Report()
  /// Findings that a comment silences, with its reason.
  package var suppressed: [(diagnostic: Diagnostic, reason: String)] = []

  package init() {}
}
