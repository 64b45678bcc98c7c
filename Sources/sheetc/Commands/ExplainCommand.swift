/// `sheetc explain`.
enum ExplainCommand {
  static func run(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    console.report(error: "'explain' is not there yet")
    return .failure
  }
}
