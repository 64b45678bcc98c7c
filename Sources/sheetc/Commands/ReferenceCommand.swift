/// `sheetc reference`.
enum ReferenceCommand {
  static func run(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    console.report(error: "'reference' is not there yet")
    return .failure
  }
}
