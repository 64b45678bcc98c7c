/// Prints reviewdog's diagnostic format: one document with all findings.
///
/// Columns are counted in UTF-8 bytes. A fix-it of several edits is left out, since suggestions are applied one by one.
struct RDJSONReporter: Reporter {
  private let run: RunReport
  private var coordinates: Coordinates

  init(_ run: RunReport) {
    self.run = run
    coordinates = Coordinates(run.sources)
  }

  static func render(_ run: RunReport) -> [UInt8] {
    var reporter = RDJSONReporter(run)
    var writer = JSONWriter(.pretty, capacity: 512 * run.findings.count)
    writer.object { json in
      reporter.renderSource(into: &json)
      json.key("diagnostics")
      json.array { json in
        for finding in run.findings {
          json.object { reporter.render(finding, into: &$0) }
        }
      }
    }
    return writer.finish()
  }

  func renderSource(into json: inout JSONWriter) {
    json.key("source")
    json.object(inline: true) { $0.member("name", run.settings.tool) }
  }

  mutating func render(_ finding: Finding, into json: inout JSONWriter) {
    let diagnostic = finding.diagnostic
    json.member("message", diagnostic.message)
    json.key("location")
    json.object { json in
      json.member("path", run.path(of: finding))
      if let span = diagnostic.span { renderRange(span, into: &json) }
    }
    switch diagnostic.severity {
    case .error: json.member("severity", "ERROR")
    case .warning: json.member("severity", "WARNING")
    case .note: json.member("severity", "INFO")
    }
    json.key("code")
    json.object(inline: true) { $0.member("value", diagnostic.id.name) }
    let suggestions = diagnostic.fixIts.filter { $0.edits.count == 1 }.flatMap(\.edits)
      .filter { $0.span.file == diagnostic.span?.file }
    if !suggestions.isEmpty {
      json.key("suggestions")
      json.array { json in
        for edit in suggestions {
          json.object { json in
            renderRange(edit.span, into: &json)
            json.member("text", edit.replacement)
          }
        }
      }
    }
    if !diagnostic.notes.isEmpty {
      json.key("related_locations")
      json.array { json in
        for note in diagnostic.notes {
          json.object { render(note, of: finding, into: &$0) }
        }
      }
    }
  }

  private mutating func render(
    _ note: Diagnostic.Note, of finding: Finding, into json: inout JSONWriter
  ) {
    json.member("message", note.message)
    json.key("location")
    json.object { json in
      if let span = note.span ?? finding.diagnostic.span {
        json.member("path", run.sources[span.file].path)
        renderRange(span, into: &json)
      } else {
        json.member("path", run.path(of: finding))
      }
    }
  }

  private mutating func renderRange(_ span: SourceSpan, into json: inout JSONWriter) {
    let region = coordinates.region(of: span)
    json.key("range")
    json.object(inline: true) { json in
      for (key, position) in [("start", region.start), ("end", region.end)] {
        json.key(key)
        json.object { json in
          json.member("line", position.line)
          json.member("column", position.column)
        }
      }
    }
  }
}
