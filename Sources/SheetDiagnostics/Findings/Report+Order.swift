extension Report {
  /// What was found, by path, place and then the order it was found in; findings without a place first.
  ///
  /// The order does not depend on which file was opened or checked first.
  package func ordered(in sources: SourceMap) -> [Diagnostic] {
    if diagnostics.count < 2 { return diagnostics }
    return sources.ordered(diagnostics) { $0.span }
  }

  /// How many findings have `severity`.
  package func count(of severity: Severity) -> Int {
    diagnostics.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
  }

  /// How many findings are at least as severe as `severity`.
  package func count(atLeast severity: Severity) -> Int {
    diagnostics.reduce(0) { $0 + ($1.severity >= severity ? 1 : 0) }
  }

  /// The findings that are at least as severe as `severity`.
  package func filtered(atLeast severity: Severity) -> Report {
    var report = Report()
    for diagnostic in diagnostics where diagnostic.severity >= severity { report.add(diagnostic) }
    return report
  }

  /// The same findings, warnings among them as errors.
  package func withWarningsAsErrors() -> Report {
    var report = Report()
    for var diagnostic in diagnostics {
      if diagnostic.severity == .warning { diagnostic.severity = .error }
      report.add(diagnostic)
    }
    for finding in suppressed {
      report.addSuppressed(finding.diagnostic, reason: finding.reason ?? "")
    }
    for diagnostic in baselined { report.addBaselined(diagnostic) }
    return report
  }

  /// The findings without those that say the same of the same place again, in their order.
  package func withoutRepeats() -> Report {
    if diagnostics.count + suppressed.count + baselined.count < 2 { return self }
    var report = Report()
    var seen: Set<Saying> = []
    func isNew(_ diagnostic: Diagnostic) -> Bool {
      seen.insert(Saying(diagnostic.message, at: diagnostic.span, id: diagnostic.id)).inserted
    }
    for diagnostic in diagnostics where isNew(diagnostic) { report.add(diagnostic) }
    for finding in suppressed where isNew(finding.diagnostic) {
      report.addSuppressed(finding.diagnostic, reason: finding.reason ?? "")
    }
    for diagnostic in baselined where isNew(diagnostic) { report.addBaselined(diagnostic) }
    return report
  }
}
