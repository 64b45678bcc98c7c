/// Prints one line for each finding, fix-it and note, in the forms that Xcode's build engine parses.
///
/// Paths are absolute. A fix-it is offered where there is one only, since the engine takes those of a finding as one set. A
/// path that the form has no room for is named in the message instead.
struct XcodeReporter: Reporter {
  private let run: RunReport
  private var coordinates: Coordinates
  private var buffer: ByteBuffer

  static func render(_ run: RunReport) -> [UInt8] {
    var reporter = XcodeReporter(
      run: run, coordinates: Coordinates(run.sources),
      buffer: ByteBuffer(capacity: 256 * run.findings.count))
    let shown = run.shown
    for finding in shown.findings { reporter.append(finding) }
    if shown.rest > 0 {
      reporter.append(
        "note",
        shown.rest == 1
          ? "1 more finding is not shown" : "\(shown.rest) more findings are not shown", at: nil)
    }
    return reporter.buffer.bytes
  }

  private mutating func append(_ finding: Finding) {
    let diagnostic = finding.diagnostic
    append(
      diagnostic.severity.word, "\(diagnostic.message) [\(diagnostic.id.name)]",
      at: diagnostic.span, about: finding.path)
    if diagnostic.fixIts.count == 1 {
      for edit in diagnostic.fixIts[0].edits { append(edit) }
    }
    for note in diagnostic.notes {
      append("note", note.message, at: note.span ?? diagnostic.span, about: finding.path)
    }
  }

  private mutating func append(
    _ label: String, _ message: String, at span: SourceSpan?, about path: String? = nil
  ) {
    let hidden = appendPlace(span, about: path)
    buffer.append(label)
    buffer.append(literal: ": ")
    if let hidden {
      buffer.append(literal: "in '")
      Printable.append(hidden, to: &buffer)
      buffer.append(literal: "': ")
    }
    Printable.append(message, to: &buffer)
    buffer.append(UInt8(ascii: "\n"))
  }

  private mutating func append(_ edit: FixIt.Edit) {
    guard let path = Self.printablePath(run.sources[edit.span.file].path, run) else { return }
    let region = coordinates.region(of: edit.span)
    buffer.append(path)
    append(region.start)
    if !edit.span.isEmpty {
      buffer.append(literal: "-")
      buffer.append(region.end.line)
      buffer.append(literal: ":")
      buffer.append(region.end.column)
    }
    buffer.append(literal: ": fixit: ")
    buffer.append(JSONWriter.escaped(edit.replacement))
    buffer.append(UInt8(ascii: "\n"))
  }

  /// - Returns: what the place says and could not be written.
  private mutating func appendPlace(_ span: SourceSpan?, about path: String?) -> String? {
    guard let shown = span.map({ run.sources[$0.file].path }) ?? path else {
      buffer.append(run.settings.tool + ": ")
      return nil
    }
    let start = span.map { coordinates.start(of: $0) }
    guard let path = Self.printablePath(shown, run) else {
      buffer.append(run.settings.tool + ": ")
      return start.map { "\(shown):\($0.line):\($0.column)" } ?? shown
    }
    buffer.append(path)
    if let start { append(start) }
    buffer.append(literal: ": ")
    return nil
  }

  private mutating func append(_ position: SourcePosition) {
    buffer.append(literal: ":")
    buffer.append(position.line)
    buffer.append(literal: ":")
    buffer.append(position.column)
  }

  /// The absolute path, unless Xcode would misread it.
  private static func printablePath(_ path: String, _ run: RunReport) -> String? {
    guard let path = run.settings.absolutePath(path) else { return nil }
    let isPlain = path.unicodeScalars.allSatisfy { scalar in
      Printable.isVisible(scalar) && scalar != ":" && scalar != "'" && scalar != "\""
    }
    return isPlain ? path : nil
  }
}
