internal import SheetDiagnostics
internal import SheetYAML

/// `sheetc lint`.
enum LintCommand {
  static func run(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    let operands = arguments.operands.isEmpty ? ["."] : arguments.operands
    let found = InputFiles(operands, stdinFilename: arguments.value(of: .stdinFilename))
    for failure in found.failures { console.report(failure) }
    if !found.failures.isEmpty { return .usage }
    if found.inputs.isEmpty { return found.endWithoutInputs(arguments, &console) }

    let files = OpenedFiles()
    var report = Report()
    for input in found.inputs {
      do throws(SystemError) {
        _ = YAMLReader.read(try files.open(input), into: &report)
      } catch {
        console.report(error)
        return .usage
      }
    }
    return FindingsPrinter.print(
      report, files.sources, failOn: arguments.word(.failOn, or: .warning), arguments, &console)
  }
}
