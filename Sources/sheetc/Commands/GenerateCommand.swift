internal import SheetDiagnostics

/// `sheetc generate`.
enum GenerateCommand {
  static func run(
    _ arguments: Arguments, _ console: inout Console, _ places: inout WatchedPlaces
  ) -> ExitCode {
    let records: BuildRecords
    var projects: OpenProjects
    do throws(UsageError) {
      records = try BuildRecords(arguments)
      projects = try OpenProjects(arguments)
    } catch {
      return end(error, &console)
    }
    let beginning = projects.begin(arguments.operands, arguments, &console)
    places.add(projects, arguments.operands)
    switch beginning {
    case .ended(let code): return code
    case .inputs(let inputs): return generate(inputs, projects, records, arguments, &console)
    }
  }

  /// Writes nothing at all unless every input is without errors.
  private static func generate(
    _ inputs: [PlacedInput], _ projects: consuming OpenProjects, _ records: BuildRecords,
    _ arguments: Arguments, _ console: inout Console
  ) -> ExitCode {
    let whole = projects.wholeProject
    if arguments.isSet(.clean), whole == nil {
      let fault = UsageError(
        message: "'--clean' needs to see all inputs, but this run is given some of them",
        notes: ["leave out the files and folders, and start in the folder of sheetc.yaml"])
      return end(fault, &console)
    }
    // A run for 'lint --generated' has found already what the code will not do.
    if arguments.isSet(.clean), arguments.isSet(.codeTarget) {
      let fault = UsageError(
        message: "'--clean' needs to see all targets, but '--target' names some of them",
        notes: ["leave out '--target', and all targets in sheetc.yaml are made"])
      return end(fault, &console)
    }
    var run = GenerateRun(
      projects, inputs, checksCode: !arguments.isSet(.generated))
    do throws(UsageError) {
      if let place = whole { try run.prepare(place, arguments) }
      for input in inputs { try run.prepare(input.project, arguments) }
    } catch {
      return FindingsPrinter.report(error, run.projects.files.sources, arguments, &console)
    }
    if run.report.hasErrors {
      _ = print(run, [], arguments, &console)
      return .usage
    }
    do throws(SystemError) {
      try run.generate(
        inputs, on: InputThreads(inputs, arguments), compares: !arguments.isSet(.list))
    } catch {
      console.report(error)
      return .usage
    }
    run.finish()
    if print(run, inputs, arguments, &console) == .findings { return .findings }
    do throws(SystemError) {
      return try deliver(run, inputs, records, arguments, &console)
    } catch {
      console.report(error)
      return .failure
    }
  }

  private static func deliver(
    _ run: GenerateRun, _ inputs: [PlacedInput], _ records: BuildRecords, _ arguments: Arguments,
    _ console: inout Console
  ) throws(SystemError) -> ExitCode {
    if arguments.isSet(.list) {
      if let absence = run.projects.absence {
        return FindingsPrinter.report(absence, run.projects.files.sources, arguments, &console)
      }
      for output in run.outputs where output.path != "-" {
        console.output.write(output.path + "\n")
      }
      return .done
    }
    let written = run.outputs.map(\.path) + records.dependencyPaths(of: run)
    if let fault = WrittenFiles(arguments).fault(run.projects.files, outputs: written, &console) {
      return end(fault, &console)
    }
    if let output = written.first(where: WrittenFiles.hasNameOfSource) {
      return end(OutputFiles.isNamedAsSource(output), &console)
    }
    if let fault = run.outputOfOthers() { return end(fault, &console) }
    var outputs = OutputFiles(arguments)
    for output in run.outputs {
      if output.isCurrent {
        outputs.add(currentCode: output.path)
      } else if let fault = try outputs.add(code: output.bytes, at: output.path, run.projects.files)
      {
        return end(fault, &console)
      }
    }
    // What other targets have written is no business of a run for some of them.
    if !arguments.isSet(.codeTarget) {
      let everywhere =
        arguments.isSet(.clean) || outputs.mode != .write || run.isConfiguredAnew
      let leftOver = try run.leftOver(inputs, everywhere: everywhere)
      if let absence = run.projects.absence,
        let code = end(
          absence, leftOver, run.projects.files.sources, arguments, outputs.mode, &console)
      {
        return code
      }
      outputs.add(leftOver: leftOver)
    } else if let absence = run.projects.absence {
      return FindingsPrinter.report(absence, run.projects.files.sources, arguments, &console)
    }
    if let fault = try records.add(of: run, inputs, to: &outputs, &console) {
      return end(fault, &console)
    }
    if arguments.isSet(.clean), !arguments.isSet(.quiet), let folder = run.foldersElsewhere.first {
      console.warn(
        "'--clean' leaves '\(folder)' as it is; it is outside the project, so files there may be another's"
      )
    }
    let code = try outputs.finish(&console)
    if code == .done, outputs.mode == .write { try records.stamp() }
    return code
  }

  /// How a run ends that has no inputs; `nil` if it goes on for what is left over of those that there were.
  private static func end(
    _ absence: UsageError, _ leftOver: [LeftOverFiles.File], _ sources: SourceMap,
    _ arguments: Arguments, _ mode: OutputFiles.Mode, _ console: inout Console
  ) -> ExitCode? {
    // If they are still there, the mistake is where they are looked for.
    let areGone = leftOver.allSatisfy(\.isSourceGone)
    if areGone, mode == .write, arguments.isSet(.clean) {
      if !arguments.isSet(.quiet) { console.warn(absence.message) }
      return nil
    }
    if areGone, mode != .write, !leftOver.isEmpty { return nil }
    var absence = absence
    if areGone, !leftOver.isEmpty {
      absence.notes.append("'--clean' removes what was made of those that there were")
    }
    return FindingsPrinter.report(absence, sources, arguments, &console)
  }

  private static func end(_ fault: UsageError, _ console: inout Console) -> ExitCode {
    console.report(error: fault.message, notes: fault.notes)
    return .usage
  }

  /// - Parameter inputs: Those that have been read; none where it has come to nothing before.
  private static func print(
    _ run: GenerateRun, _ inputs: [PlacedInput], _ arguments: Arguments,
    _ console: inout Console
  ) -> ExitCode {
    var report = run.report.withoutRepeats()
    if !report.diagnostics.isEmpty, !inputs.isEmpty {
      passOver(&report, inputs, run.projects, arguments, &console)
    }
    return FindingsPrinter.print(
      report, run.projects.files.sources, failOn: .error, arguments, &console)
  }

  /// Takes what the baselines of projects list out of a report; what is wrong with them is said by `lint`.
  private static func passOver(
    _ report: inout Report, _ inputs: [PlacedInput], _ projects: OpenProjects,
    _ arguments: Arguments, _ console: inout Console
  ) {
    var faults = Report()
    guard let baselines = try? Baselines(BaselineRequest(), projects, into: &faults),
      !faults.hasErrors
    else { return }
    let run = Baselines.Run(projects, inputs, isComplete: false, arguments)
    _ = baselines.apply(to: &report, run, arguments, &console)
    report = report.withoutBaselined()
  }
}
