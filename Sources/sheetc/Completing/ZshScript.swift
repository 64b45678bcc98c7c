/// Completions for zsh, a file of `site-functions`.
enum ZshScript {
  static var text: String {
    var lines = [
      "#compdef sheetc",
      "# Completions of sheetc for zsh; 'sheetc completions zsh' prints them.",
      "_sheetc_word_and_file() {",
      "  if compset -P '*:'; then _files; else compadd -S '' -- \"$@\"; fi",
      "}",
      "",
      "_sheetc() {",
      "  local curcontext=$curcontext state line",
      "  typeset -A opt_args",
      "  _arguments -C \\",
    ]
    let common = CommandOption.allCases.filter { $0.row.commands.count == Command.allCases.count }
    for option in common { lines += specifications(of: option, in: .help).map { "    \($0) \\" } }
    lines += [
      "    '1: :->command' \\",
      "    '*:: :->operand' && return",
      "  case $state in",
      "    command)",
      "      local -a commands=(",
    ]
    for command in Command.allCases {
      lines.append("        \(quoted("\(command.name):\(command.sentence)"))")
    }
    lines += [
      "      )",
      "      _describe -t commands command commands",
      "      ;;",
      "    operand)",
      "      curcontext=${curcontext%:*}-$words[1]:",
      "      case $words[1] in",
    ]
    for command in Command.allCases {
      lines.append("        \(command.name))")
      lines.append("          _arguments \\")
      for option in CommandOption.options(of: command) {
        lines += specifications(of: option, in: command).map { "            \($0) \\" }
      }
      let several = command.operandCount.upperBound > 1
      let operand = several ? "*" : "1"
      lines.append("            \(quoted("\(operand): :\(action(command.completion))"))")
      lines.append("          ;;")
    }
    lines += [
      "      esac", "      ;;", "  esac", "}", "",
      "# Either autoloaded for the first completion, or read by an rc file.",
      "if [[ $funcstack[1] == _sheetc ]]; then _sheetc \"$@\"; else compdef _sheetc sheetc; fi",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The words for `_arguments`, one for each name of the option.
  private static func specifications(of option: CommandOption, in command: Command) -> [String] {
    let row = option.row
    let repeats = row.repeats.contains(command)
    let others = row.typedNames.count > 1 ? "(\(row.typedNames.joined(separator: " ")))" : ""
    let prefix = repeats ? "*" : others
    return row.typedNames.map { name in
      guard let completion = row.completion else {
        return quoted("\(prefix)\(name)[\(escaped(row.sentence))]")
      }
      // The value in the next word, or: behind '=', or at once.
      let form = name.hasPrefix("--") ? "=" : "+"
      return quoted(
        "\(prefix)\(name)\(form)[\(escaped(row.sentence))]:\(placeholder(row)):\(action(completion))"
      )
    }
  }

  private static func placeholder(_ row: CommandOption.Row) -> String {
    switch row.argument {
    case .none: ""
    case .text(let placeholder), .word(let placeholder, _), .number(let placeholder, _, _),
      .wordAndPath(let placeholder, _), .date(let placeholder):
      escaped(placeholder)
    }
  }

  private static func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .file: "_files"
    case .folder: "_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .wordAndFile(let words): " _sheetc_word_and_file \(words.joined(separator: " "))"
    }
  }

  /// `text` without what ends a part of a specification.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "[]:\\".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
