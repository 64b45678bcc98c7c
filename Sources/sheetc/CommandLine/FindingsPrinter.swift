internal import SheetDiagnostics
internal import SheetModel

/// Prints what a run has found, in the way the command line asks for.
enum FindingsPrinter {
  private static let mostPrinted = 1_000

  /// Prints `report` and says how the run ends by it.
  ///
  /// - Parameter level: the lowest severity that fails.
  static func print(
    _ report: Report, _ sources: SourceMap, failOn level: FailureLevel, _ arguments: Arguments,
    _ console: inout Console
  ) -> ExitCode {
    switch arguments.word(.reportFormat, or: ReportFormat.text) {
    case .json:
      var renderer = JSONRenderer(sources)
      console.output.write(renderer.render(report))
    case .text:
      printText(report, sources, arguments, &console)
      if isLostImport(report, sources) {
        console.note(
          "imports of standard input are looked for from the current folder; '--stdin-filename PATH' "
            + "says where it stands")
      }
    }
    return report.count(atLeast: level.severity) > 0 ? .findings : .done
  }

  /// Whether an import is missing in a text that has come without a place.
  private static func isLostImport(_ report: Report, _ sources: SourceMap) -> Bool {
    report.diagnostics.contains { diagnostic in
      diagnostic.id == .missingFile
        && diagnostic.span.map { sources[$0.file].path == InputFiles.nameOfStandardInput } == true
    }
  }

  private static func printText(
    _ report: Report, _ sources: SourceMap, _ arguments: Arguments, _ console: inout Console
  ) {
    let isQuiet = arguments.isSet(.quiet)
    var options = TextRenderer.Options()
    options.isColored = console.errors.isColored
    let limit = arguments.number(.maxDiagnostics).map { Int($0) } ?? mostPrinted
    options.limit = limit == 0 ? nil : limit
    var renderer = TextRenderer(sources, options)
    console.errors.write { buffer in
      renderer.render(isQuiet ? report.filtered(atLeast: .error) : report, into: &buffer)
      if !isQuiet { TextRenderer.renderSummary(of: report, into: &buffer) }
    }
  }
}

extension FailureLevel {
  var severity: Severity {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
