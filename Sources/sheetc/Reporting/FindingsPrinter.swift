internal import SheetDiagnostics
internal import SheetModel

/// Shows people what a run has found, and keeps it for the reports that are made when the run ends.
enum FindingsPrinter {
  private static let mostPrinted = 1_000

  /// Takes `report` and says how the run ends by it.
  ///
  /// - Parameter level: the lowest severity that fails.
  static func print(
    _ report: Report, _ sources: SourceMap, failOn level: FailureLevel, _ arguments: Arguments,
    _ console: inout Console
  ) -> ExitCode {
    if console.showsFindings {
      printText(report, sources, level.severity, arguments, &console)
      if isLostImport(report, sources) {
        console.note(
          "imports of standard input are looked for from the current folder; '--stdin-filename PATH' "
            + "says where it stands")
      }
    }
    console.found = (report, sources)
    if arguments.isSet(.exitZero) { return .done }
    return report.count(atLeast: level.severity) > 0 ? .findings : .done
  }

  /// Says why a run cannot do what it was asked to, at its place if a file asks for it.
  static func report(
    _ fault: UsageError, _ sources: SourceMap, _ arguments: Arguments, _ console: inout Console
  ) -> ExitCode {
    guard let span = fault.span else {
      console.report(error: fault.message, notes: fault.notes)
      return .usage
    }
    var all = console.found.report
    var report = Report()
    report.error(
      .usage, fault.message, at: span, notes: fault.notes.map { Diagnostic.Note($0) })
    _ = print(report, sources, failOn: .error, arguments, &console)
    all.merge(report)
    console.found.report = all
    return .usage
  }

  /// The lowest severity that fails.
  static func failureLevel(_ arguments: Arguments?) -> Severity {
    (arguments?.word(.failOn, or: .warning) ?? FailureLevel.warning).severity
  }

  /// How many findings people are shown; `nil` for all.
  static func limit(_ arguments: Arguments?) -> Int? {
    let limit = arguments?.number(.maxDiagnostics).map { Int($0) } ?? mostPrinted
    return limit == 0 ? nil : limit
  }

  /// Whether an import is missing in a text that has come without a place.
  private static func isLostImport(_ report: Report, _ sources: SourceMap) -> Bool {
    report.diagnostics.contains { diagnostic in
      diagnostic.id == .missingFile
        && diagnostic.span.map { sources[$0.file].path == InputFiles.nameOfStandardInput } == true
    }
  }

  private static func printText(
    _ report: Report, _ sources: SourceMap, _ level: Severity, _ arguments: Arguments,
    _ console: inout Console
  ) {
    if report.diagnostics.isEmpty, report.baselined.isEmpty { return }
    let isQuiet = arguments.isSet(.quiet)
    var options = TextRenderer.Options()
    options.isColored = console.errors.isColored
    options.limit = limit(arguments)
    var renderer = TextRenderer(sources, options)
    console.errors.write { buffer in
      renderer.render(isQuiet ? report.filtered(atLeast: level) : report, into: &buffer)
      if !isQuiet { TextRenderer.renderSummary(of: report, into: &buffer) }
    }
    if !isQuiet, console.errors.isTerminal, arguments.command == .lint, !arguments.isSet(.fix),
      let hint = hint(about: report)
    {
      console.errors.write(hint + "\n")
    }
  }

  /// What whoever sits at a terminal may do about findings; `nil` if nothing can be done for them.
  static func hint(about report: Report) -> String? {
    let count = report.diagnostics.count { $0.fixIt(withGuesses: false) != nil }
    if count == 0 { return nil }
    return count == 1 ? "--fix repairs one of them" : "--fix repairs \(count) of them"
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
