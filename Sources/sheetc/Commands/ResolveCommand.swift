/// `sheetc resolve`.
enum ResolveCommand {
  static func run(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    console.report(error: "'resolve' is not there yet")
    return .failure
  }
}
