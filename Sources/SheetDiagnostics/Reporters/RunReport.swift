/// What a whole run has found, as every reporter is given it.
package struct RunReport: Sendable {
  package let sources: SourceMap
  /// Faults of the run itself first, then what was found, by path and place.
  package let findings: [Finding]
  /// What comments silence, by path and place.
  package let suppressed: [Finding]
  /// What a baseline lists, by path and place.
  package let baselined: [Finding]
  package let settings: ReportSettings

  /// - Parameter faults: What is wrong with the run itself, such as its command line.
  package init(
    _ report: Report, _ sources: SourceMap, faults: [Finding] = [], _ settings: ReportSettings
  ) {
    self.sources = sources
    findings = faults + report.ordered(in: sources).map { Finding($0) }
    suppressed = sources.ordered(report.suppressed) { $0.diagnostic.span }
    baselined = sources.ordered(report.baselined) { $0.span }.map { Finding($0) }
    self.settings = settings
  }

  /// How many findings have `severity`.
  func count(of severity: Severity) -> Int {
    findings.reduce(0) { $0 + ($1.diagnostic.severity == severity ? 1 : 0) }
  }

  /// The findings that reports for people show, and how many more there are.
  var shown: (findings: ArraySlice<Finding>, rest: Int) {
    let shown = findings.prefix(settings.limit ?? findings.count)
    return (shown, findings.count - shown.count)
  }

  /// The path of a finding as it is shown; the tool's name for what no file is to blame for.
  func path(of finding: Finding) -> String {
    finding.path(in: sources) ?? settings.tool
  }

  /// The path of a finding from the folder of the repository; the tool's name for what no file is to blame for.
  func pathInRepository(of finding: Finding) -> String {
    finding.path(in: sources).map(settings.pathInRepository) ?? settings.tool
  }
}
