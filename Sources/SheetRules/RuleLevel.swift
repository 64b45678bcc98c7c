package import SheetDiagnostics

/// How much a project lets a rule matter.
package enum RuleLevel: Hashable, Sendable {
  /// As the rule says itself.
  case standard
  case severity(Severity)
  /// The rule is not run.
  case ignore

  /// The level that `sheetc.yaml` and the command line spell so.
  package init?(_ word: String) {
    switch word {
    case "default": self = .standard
    case "error": self = .severity(.error)
    case "warning": self = .severity(.warning)
    case "note": self = .severity(.note)
    case "ignore": self = .ignore
    default: return nil
    }
  }
}
