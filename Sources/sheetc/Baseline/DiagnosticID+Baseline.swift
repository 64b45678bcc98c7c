internal import SheetDiagnostics

extension DiagnosticID {
  /// A baseline has a line that is none of its format.
  static let baselineForm: DiagnosticID = "baseline-form"
  /// A baseline lists what is no longer found.
  static let staleBaseline: DiagnosticID = "stale-baseline"
}
