import SheetDiagnostics
import Testing

@testable import sheetc

@Suite struct CompletionsCommandTests {
  @Test(
    arguments: [
      ([], "no shell is named; use 'bash', 'zsh' or 'fish'"),
      (["tcsh"], "'tcsh' is not a shell that is completed; use 'bash', 'zsh' or 'fish'"),
    ] as [([String], String)])
  func otherShellsAreRefused(operands: [String], message: String) throws {
    var console = Console()

    let code = Program.run(
      try ArgumentParser.parse(["completions"] + operands), &console)

    #expect(code == .usage)
    #expect(console.errors.buffer.text == "sheetc: error: \(message)\n")
  }

  @Test(arguments: Shell.allCases)
  func everyCommandAndOptionIsInTheScript(shell: Shell) {
    for command in Command.allCases { #expect(shell.script.contains(command.name)) }
    for option in CommandOption.allCases { #expect(shell.script.contains(option.row.name)) }
  }

  @Test func everyCommandAndOptionIsInTheManual() {
    for command in Command.allCases {
      #expect(ManualPage.text.contains(".Ss sheetc \(command.name)\n"))
    }
    for option in CommandOption.allCases {
      #expect(ManualPage.text.contains("Fl \(option.row.typedName.dropFirst())"))
    }
  }
}
