package import SheetDiagnostics

extension DiagnosticID {
  /// A comment that starts with `sheetc:` and cannot be read.
  package static let suppressionForm: DiagnosticID = "suppression-form"
}
