internal import SheetDiagnostics
internal import SheetModel

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
    _ written: [String], _ arguments: Arguments, _ console: inout Console
  ) -> Beginning {
    let operands: [String]?
    do throws(UsageError) {
      operands = try named(written, arguments)
    } catch {
      console.report(error: error.message, notes: error.notes)
      return .ended(.usage)
    }
    do throws(SystemError) {
      if arguments.value(of: .stdinFilename) != nil, operands?.contains("-") != true {
        console.report(
          error: "'--stdin-filename' names standard input, but '-' is not among the inputs")
        return .ended(.usage)
      }
      // What a faulty configuration says of its inputs may be a fault as well.
      if operands == nil { _ = try place(of: ProjectFolder.configurationName) }
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
      if placed.isEmpty, !arguments.isSet(.allowEmpty) {
        var absence = found.absence(operands, arguments)
        if operands == nil, let place = wholeProject {
          absence.span = projects[place].configuration.inputs.first?.span
        }
        // What was made before the last sheets file was deleted may have to go.
        if arguments.command != .generate || wholeProject == nil {
          return .ended(FindingsPrinter.report(absence, files.sources, arguments, &console))
        }
        self.absence = absence
      }
      self.operands = operands
      listedFolders = found.folders
      return .inputs(placed)
    } catch {
      console.report(error)
      return .ended(.usage)
    }
  }

  /// What the command line names, in words or in a list; `nil` if it leaves that to the project.
  private func named(
    _ operands: [String], _ arguments: Arguments
  ) throws(UsageError) -> [String]? {
    let list = try FileList.read(arguments)
    let named = list == nil && operands.isEmpty ? nil : operands + (list?.paths ?? [])
    if !arguments.isSet(.hermetic) { return named }
    guard let named else {
      throw UsageError(
        message: "'--hermetic' looks for no inputs, but none is named", notes: ["name each file"])
    }
    if let folder = named.first(where: { FileSystem.kind(of: $0) == .directory }) {
      throw UsageError(
        message: "'\(folder)' is a folder, and '--hermetic' looks into none",
        notes: ["name each file in it"])
    }
    return named
  }

  /// Prints the faults of configurations.
  private func endWithFaults(_ arguments: Arguments, _ console: inout Console) -> Beginning {
    _ = FindingsPrinter.print(report, files.sources, failOn: .error, arguments, &console)
    return .ended(.usage)
  }
}
