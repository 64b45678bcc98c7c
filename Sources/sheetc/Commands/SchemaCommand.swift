/// `sheetc schema`.
enum SchemaCommand {
  static func run(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    console.report(error: "'schema' is not there yet")
    return .failure
  }
}
