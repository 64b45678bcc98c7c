/// Prints each finding on one line, as compilers do, without its source and notes.
struct ConciseReporter: Reporter {
  static func render(_ run: RunReport) -> [UInt8] {
    var coordinates = Coordinates(run.sources)
    var buffer = ByteBuffer(capacity: 128 * run.findings.count)
    let shown = run.shown
    for finding in shown.findings {
      append(finding, run, &coordinates, to: &buffer)
      buffer.append(UInt8(ascii: "\n"))
    }
    if shown.rest > 0 {
      buffer.append(run.settings.tool)
      buffer.append(literal: ": note: ")
      buffer.append(shown.rest)
      buffer.append(
        literal: shown.rest == 1
          ? " more finding is not shown\n" : " more findings are not shown\n")
    }
    return buffer.bytes
  }

  /// Appends `path:line:column: severity: message [id]`.
  static func append(
    _ finding: Finding, _ run: RunReport, _ coordinates: inout Coordinates,
    to buffer: inout ByteBuffer
  ) {
    let diagnostic = finding.diagnostic
    if let span = diagnostic.span {
      let start = coordinates.start(of: span)
      Printable.append(run.sources[span.file].path, to: &buffer)
      buffer.append(UInt8(ascii: ":"))
      buffer.append(start.line)
      buffer.append(UInt8(ascii: ":"))
      buffer.append(start.column)
    } else {
      buffer.append(run.settings.tool)
    }
    buffer.append(literal: ": ")
    buffer.append(diagnostic.severity.word)
    buffer.append(literal: ": ")
    Printable.append(diagnostic.message, to: &buffer)
    buffer.append(literal: " [")
    Printable.append(diagnostic.id.name, to: &buffer)
    buffer.append(literal: "]")
  }
}
