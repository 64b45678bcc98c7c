internal import SheetDiagnostics

/// One report that is asked for: its format, and the file it goes to.
struct ReportRequest: Hashable {
  /// The word for the formats that suit where the tool runs.
  static let automatic = "auto"
  /// What may stand in front of the colon.
  static let words = ReporterName.allCases.map(\.rawValue) + [automatic]

  let name: ReporterName
  /// `nil` for a stream: standard error for text, standard output for all others.
  let path: String?

  init(_ name: ReporterName, _ path: String? = nil) {
    self.name = name
    self.path = path == "-" ? nil : path
  }

  /// The word and what follows the first colon.
  static func parts(of value: String) -> (word: String, path: String?) {
    let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
  }

  /// The reports that `value` asks for, of what `command` finds; `nil` if it cannot be understood.
  ///
  /// GitLab's files are named for the command, so that of two in one job neither replaces the other's.
  static func requests(
    _ value: String, of command: String, variable: (String) -> String? = Terminal.variable
  ) -> [ReportRequest]? {
    let (word, path) = parts(of: value)
    if let name = ReporterName(rawValue: word) { return [ReportRequest(name, path)] }
    guard word == automatic, path == nil else { return nil }
    if variable("GITHUB_ACTIONS") == "true" { return [ReportRequest(.github)] }
    if variable("GITLAB_CI") != nil {
      return [ReportRequest(.text), ReportRequest(.gitlab, "gl-code-quality-\(command).json")]
    }
    if variable("XCODE_VERSION_ACTUAL") != nil { return [ReportRequest(.xcode)] }
    return [ReportRequest(.text)]
  }

  /// Whether it is written to standard output.
  var goesToOutput: Bool { path == nil && name != .text }
}
