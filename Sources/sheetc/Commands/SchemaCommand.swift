internal import SheetCodegen

/// `sheetc schema`.
enum SchemaCommand {
  static func run(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    let isOfProject = arguments.isSet(.configSchema)
    return PrintedDocument.deliver(
      isOfProject ? SchemaEmitter.configuration() : SchemaEmitter.sheets(),
      named: isOfProject ? "sheetc.schema.json" : "sheets.schema.json", arguments, &console)
  }
}
