package import SheetDiagnostics
import SheetModel

/// A sheets file run through all rules, for a rule's page and its tests.
package struct RuleExample: Sendable {
  package let sources: SourceMap
  /// What `lint` reports of it, faults of the language first.
  package let report: Report

  /// The day on which examples are checked, so that their output stays the same.
  package static let today = CalendarDate(year: 2026, month: 1, day: 1)

  /// Checks `text` with every rule at its own level.
  package init(_ text: String, path: String = "example.sheets.yaml") {
    var sources = SourceMap()
    var report = Report()
    let source = sources.add(path: path, bytes: Array(text.utf8))
    var project = Project { _ in .failure(.notFound) }
    let file = project.open(source, into: &report)

    let linter = Linter()
    var devices = SheetOnDevices()
    var found = Report()
    project.forEachSheet(of: file, into: &report) { sheet, report in
      if !report.hasErrors { linter.check(&sheet, on: &devices, into: &found) }
    }
    if !report.hasErrors {
      report.merge(linter.finish(found, of: file.tree, today: Self.today).report)
    }
    self.sources = sources
    self.report = report
  }

  /// The findings as `lint` prints them.
  package var rendered: String {
    var buffer = ByteBuffer()
    var renderer = TextRenderer(sources)
    renderer.render(report, into: &buffer)
    return buffer.text
  }
}
