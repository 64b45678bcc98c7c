internal import SheetDiagnostics

/// Help, laid out for a terminal of 80 columns from the tables of commands and options.
enum HelpText {
  private static let width = 80

  static let exitCodes: [(code: String, meaning: String)] = [
    ("0", "done"),
    ("1", "something was found, or an output is not up to date"),
    ("2", "the command line, the configuration or an input is not usable"),
    ("3", "the system or sheetc itself could not do its part"),
  ]

  /// Help on the tool as a whole.
  static func overview() -> String {
    var text = ByteBuffer()
    text.append(literal: "sheetc compiles descriptions of bottom sheets to Swift.\n\n")
    text.append(literal: "Usage: sheetc COMMAND [OPTIONS] [ARGUMENTS]\n\nCommands:\n")
    let rows = Command.allCases.map { (term: "  " + $0.name, sentence: $0.sentence) }
    append(rows, to: &text)
    text.append(literal: "\nOptions of every command:\n")
    append(
      CommandOption.allCases.filter { $0.row.commands.count == Command.allCases.count }
        .map { row($0, of: .help) },
      to: &text)
    text.append(literal: "\nExit codes:\n")
    append(exitCodes.map { (term: "  " + $0.code, sentence: $0.meaning) }, to: &text)
    text.append(literal: "\n'sheetc help COMMAND' says more about a command.\n")
    return text.text
  }

  /// Help on one command.
  static func text(on command: Command) -> String {
    var text = ByteBuffer()
    text.append(command.sentence)
    text.append(literal: ".\n\nUsage: sheetc ")
    text.append(command.name)
    text.append(literal: " [OPTIONS]")
    if !command.operands.isEmpty { text.append(" " + command.operands) }
    text.append(literal: "\n")
    for paragraph in command.details {
      text.append(literal: "\n")
      append(wrapped: paragraph, indentation: 0, to: &text)
    }
    text.append(literal: "\nOptions:\n")
    append(CommandOption.options(of: command).map { row($0, of: command) }, to: &text)
    return text.text
  }

  private static func row(
    _ option: CommandOption, of command: Command
  ) -> (term: String, sentence: String) {
    let row = option.row
    var term =
      switch row.style {
      case .long: row.short.map { "  -\($0), " } ?? "      "
      case .compiler: "  "
      }
    term += row.typedName
    switch row.argument {
    case .none: break
    case .text(let placeholder), .number(let placeholder, _, _), .date(let placeholder),
      .word(let placeholder, _), .wordAndPath(let placeholder, _):
      term += " " + placeholder
    }
    return (term, sentence(on: row, in: command, withAlias: true))
  }

  /// What an option does, which words it takes and how often it may be given.
  static func sentence(
    on row: CommandOption.Row, in command: Command, withAlias: Bool
  ) -> String {
    var sentence = row.sentence
    switch row.argument {
    case .none, .text, .number, .date: break
    case .word(_, let words), .wordAndPath(_, let words):
      sentence += ": " + words().joined(separator: ", ")
    }
    if row.repeats.contains(command) { sentence += "; may be given several times" }
    if withAlias, let alias = row.alias { sentence += "; also '--\(alias)'" }
    return sentence
  }

  /// Appends terms with their sentences in a column of their own.
  static func append(
    _ rows: [(term: String, sentence: String)], to text: inout ByteBuffer
  ) {
    let column = min((rows.map(\.term.count).max() ?? 0) + 2, 30)
    for (term, sentence) in rows {
      text.append(term)
      if term.count + 2 > column {
        text.append(literal: "\n")
        text.append(repeating: UInt8(ascii: " "), count: column)
      } else {
        text.append(repeating: UInt8(ascii: " "), count: column - term.count)
      }
      append(wrapped: sentence, indentation: column, to: &text)
    }
  }

  /// Appends `paragraph`, broken between words; the first line is taken to be indented already.
  static func append(
    wrapped paragraph: String, indentation: Int, to text: inout ByteBuffer
  ) {
    var column = indentation
    for (index, word) in paragraph.split(separator: " ").enumerated() {
      if index > 0 {
        if column + 1 + word.count > width {
          text.append(literal: "\n")
          text.append(repeating: UInt8(ascii: " "), count: indentation)
          column = indentation
        } else {
          text.append(literal: " ")
          column += 1
        }
      }
      text.append(word)
      column += word.count
    }
    text.append(literal: "\n")
  }
}
