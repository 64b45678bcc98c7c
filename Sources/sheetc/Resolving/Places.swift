internal import SheetDiagnostics

/// Turns spans into places that people and editors know; a file's lines are found once.
struct Places {
  private let files: OpenedFiles
  private var tables: [FileID: LineTable] = [:]

  init(_ files: OpenedFiles) {
    self.files = files
  }

  mutating func position(of span: SourceSpan) -> (path: String, position: SourcePosition) {
    let source = files.sources[span.file]
    let table = tables[span.file] ?? LineTable(source.bytes)
    tables[span.file] = table
    return (source.path, table.position(of: Int(span.start)))
  }

  /// `cart.sheets.yaml:12:5`
  mutating func text(of span: SourceSpan) -> String {
    let (path, position) = position(of: span)
    return "\(path):\(position.line):\(position.column)"
  }
}
