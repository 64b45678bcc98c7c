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
    let request: FixRequest?
    var projects: OpenProjects
    let baselineRequest: BaselineRequest
    do throws(UsageError) {
      request = try FixRequest(arguments)
      projects = try OpenProjects(arguments, try RuleSelection(arguments), request?.fixer)
      baselineRequest = try BaselineRequest(arguments)
    } catch {
      console.report(error: error.message, notes: error.notes)
      return .usage
    }
    let beginning = projects.begin(arguments.operands, arguments, &console)
    places.add(projects, arguments.operands)
    var fixes = request.map { FixRun($0, projects.fixedTexts) }
    switch beginning {
    case .ended(let code):
      return fixes?.end([], of: projects, arguments, &console) { _ in code } ?? code
    case .inputs(let inputs):
      var run = LintRun(projects, today: today(arguments), isForFixes: request != nil)
      do throws(UsageError) {
        for input in inputs { try run.prepare(input.project, arguments) }
      } catch {
        return FindingsPrinter.report(error, projects.files.sources, arguments, &console)
      }
      let baselines: Baselines
      var faults = run.report
      do throws(SystemError) {
        baselines = try Baselines(baselineRequest, projects, into: &faults)
      } catch {
        console.report(
          error: error.message,
          notes: error.isMissing
            ? ["if it is to be new, '--write-baseline' writes it, with all that is found now"] : [],
          .system, about: error.path)
        return .usage
      }
      if faults.hasErrors {
        _ = FindingsPrinter.print(
          faults, projects.files.sources, failOn: .error, arguments, &console)
        return fixes?.end([], of: projects, arguments, &console) { _ in .usage } ?? .usage
      }
      if baselineRequest.task.isWriting, baselines.isEmpty {
        console.report(
          error: "no baseline is named that could be written",
          notes: ["'--baseline FILE' names one, or 'baseline: FILE' in sheetc.yaml"])
        return .usage
      }
      return lint(inputs, &run, &fixes, baselines, arguments, &console)
    }
  }

  private static func lint(
    _ inputs: [PlacedInput], _ run: inout LintRun, _ fixes: inout FixRun?, _ baselines: Baselines,
    _ arguments: Arguments, _ console: inout Console
  ) -> ExitCode {
    let threads = InputThreads(inputs, arguments)
    let prepared = run
    func check() -> [SystemError] {
      let failures = run.check(inputs, on: threads)
      if !run.projects.lacksInputs, failures.isEmpty { run.finish(inputs) }
      return failures
    }
    var failures = check()
    // Behind the errors of one file there may be what can be repaired in those that import it.
    var rounds = FixRun.mostRounds
    while rounds > 0, fixes?.fix(inputs, of: run) == true {
      rounds -= 1
      run = prepared
      failures = check()
    }
    for failure in failures { console.report(failure) }
    let written = WrittenFiles(arguments).fault(run.projects.files, outputs: [], &console)
    if let fault = written {
      console.report(error: fault.message, notes: fault.notes)
      return .usage
    }
    let lacksInputs = run.projects.lacksInputs || !failures.isEmpty
    let report = run.report.withoutRepeats()
    let known = Baselines.Run(run.projects, inputs, isComplete: !lacksInputs, arguments)
    let print = { (console: inout Console) -> ExitCode in
      var report = report
      let least = baselines.apply(to: &report, known, arguments, &console)
      // Only now: a baseline lists warnings and no errors.
      if arguments.isSet(.strict) { report = report.withWarningsAsErrors() }
      let code = FindingsPrinter.print(
        report, known.projects.files.sources, failOn: arguments.word(.failOn, or: .warning),
        arguments, &console)
      return max(lacksInputs ? .usage : code, least)
    }
    return fixes?.end(inputs, of: run.projects, arguments, &console, print) ?? print(&console)
  }

  private static func today(_ arguments: Arguments) -> CalendarDate? {
    arguments.value(of: .today).map { CalendarDate($0) } ?? .today
  }
}
