/// Prints findings as a table in Markdown, for the summary page of a CI step.
struct MarkdownReporter: Reporter {
  /// A page of GitHub holds one megabyte.
  private static let mostRows = 500

  static func render(_ run: RunReport) -> [UInt8] {
    var coordinates = Coordinates(run.sources)
    var buffer = ByteBuffer()
    buffer.append("### \(run.settings.tool) \(run.settings.command)\n\n")
    let baselined = run.baselined.count
    let rest = "\(baselined) finding\(baselined == 1 ? "" : "s") in the baseline"
    if run.findings.isEmpty {
      buffer.append(baselined == 0 ? "Nothing was found.\n" : "Nothing new was found, \(rest).\n")
      return buffer.bytes
    }
    var counts: [String] = []
    for severity in [Severity.error, .warning, .note] {
      let count = run.count(of: severity)
      if count > 0 { counts.append("\(count) \(severity.word)\(count == 1 ? "" : "s")") }
    }
    if baselined > 0 { counts.append(rest) }
    buffer.append(counts.joined(separator: ", "))
    buffer.append(literal: "\n\n| | place | finding | rule |\n| --- | --- | --- | --- |\n")
    for finding in run.findings.prefix(mostRows) {
      append(finding, run, &coordinates, to: &buffer)
    }
    if run.findings.count > mostRows {
      buffer.append("\nand \(run.findings.count - mostRows) more\n")
    }
    return buffer.bytes
  }

  private static func append(
    _ finding: Finding, _ run: RunReport, _ coordinates: inout Coordinates,
    to buffer: inout ByteBuffer
  ) {
    let diagnostic = finding.diagnostic
    buffer.append("| \(diagnostic.severity.word) | ")
    if finding.path(in: run.sources) != nil {
      append(run.pathInRepository(of: finding), to: &buffer)
      if let span = diagnostic.span {
        let start = coordinates.start(of: span)
        buffer.append(":\(start.line):\(start.column)")
      }
    }
    buffer.append(literal: " | ")
    for (index, line) in diagnostic.lines(&coordinates, in: run.sources).enumerated() {
      if index > 0 { buffer.append(literal: "<br>") }
      append(line, to: &buffer)
    }
    buffer.append(literal: " | ")
    append(diagnostic.id.name, to: &buffer)
    buffer.append(literal: " |\n")
  }

  /// Appends text that means itself in Markdown.
  private static func append(_ text: String, to buffer: inout ByteBuffer) {
    for byte in Printable.escaped(text).utf8 {
      switch byte {
      case UInt8(ascii: "<"): buffer.append(literal: "&lt;")
      case UInt8(ascii: "&"): buffer.append(literal: "&amp;")
      // A word behind it would be the name of a person who is told.
      case UInt8(ascii: "@"): buffer.append(literal: "&#64;")
      case _ where "\\`*_[]|~#!>".utf8.contains(byte):
        buffer.append(UInt8(ascii: "\\"))
        buffer.append(byte)
      default: buffer.append(byte)
      }
    }
  }
}
