/// Prints findings for machines, as one JSON document.
///
/// Lines and columns count from 1, columns in UTF-8 bytes; `offset` and `endOffset` are bytes from the
/// start of the file. Ends are exclusive. Findings without a place have no `file`.
package struct JSONRenderer: Sendable {
  private let sources: SourceMap
  private var tables: [LineTable?]

  package init(_ sources: SourceMap) {
    self.sources = sources
    tables = Array(repeating: nil, count: sources.files.count)
  }

  /// Prints all findings of `report`, sorted by place, and their counts.
  package mutating func render(_ report: Report, _ style: JSONWriter.Style = .pretty) -> [UInt8] {
    var writer = JSONWriter(style, capacity: 256 * report.diagnostics.count)
    writer.object { json in
      json.member("version", 1)
      json.key("summary")
      json.object(inline: true) { json in
        json.member("files", sources.files.count)
        json.member("errors", report.count(of: .error))
        json.member("warnings", report.count(of: .warning))
        json.member("notes", report.count(of: .note))
      }
      json.key("diagnostics")
      json.array { json in
        for diagnostic in report.ordered(in: sources) {
          json.object { render(diagnostic, into: &$0) }
        }
      }
    }
    return writer.finish()
  }

  private mutating func render(_ diagnostic: Diagnostic, into json: inout JSONWriter) {
    json.member("severity", diagnostic.severity.word)
    json.member("id", diagnostic.id.name)
    json.member("message", diagnostic.message)
    if let span = diagnostic.span { render(span, into: &json) }
    json.key("notes")
    json.array { json in
      for note in diagnostic.notes {
        json.object { json in
          json.member("message", note.message)
          if let span = note.span { render(span, into: &json) }
        }
      }
    }
    json.key("fixIts")
    json.array { json in
      for fixIt in diagnostic.fixIts {
        json.object { render(fixIt, into: &$0) }
      }
    }
  }

  private mutating func render(_ fixIt: FixIt, into json: inout JSONWriter) {
    json.member("message", fixIt.message)
    json.member("applicability", fixIt.applicability.word)
    json.key("edits")
    json.array { json in
      for edit in fixIt.edits {
        json.object { json in
          render(edit.span, into: &json)
          json.member("replacement", edit.replacement)
        }
      }
    }
  }

  private mutating func render(_ span: SourceSpan, into json: inout JSONWriter) {
    let start = position(of: Int(span.start), in: span.file)
    let end = position(of: Int(span.end), in: span.file)
    json.member("file", sources[span.file].path)
    json.member("line", start.line)
    json.member("column", start.column)
    json.member("endLine", end.line)
    json.member("endColumn", end.column)
    json.member("offset", Int(span.start))
    json.member("endOffset", Int(span.end))
  }

  private mutating func position(of offset: Int, in file: FileID) -> SourcePosition {
    let index = Int(file.index)
    if let table = tables[index] { return table.position(of: offset) }
    let table = LineTable(sources[file].bytes)
    tables[index] = table
    return table.position(of: offset)
  }
}

extension Severity {
  /// As it is written in reports and options.
  package var word: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "note"
    }
  }
}

extension FixIt.Applicability {
  /// As it is written in reports.
  package var word: String {
    switch self {
    case .safe: "safe"
    case .guess: "guess"
    }
  }
}
