internal import SheetDiagnostics

/// A command line that cannot be understood, or a configuration that cannot be followed.
struct UsageError: Error, Hashable {
  let message: String
  var notes: [String] = []
  /// Where sheetc.yaml says it; `nil` for what the command line says.
  var span: SourceSpan? = nil
}
