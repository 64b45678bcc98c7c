/// What reporters are told beside the findings.
package struct ReportSettings: Sendable {
  /// Name of the tool, in front of findings without a place.
  package var tool = "sheetc"
  package var version = ""
  /// What the tool was asked to do.
  package var command = "lint"
  /// Lowest severity that fails.
  package var failureLevel = Severity.warning
  /// Findings past this many are only counted by reports for people; `nil` prints all.
  package var limit: Int?
  /// How the run ends.
  package var exitCode = 0
  /// A path as it is from the folder of the repository, with `/` between names.
  package var pathInRepository: @Sendable (String) -> String = { $0 }
  /// `nil` for what is no file.
  package var absolutePath: @Sendable (String) -> String? = { $0 }
  /// Places in their documents, which stay what they are when lines come and go; `nil` in what is no document.
  package var documentPaths: @Sendable ([SourceSpan]) -> [String?] = { $0.map { _ in nil } }
  /// Everything that could have been found, asked for only by reports that list it.
  package var rules: @Sendable () -> [ReportedRule] = { [] }

  package init() {}
}
