extension Severity {
  /// As it is written in reports and options.
  package var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }
}

extension FixIt.Applicability {
  /// As it is written in reports.
  package var word: String {
    switch self {
    case .safe: "safe"
    case .guess: "guess"
    }
  }
}
