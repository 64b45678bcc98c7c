internal import SheetDiagnostics

/// An input of a run and the project it belongs to.
struct PlacedInput {
  let input: InputFiles.Input
  /// Place of its project in `OpenProjects.projects`.
  let project: Int
}

extension OpenProjects {
  /// Either what a run works on, or how it ends because that cannot be found.
  enum Beginning {
    case inputs([PlacedInput])
    case ended(ExitCode)
  }

  /// Finds the inputs that operands name, and reads the configurations they are under.
  ///
  /// Everything that stands in the way is printed.
  mutating func begin(
    _ operands: [String], _ arguments: Arguments, _ console: inout Console
  ) -> Beginning {
    do throws(SystemError) {
      if arguments.value(of: .stdinFilename) != nil, !operands.contains("-") {
        console.report(
          error: "'--stdin-filename' names standard input, but '-' is not among the inputs")
        return .ended(.usage)
      }
      // What a faulty configuration says of its inputs may be a fault as well.
      if operands.isEmpty { _ = try place(of: ProjectFolder.configurationName) }
      if report.hasErrors { return endWithFaults(arguments, &console) }
      let found = try inputs(operands, stdinFilename: arguments.value(of: .stdinFilename))
      for failure in found.failures { console.report(failure) }
      lacksInputs = !found.failures.isEmpty
      // What is made of some inputs alone would pass for what is made of all.
      if lacksInputs, arguments.command != .lint || found.inputs.isEmpty { return .ended(.usage) }
      var placed: [PlacedInput] = []
      for input in found.inputs {
        placed.append(PlacedInput(input: input, project: try place(of: input.path)))
      }
      if report.hasErrors { return endWithFaults(arguments, &console) }
      if placed.isEmpty, wholeProject == nil || !arguments.isSet(.allowEmpty) {
        return .ended(found.endWithoutInputs(operands, arguments, &console))
      }
      return .inputs(placed)
    } catch {
      console.report(error)
      return .ended(.usage)
    }
  }

  /// Prints the faults of configurations.
  private func endWithFaults(_ arguments: Arguments, _ console: inout Console) -> Beginning {
    _ = FindingsPrinter.print(report, files.sources, failOn: .error, arguments, &console)
    return .ended(.usage)
  }
}
