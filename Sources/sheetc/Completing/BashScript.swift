/// Completions for bash, which need nothing of the package bash-completion.
enum BashScript {
  static var text: String {
    var lines = [
      "# Completions of sheetc for bash; 'sheetc completions bash' prints them.",
      "_sheetc() {",
      "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}",
      "  local values= files= options= operands= command= place",
      "  # '=' and ':' are words of their own.",
      "  case $current in",
      "    = | :) previous=$current current= ;;",
      "  esac",
      "  case $previous in",
      "    =) previous=${COMP_WORDS[COMP_CWORD-1]}",
      "       [[ $previous == = ]] && previous=${COMP_WORDS[COMP_CWORD-2]} ;;",
      "    :) files=-f ;;",
      "  esac",
      "  for ((place = 1; place < COMP_CWORD; place++)); do",
      "    case ${COMP_WORDS[place]} in",
      "      \(words(Command.allCases.map(\.name), joined: " | "))) command=${COMP_WORDS[place]}; break ;;",
      "    esac",
      "  done",
      "  if [[ -z $files ]]; then",
      "    case $command:$previous in",
    ]
    let common = CommandOption.allCases.filter { $0.row.commands.count == Command.allCases.count }
    for command in Command.allCases {
      for option in CommandOption.options(of: command) where !common.contains(option) {
        lines += value(of: option, in: command.name)
      }
    }
    for option in common { lines += value(of: option, in: "*") }
    lines += ["      *)", "        case $command in"]
    for command in Command.allCases {
      let names = CommandOption.options(of: command).flatMap(\.row.typedNames)
      lines.append("          \(command.name))")
      lines.append("            options='\(words(names))'")
      switch command.completion {
      case .nothing: break
      case .file: lines.append("            operands=-f")
      case .folder: lines.append("            operands=-d")
      case .words(let words), .wordAndFile(let words):
        lines.append("            values='\(self.words(words))'")
      }
      lines.append("            ;;")
    }
    lines += [
      "          *)",
      "            options='\(words(common.flatMap(\.row.typedNames)))'",
      "            values='\(words(Command.allCases.map(\.name)))'",
      "            ;;",
      "        esac",
      "        if [[ $current == -?* ]]; then values=$options; else files=$operands; fi",
      "        ;;",
      "    esac",
      "  fi",
      "  if [[ -n $files ]]; then",
      "    compopt -o filenames 2>/dev/null",
      "    mapfile -t COMPREPLY < <(compgen $files -- \"$current\")",
      "  else",
      "    mapfile -t COMPREPLY < <(compgen -W \"$values\" -- \"$current\")",
      "  fi",
      "}",
      "complete -F _sheetc sheetc",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The lines that say what an option of a command takes.
  private static func value(of option: CommandOption, in command: String) -> [String] {
    guard let completion = option.row.completion else { return [] }
    let pattern = option.row.typedNames.map { "\(command):\($0)" }
    let answer =
      switch completion {
      case .nothing: ":"
      case .file: "files=-f"
      case .folder: "files=-d"
      case .words(let words), .wordAndFile(let words): "values='\(self.words(words))'"
      }
    return ["      \(words(pattern, joined: " | "))) \(answer) ;;"]
  }

  private static func words(_ words: [String], joined separator: String = " ") -> String {
    words.joined(separator: separator)
  }
}
