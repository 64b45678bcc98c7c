/// Lowest severity that fails, as `--fail-on` says it.
enum FailureLevel: String, CaseIterable {
  case error
  case warning
  case note
}

/// How resolved sheets are printed, as `--format` of `resolve` says it.
enum TableFormat: String, CaseIterable {
  case table
  case json
}
