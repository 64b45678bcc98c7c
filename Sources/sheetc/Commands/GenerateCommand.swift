internal import SheetDiagnostics

/// `sheetc generate`.
enum GenerateCommand {
  static func run(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    var projects = OpenProjects(arguments)
    switch projects.begin(arguments.operands, arguments, &console) {
    case .ended(let code): return code
    case .inputs(let inputs): return generate(inputs, projects, arguments, &console)
    }
  }

  /// Writes nothing at all unless every input is without errors.
  private static func generate(
    _ inputs: [PlacedInput], _ projects: consuming OpenProjects, _ arguments: Arguments,
    _ console: inout Console
  ) -> ExitCode {
    let whole = projects.wholeProject
    if arguments.isSet(.clean), whole == nil {
      console.report(
        error: "'--clean' needs to see all inputs, but this run is given some of them",
        notes: ["leave out the files and folders, and start in the folder of sheetc.yaml"])
      return .usage
    }
    var run = GenerateRun(projects, inputCount: inputs.count)
    do throws(UsageError) {
      if let place = whole { try run.prepare(place, arguments) }
      for input in inputs { try run.prepare(input.project, arguments) }
    } catch {
      console.report(error: error.message, notes: error.notes)
      return .usage
    }
    if run.report.hasErrors {
      _ = print(run, arguments, &console)
      return .usage
    }
    do throws(SystemError) {
      for input in inputs { try run.generate(input) }
    } catch {
      console.report(error)
      return .usage
    }
    run.finish()
    if print(run, arguments, &console) == .findings { return .findings }
    var outputs = OutputFiles(arguments)
    let paths = run.outputs.map(\.path)
    if let fault = outputs.fault(paths, run.projects.files) {
      console.report(error: fault.message, notes: fault.notes)
      return .usage
    }
    do throws(SystemError) {
      if outputs.mode == .write { for path in paths { try FileWriter.check(path) } }
      for output in run.outputs { try outputs.add(output.bytes, at: output.path, &console) }
      try outputs.addLeftOver(run.leftOver(inputs), &console)
      return outputs.finish(&console)
    } catch {
      console.report(error)
      return .failure
    }
  }

  private static func print(
    _ run: GenerateRun, _ arguments: Arguments, _ console: inout Console
  ) -> ExitCode {
    FindingsPrinter.print(
      run.report.withoutRepeats(), run.projects.files.sources, failOn: .error, arguments, &console)
  }
}
