internal import SheetDiagnostics

/// `sheetc help`, and what `--help` turns every command into.
enum HelpCommand {
  static func run(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    guard let name = arguments.operands.first else {
      console.output.write(HelpText.overview())
      return .done
    }
    guard let command = Command(rawValue: name) else {
      let near = Spelling.nearest(to: name, in: Command.allCases.map(\.name))
      console.report(
        error: "'\(name)' is not a command", notes: near.map { "did you mean '\($0)'?" })
      return .usage
    }
    console.output.write(HelpText.text(on: command))
    return .done
  }
}
