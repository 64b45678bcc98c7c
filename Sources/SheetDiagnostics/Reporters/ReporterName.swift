/// Every format of reports, in the order help lists them.
package enum ReporterName: String, CaseIterable, Sendable {
  case text
  case concise
  case json
  case xcode
  case github
  case gitlab
  case sarif
  case checkstyle
  case junit
  case rdjson
  case rdjsonl
  case markdown

  package var reporter: any Reporter.Type {
    switch self {
    case .text: TextReporter.self
    case .concise: ConciseReporter.self
    case .json: JSONReporter.self
    case .xcode: XcodeReporter.self
    case .github: GitHubReporter.self
    case .gitlab: GitLabReporter.self
    case .sarif: SARIFReporter.self
    case .checkstyle: CheckstyleReporter.self
    case .junit: JUnitReporter.self
    case .rdjson: RDJSONReporter.self
    case .rdjsonl: RDJSONLinesReporter.self
    case .markdown: MarkdownReporter.self
    }
  }
}
