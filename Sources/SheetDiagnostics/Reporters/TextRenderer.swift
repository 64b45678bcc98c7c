/// Prints findings for people, in the form compilers use and editors recognise.
///
/// ```
/// cart.sheets.yaml:12:5: error: unknown key 'swipMode' in a sheet [unknown-key]
/// 12 |     swipMode: top
///    |     ^~~~~~~~
/// cart.sheets.yaml:12:5: note: did you mean 'swipeMode'?
/// cart.sheets.yaml:12:5: fix-it: replace 'swipMode' with 'swipeMode'
/// ```
///
/// Everything goes into one buffer, and a line is never read further than it is shown, so the time
/// taken is linear in the number of findings. Names and content are made fit for a terminal.
package struct TextRenderer: Sendable {
  package struct Options: Sendable {
    /// Whether to write ANSI colours.
    package var isColored = false
    /// Findings past this many are only counted; `nil` prints all.
    package var limit: Int?
    /// Columns that a source line may take beside its number; longer ones are cut around the span.
    package var sourceColumns = 100
    /// Name of the tool, in front of findings without a place.
    package var tool = "sheetc"

    package init() {}
  }

  private let sources: SourceMap
  private let options: Options
  private var coordinates: Coordinates
  private var excerpt: SourceExcerpt

  package init(_ sources: SourceMap, _ options: Options = Options()) {
    self.sources = sources
    self.options = options
    coordinates = Coordinates(sources)
    excerpt = SourceExcerpt(columns: options.sourceColumns)
  }

  /// Prints the findings of `report`, sorted by place, and how many were left out.
  package mutating func render(_ report: Report, into buffer: inout ByteBuffer) {
    let diagnostics = report.ordered(in: sources)
    let limit = min(options.limit ?? diagnostics.count, diagnostics.count)
    for diagnostic in diagnostics.prefix(limit) {
      render(diagnostic, into: &buffer)
    }
    renderRest(diagnostics.count - limit, into: &buffer)
  }

  /// Prints how many findings were left out, if any were.
  mutating func renderRest(_ count: Int, into buffer: inout ByteBuffer) {
    guard count > 0 else { return }
    start(.note, at: nil, into: &buffer)
    buffer.append(count)
    buffer.append(count == 1 ? " more finding is not shown\n" : " more findings are not shown\n")
  }

  package mutating func render(_ diagnostic: Diagnostic, into buffer: inout ByteBuffer) {
    start(diagnostic.severity, at: diagnostic.span, into: &buffer)
    paint(.bold, into: &buffer)
    Printable.append(diagnostic.message, to: &buffer)
    paint(.plain, into: &buffer)
    buffer.append(literal: " [")
    Printable.append(diagnostic.id.name, to: &buffer)
    buffer.append(literal: "]\n")
    if let span = diagnostic.span { renderSource(span, into: &buffer) }

    for note in diagnostic.notes {
      start(.note, at: note.span ?? diagnostic.span, into: &buffer)
      Printable.append(note.message, to: &buffer)
      buffer.append(UInt8(ascii: "\n"))
      if let span = note.span, span != diagnostic.span { renderSource(span, into: &buffer) }
    }
    for fixIt in diagnostic.fixIts {
      startFixIt(at: fixIt.edits.first?.span ?? diagnostic.span, into: &buffer)
      Printable.append(fixIt.message, to: &buffer)
      buffer.append(UInt8(ascii: "\n"))
    }
  }

  /// Prints `2 errors, 1 warning in 3 files, 4 findings in the baseline`, counting the files with findings; nothing
  /// without any.
  package static func renderSummary(of report: Report, into buffer: inout ByteBuffer) {
    let words: [(Severity, one: String, many: String)] = [
      (.error, "error", "errors"), (.warning, "warning", "warnings"), (.note, "note", "notes"),
    ]
    var isFirst = true
    for (severity, one, many) in words {
      let count = report.count(of: severity)
      guard count > 0 else { continue }
      if !isFirst { buffer.append(literal: ", ") }
      isFirst = false
      buffer.append(count)
      buffer.append(UInt8(ascii: " "))
      buffer.append(count == 1 ? one : many)
    }
    let baselined = report.baselined.count
    guard !isFirst || baselined > 0 else { return }
    let files = Set(report.diagnostics.compactMap { $0.span?.file }).count
    if files > 0 {
      buffer.append(literal: " in ")
      buffer.append(files)
      buffer.append(literal: files == 1 ? " file" : " files")
    }
    if baselined > 0 {
      if !isFirst { buffer.append(literal: ", ") }
      buffer.append(baselined)
      buffer.append(
        literal: baselined == 1 ? " finding in the baseline" : " findings in the baseline")
    }
    buffer.append(UInt8(ascii: "\n"))
  }

  private mutating func start(
    _ severity: Severity, at span: SourceSpan?, into buffer: inout ByteBuffer
  ) {
    renderPlace(span, into: &buffer)
    switch severity {
    case .error: label("error: ", .red, into: &buffer)
    case .warning: label("warning: ", .magenta, into: &buffer)
    case .note: label("note: ", .cyan, into: &buffer)
    }
  }

  private mutating func startFixIt(at span: SourceSpan?, into buffer: inout ByteBuffer) {
    renderPlace(span, into: &buffer)
    label("fix-it: ", .green, into: &buffer)
  }

  private mutating func renderPlace(_ span: SourceSpan?, into buffer: inout ByteBuffer) {
    paint(.bold, into: &buffer)
    if let span {
      let place = coordinates.start(of: span)
      Printable.append(sources[span.file].path, to: &buffer)
      buffer.append(UInt8(ascii: ":"))
      buffer.append(place.line)
      buffer.append(UInt8(ascii: ":"))
      buffer.append(place.column)
    } else {
      buffer.append(options.tool)
    }
    buffer.append(literal: ": ")
    paint(.plain, into: &buffer)
  }

  private mutating func renderSource(_ span: SourceSpan, into buffer: inout ByteBuffer) {
    let bytes = sources[span.file].bytes
    let table = coordinates.table(of: span.file)
    let line = table.position(of: Int(span.start)).line
    excerpt.lay(out: bytes, line: table.range(ofLine: line, in: bytes), span: span)

    let digits = buffer.count
    buffer.append(line)
    let gutter = buffer.count - digits
    buffer.append(literal: " |")
    if !excerpt.text.bytes.isEmpty {
      buffer.append(UInt8(ascii: " "))
      buffer.append(bytes: excerpt.text.bytes)
    }
    buffer.append(UInt8(ascii: "\n"))
    buffer.append(repeating: UInt8(ascii: " "), count: gutter)
    buffer.append(literal: " | ")
    buffer.append(repeating: UInt8(ascii: " "), count: excerpt.underline.lowerBound)
    paint(.green, into: &buffer)
    buffer.append(UInt8(ascii: "^"))
    buffer.append(repeating: UInt8(ascii: "~"), count: excerpt.underline.count - 1)
    paint(.plain, into: &buffer)
    buffer.append(UInt8(ascii: "\n"))
  }

  private enum Paint {
    case plain, bold, red, magenta, cyan, green
  }

  private func label(_ text: StaticString, _ color: Paint, into buffer: inout ByteBuffer) {
    paint(color, into: &buffer)
    buffer.append(literal: text)
    paint(.plain, into: &buffer)
  }

  private func paint(_ paint: Paint, into buffer: inout ByteBuffer) {
    guard options.isColored else { return }
    switch paint {
    case .plain: buffer.append(literal: "\u{1B}[0m")
    case .bold: buffer.append(literal: "\u{1B}[1m")
    case .red: buffer.append(literal: "\u{1B}[1;31m")
    case .magenta: buffer.append(literal: "\u{1B}[1;35m")
    case .cyan: buffer.append(literal: "\u{1B}[1;36m")
    case .green: buffer.append(literal: "\u{1B}[1;32m")
    }
  }
}
