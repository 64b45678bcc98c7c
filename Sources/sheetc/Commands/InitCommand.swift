/// `sheetc init`.
enum InitCommand {
  static func run(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    .done
  }
}
