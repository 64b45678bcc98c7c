/// `sheetc completions`.
enum CompletionsCommand {
  static func run(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    let names = Shell.allCases.map { "'\($0.rawValue)'" }
    guard let word = arguments.operands.first else {
      console.report(error: "no shell is named; use \(names[0]), \(names[1]) or \(names[2])")
      return .usage
    }
    guard let shell = Shell(rawValue: word) else {
      console.report(
        error:
          "'\(word)' is not a shell that is completed; use \(names[0]), \(names[1]) or \(names[2])")
      return .usage
    }
    console.output.write(shell.script)
    return .done
  }
}
