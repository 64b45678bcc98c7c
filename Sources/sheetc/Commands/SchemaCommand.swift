internal import SheetCodegen
internal import SheetDiagnostics
internal import SheetRules

/// `sheetc schema`.
enum SchemaCommand {
  static func run(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    if arguments.isSet(.reportSchema) {
      return PrintedDocument.deliver(
        JSONReportSchema.print(), named: "report.schema.json", arguments, &console)
    }
    if arguments.isSet(.modelSchema) {
      return PrintedDocument.deliver(
        ModelSchema.print(), named: "model.schema.json", arguments, &console)
    }
    let isOfProject = arguments.isSet(.configSchema)
    return PrintedDocument.deliver(
      isOfProject ? SchemaEmitter.configuration(rules: rules) : SchemaEmitter.sheets(),
      named: isOfProject ? "sheetc.schema.json" : "sheets.schema.json", arguments, &console)
  }

  private static var rules: [SchemaRule] {
    RuleCatalogue.sorted.map { SchemaRule(id: $0.id.name, sentence: $0.sentence) }
  }
}
