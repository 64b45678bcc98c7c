/// Prints findings as one JSON document of our own, which `JSONReportSchema` describes.
///
/// Lines and columns count from 1, columns in UTF-8 bytes; `offset` and `endOffset` are bytes from the
/// start of the file. Ends are exclusive. Findings without a place have no `line`, and no `file` unless they
/// are about one as a whole.
package struct JSONReporter: Reporter {
  private let run: RunReport
  private var coordinates: Coordinates

  package static func render(_ run: RunReport) -> [UInt8] {
    render(run, .pretty)
  }

  package static func render(_ run: RunReport, _ style: JSONWriter.Style) -> [UInt8] {
    var reporter = JSONReporter(run: run, coordinates: Coordinates(run.sources))
    var writer = JSONWriter(style, capacity: 512 * run.findings.count)
    writer.object { reporter.render(into: &$0) }
    return writer.finish()
  }

  private mutating func render(into json: inout JSONWriter) {
    json.member("version", 1)
    json.key("tool")
    json.object(inline: true) { json in
      json.member("name", run.settings.tool)
      json.member("version", run.settings.version)
    }
    json.key("summary")
    json.object(inline: true) { json in
      json.member("files", run.sources.files.count)
      json.member("errors", run.count(of: .error))
      json.member("warnings", run.count(of: .warning))
      json.member("notes", run.count(of: .note))
      json.member("suppressed", run.suppressed.count)
      json.member("baselined", run.baselined.count)
    }
    json.key("diagnostics")
    json.array { render(run.findings, into: &$0) }
    json.key("suppressed")
    json.array { render(run.suppressed, into: &$0) }
  }

  private mutating func render(_ findings: [Finding], into json: inout JSONWriter) {
    for finding in findings {
      json.object { json in
        if let reason = finding.reason { json.member("reason", reason) }
        render(finding, into: &json)
      }
    }
  }

  private mutating func render(_ finding: Finding, into json: inout JSONWriter) {
    let diagnostic = finding.diagnostic
    json.member("severity", diagnostic.severity.word)
    json.member("id", diagnostic.id.name)
    json.member("message", diagnostic.message)
    if let span = diagnostic.span {
      render(span, into: &json)
    } else if let path = finding.path {
      json.member("file", path)
    }
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
    let region = coordinates.region(of: span)
    json.member("file", run.sources[span.file].path)
    json.member("line", region.start.line)
    json.member("column", region.start.column)
    json.member("endLine", region.end.line)
    json.member("endColumn", region.end.column)
    json.member("offset", Int(span.start))
    json.member("endOffset", Int(span.end))
  }
}
