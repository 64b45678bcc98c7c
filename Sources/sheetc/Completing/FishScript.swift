/// Completions for fish.
enum FishScript {
  static var text: String {
    var lines = [
      "# Completions of sheetc for fish; 'sheetc completions fish' prints them.",
      "complete -c sheetc -f",
    ]
    let commands = Command.allCases.map(\.name).joined(separator: " ")
    let none = "not __fish_seen_subcommand_from \(commands)"
    for command in Command.allCases {
      lines.append(
        "complete -c sheetc -n \(quoted(none)) -a \(command.name) -d \(quoted(command.sentence))")
    }
    for option in CommandOption.allCases where option.row.commands.count == Command.allCases.count {
      lines.append("complete -c sheetc" + option.row.typed + value(option.row))
    }
    for command in Command.allCases {
      let condition = "-n \(quoted("__fish_seen_subcommand_from \(command.name)"))"
      for option in CommandOption.options(of: command)
      where option.row.commands.count < Command.allCases.count {
        lines.append("complete -c sheetc \(condition)" + option.row.typed + value(option.row))
      }
      switch command.completion {
      case .nothing: break
      case .file: lines.append("complete -c sheetc \(condition) -F")
      case .folder:
        lines.append("complete -c sheetc \(condition) -a '(__fish_complete_directories)'")
      case .words(let words), .wordAndFile(let words):
        lines.append("complete -c sheetc \(condition) -a \(quoted(words.joined(separator: " ")))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What the option takes, and what it does.
  private static func value(_ row: CommandOption.Row) -> String {
    let value =
      switch row.completion {
      case nil: ""
      case .nothing: " -x"
      case .file: " -r -F"
      case .folder: " -x -a '(__fish_complete_directories)'"
      case .words(let words): " -x -a \(quoted(words.joined(separator: " ")))"
      case .wordAndFile(let words): " -r -a \(quoted(words.joined(separator: " ")))"
      }
    return value + " -d \(quoted(row.sentence))"
  }

  fileprivate static func quoted(_ text: String) -> String {
    "'"
      + text.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "\\\\")
      .split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'") + "'"
  }
}

extension CommandOption.Row {
  /// The option's names as `complete` takes them.
  fileprivate var typed: String {
    let long =
      switch style {
      case .long: " -l \(name)"
      case .compiler: " -o \(name)"
      }
    return (short.map { " -s \($0)" } ?? "") + long + (alias.map { " -l \($0)" } ?? "")
  }
}
