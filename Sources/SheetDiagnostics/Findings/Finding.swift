/// One diagnostic of a run, with what the run knows of it beside.
package struct Finding: Hashable, Sendable {
  package let diagnostic: Diagnostic
  /// The file that it is about as a whole, where the diagnostic has no span.
  package let path: String?
  /// Why a comment silences it; `nil` for what is to be shown.
  package let reason: String?

  package init(
    _ diagnostic: Diagnostic, about path: String? = nil, silencedFor reason: String? = nil
  ) {
    self.diagnostic = diagnostic
    self.path = path
    self.reason = reason
  }

  /// The file it is in or about; `nil` for what no file is to blame for.
  func path(in sources: SourceMap) -> String? {
    diagnostic.span.map { sources[$0.file].path } ?? path
  }
}
