/// `sheetc man`.
enum ManualCommand {
  static func run(_ console: inout Console) -> ExitCode {
    console.output.write(ManualPage.text)
    return .done
  }
}
