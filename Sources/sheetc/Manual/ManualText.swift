/// Lines of a manual page in mdoc.
struct ManualText {
  private(set) var text = ""

  mutating func line(_ line: String) {
    text += line + "\n"
  }

  mutating func section(_ title: String) {
    line(".Sh \(title)")
  }

  /// Appends text of people, each sentence on lines of its own.
  mutating func paragraph(_ paragraph: String) {
    var words: [Substring] = []
    for word in paragraph.split(separator: " ") {
      words.append(word)
      if word.last == "." || word.last == ":" {
        sentence(words)
        words = []
      }
    }
    sentence(words)
  }

  /// Appends a list of options.
  mutating func list(_ options: [(option: CommandOption, row: CommandOption.Row, command: Command)])
  {
    line(".Bl -tag -width Ds")
    for (_, row, command) in options {
      let placeholder =
        switch row.argument {
        case .none: ""
        case .text(let placeholder), .number(let placeholder, _, _), .date(let placeholder),
          .word(let placeholder, _), .wordAndPath(let placeholder, _):
          " Ar \(placeholder)"
        }
      let names = row.typedNames.map { "Fl \($0.dropFirst())\(placeholder)" }
      line(".It \(names.joined(separator: " , "))")
      paragraph(HelpText.sentence(on: row, in: command, withAlias: false) + ".")
    }
    line(".El")
  }

  /// Appends words, broken before 80 columns, with what troff would read as its own escaped.
  private mutating func sentence(_ words: [Substring]) {
    var column = 0
    for word in words {
      var escaped = ""
      for character in word {
        switch character {
        case "\\": escaped += "\\e"
        default: escaped.append(character)
        }
      }
      if column == 0 {
        // A line that begins with a full stop or a quotation mark is a request.
        if escaped.first == "." || escaped.first == "'" { escaped = "\\&" + escaped }
      } else if column + 1 + escaped.count > 78 {
        text += "\n"
        if escaped.first == "." || escaped.first == "'" { escaped = "\\&" + escaped }
        column = 0
      } else {
        text += " "
        column += 1
      }
      text += escaped
      column += escaped.count
    }
    if column > 0 { text += "\n" }
  }
}
