internal import SheetDiagnostics

/// The manual page in mdoc, laid out from the tables of commands and options as help is.
enum ManualPage {
  static var text: String {
    var page = ManualText()
    page.line(".Dd \(VersionCommand.date)")
    page.line(".Dt SHEETC 1")
    page.line(".Os")
    page.section("NAME")
    page.line(".Nm sheetc")
    page.line(".Nd compile descriptions of bottom sheets to Swift")
    page.section("SYNOPSIS")
    page.line(".Nm")
    page.line(".Ar command")
    page.line(".Op Ar options")
    page.line(".Op Ar arguments")
    page.section("DESCRIPTION")
    page.paragraph(
      "sheetc checks files that describe the bottom sheets of an app, on every device they will meet, and "
        + "generates Swift from them. A project may have a configuration, sheetc.yaml, in its root."
    )
    page.section("COMMANDS")
    for command in Command.allCases { append(command, to: &page) }
    page.section("OPTIONS OF EVERY COMMAND")
    page.list(common.map { ($0, $0.row, .help) })
    page.section("FILES")
    page.line(".Bl -tag -width Ds")
    page.line(".It Pa sheetc.yaml")
    page.paragraph(
      "Inputs, targets and levels of rules of a project. It is found by walking up from the input to the root "
        + "of the repository.")
    page.line(".It Pa *.sheets.yaml")
    page.paragraph("Descriptions of sheets.")
    page.line(".El")
    page.section("EXIT STATUS")
    page.line(".Bl -tag -width Ds -compact")
    for (code, meaning) in HelpText.exitCodes {
      page.line(".It \(code)")
      page.paragraph(meaning)
    }
    page.line(".El")
    page.section("SEE ALSO")
    page.line(".Lk https://json-schema.org JSON Schema ,")
    page.paragraph(
      "'sheetc reference' for every key of the language, 'sheetc explain ID' for every finding.")
    return page.text
  }

  private static let common = CommandOption.allCases.filter {
    $0.row.commands.count == Command.allCases.count
  }

  private static func append(_ command: Command, to page: inout ManualText) {
    page.line(".Ss sheetc \(command.name)")
    page.paragraph(command.sentence + ".")
    if !command.operands.isEmpty {
      page.line(".Pp")
      page.paragraph("Operands: \(command.operands)")
    }
    for paragraph in command.details {
      page.line(".Pp")
      page.paragraph(paragraph)
    }
    let options = CommandOption.options(of: command).filter { !common.contains($0) }
    if options.isEmpty { return }
    page.list(options.map { ($0, $0.row, command) })
  }
}
