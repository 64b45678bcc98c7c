/// Prints annotations as workflow commands of GitHub Actions, the most severe first, and what is past the limits of
/// GitHub as plain lines below.
///
/// Columns are counted in characters and left out where a finding spans lines, as the runner wants it. A file whose name
/// could not be told from the text around it is named in the message instead.
struct GitHubReporter: Reporter {
  /// Annotations of one severity that GitHub keeps from one step.
  private static let mostAnnotations = 10
  private static let mostLines = 1_000

  static func render(_ run: RunReport) -> [UInt8] {
    var coordinates = Coordinates(run.sources)
    var buffer = ByteBuffer(capacity: 256 * 32)
    var rest: [Finding] = []
    for severity in [Severity.error, .warning, .note] {
      let findings = run.findings.filter { $0.diagnostic.severity == severity }
      for finding in findings.prefix(mostAnnotations) {
        append(finding, run, &coordinates, to: &buffer)
      }
      rest += findings.dropFirst(mostAnnotations)
    }
    if !rest.isEmpty { append(rest, run, &coordinates, to: &buffer) }
    return buffer.bytes
  }

  private static func append(
    _ finding: Finding, _ run: RunReport, _ coordinates: inout Coordinates,
    to buffer: inout ByteBuffer
  ) {
    let diagnostic = finding.diagnostic
    switch diagnostic.severity {
    case .error: buffer.append(literal: "::error ")
    case .warning: buffer.append(literal: "::warning ")
    case .note: buffer.append(literal: "::notice ")
    }
    var hidden: String?
    if finding.path(in: run.sources) != nil {
      let path = run.pathInRepository(of: finding)
      if path.unicodeScalars.allSatisfy({ $0 == " " || Printable.isVisible($0) }) {
        appendPlace(path, diagnostic.span, &coordinates, to: &buffer)
      } else {
        hidden = path
      }
    }
    buffer.append(literal: "title=")
    append(property: diagnostic.id.name, to: &buffer)
    buffer.append(literal: "::")
    if let hidden { append(message: "in '\(Printable.escaped(hidden))': ", to: &buffer) }
    for (index, line) in diagnostic.lines(&coordinates, in: run.sources).enumerated() {
      if index > 0 { buffer.append(literal: "%0A") }
      append(message: Printable.escaped(line), to: &buffer)
    }
    buffer.append(UInt8(ascii: "\n"))
  }

  private static func appendPlace(
    _ path: String, _ span: SourceSpan?, _ coordinates: inout Coordinates,
    to buffer: inout ByteBuffer
  ) {
    buffer.append(literal: "file=")
    append(property: path, to: &buffer)
    if let span {
      let region = coordinates.utf16Region(of: span)
      buffer.append(literal: ",line=")
      buffer.append(region.start.line)
      buffer.append(literal: ",endLine=")
      buffer.append(region.end.line)
      if region.start.line == region.end.line {
        buffer.append(literal: ",col=")
        buffer.append(region.start.column)
        buffer.append(literal: ",endColumn=")
        buffer.append(region.end.column)
      }
    }
    buffer.append(literal: ",")
  }

  /// Appends what is past the limits, folded; none of it can be taken for a command.
  private static func append(
    _ rest: [Finding], _ run: RunReport, _ coordinates: inout Coordinates,
    to buffer: inout ByteBuffer
  ) {
    buffer.append(literal: "::group::")
    buffer.append(rest.count)
    buffer.append(literal: rest.count == 1 ? " more finding\n" : " more findings\n")
    for finding in rest.prefix(mostLines) {
      var line = ByteBuffer()
      ConciseReporter.append(finding, run, &coordinates, to: &line)
      buffer.append(literal: "- ")
      appendWithoutCommands(line.bytes, to: &buffer)
      buffer.append(UInt8(ascii: "\n"))
    }
    if rest.count > mostLines {
      buffer.append(literal: "- and ")
      buffer.append(rest.count - mostLines)
      buffer.append(literal: " more\n")
    }
    buffer.append(literal: "::endgroup::\n")
  }

  /// The runner looks for `##[` anywhere in a line.
  private static func appendWithoutCommands(_ bytes: [UInt8], to buffer: inout ByteBuffer) {
    var hashes = 0
    for byte in bytes {
      if byte == UInt8(ascii: "["), hashes >= 2 { buffer.append(UInt8(ascii: " ")) }
      hashes = byte == UInt8(ascii: "#") ? hashes + 1 : 0
      buffer.append(byte)
    }
  }

  private static func append(message text: String, to buffer: inout ByteBuffer) {
    for byte in text.utf8 { append(byte, isProperty: false, to: &buffer) }
  }

  private static func append(property text: String, to buffer: inout ByteBuffer) {
    for byte in text.utf8 { append(byte, isProperty: true, to: &buffer) }
  }

  private static func append(_ byte: UInt8, isProperty: Bool, to buffer: inout ByteBuffer) {
    switch byte {
    case UInt8(ascii: "%"): buffer.append(literal: "%25")
    case UInt8(ascii: "\r"): buffer.append(literal: "%0D")
    case UInt8(ascii: "\n"): buffer.append(literal: "%0A")
    case UInt8(ascii: ":") where isProperty: buffer.append(literal: "%3A")
    case UInt8(ascii: ",") where isProperty: buffer.append(literal: "%2C")
    default: buffer.append(byte)
    }
  }
}
