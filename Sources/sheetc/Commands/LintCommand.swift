internal import SheetDiagnostics
internal import SheetModel
internal import SheetRules

/// `sheetc lint`.
enum LintCommand {
  static func run(
    _ arguments: Arguments, _ console: inout Console, _ places: inout WatchedPlaces
  ) -> ExitCode {
    let code = lint(arguments, &console, &places)
    if !arguments.isSet(.generated) || code == .usage || code == .failure { return code }
    if console.found.report.hasErrors { return code }
    return max(code, GeneratedComparison.run(arguments, &console, &places))
  }

  private static func lint(
    _ arguments: Arguments, _ console: inout Console, _ places: inout WatchedPlaces
  ) -> ExitCode {
    let selection: RuleSelection
    do throws(UsageError) {
      selection = try RuleSelection(arguments)
    } catch {
      console.report(error: error.message, notes: error.notes)
      return .usage
    }
    var projects = OpenProjects(arguments, selection)
    let beginning = projects.begin(arguments.operands, arguments, &console)
    places.add(projects, arguments.operands)
    switch beginning {
    case .ended(let code): return code
    case .inputs(let inputs):
      var run = LintRun(projects, today: today(arguments))
      do throws(UsageError) {
        for input in inputs { try run.prepare(input.project, arguments) }
      } catch {
        console.report(error: error.message, notes: error.notes)
        return .usage
      }
      if run.report.hasErrors {
        _ = FindingsPrinter.print(
          run.report, run.projects.files.sources, failOn: .error, arguments, &console)
        return .usage
      }
      let failures = run.check(inputs, on: InputThreads(inputs, arguments))
      for failure in failures { console.report(failure) }
      let lacksInputs = projects.lacksInputs || !failures.isEmpty
      if !lacksInputs { run.finish() }
      var report = run.report.withoutRepeats()
      if arguments.isSet(.strict) { report = report.withWarningsAsErrors() }
      let code = FindingsPrinter.print(
        report, run.projects.files.sources,
        failOn: arguments.word(.failOn, or: .warning), arguments, &console)
      return lacksInputs ? .usage : code
    }
  }

  private static func today(_ arguments: Arguments) -> CalendarDate? {
    arguments.value(of: .today).map { CalendarDate($0) } ?? .today
  }
}
