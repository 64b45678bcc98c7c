/// `sheetc generate`.
enum GenerateCommand {
  static func run(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    console.report(error: "'generate' is not there yet")
    return .failure
  }
}
