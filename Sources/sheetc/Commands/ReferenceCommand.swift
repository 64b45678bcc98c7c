internal import SheetCodegen

/// `sheetc reference`.
enum ReferenceCommand {
  static func run(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    PrintedDocument.deliver(
      ReferenceEmitter.markdown(), named: "reference.md", arguments, &console)
  }
}
