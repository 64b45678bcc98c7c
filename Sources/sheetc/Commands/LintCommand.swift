/// `sheetc lint`.
enum LintCommand {
  static func run(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    console.report(error: "'lint' is not there yet")
    return .failure
  }
}
