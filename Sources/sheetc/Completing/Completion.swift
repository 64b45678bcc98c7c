internal import SheetRules
internal import SheetVocabulary

/// What may stand at a place of a command line, as far as a shell can offer it.
enum Completion {
  case nothing
  case file
  case folder
  case words([String])
  /// One of a few words, then perhaps a colon and the path of a file.
  case wordAndFile([String])

  /// Ids that a rule is named by.
  static let rules = Completion.words(RuleCatalogue.ids)
}

extension CommandOption.Row {
  /// What may stand as the option's value; `nil` when it takes none.
  var completion: Completion? {
    switch argument {
    case .none: nil
    case .number, .date: .nothing
    case .word(_, let words): .words(words())
    case .wordAndPath(_, let words): .wordAndFile(words())
    case .text(let placeholder):
      switch placeholder {
      case "FILE", "PATH": .file
      case "FOLDER": .folder
      case "RULES": .rules
      default: .nothing
      }
    }
  }

  /// The options' names as they are typed, the short one first.
  var typedNames: [String] {
    (short.map { ["-\($0)"] } ?? []) + [typedName] + (alias.map { ["--" + $0] } ?? [])
  }
}

extension Command {
  /// What may stand as an operand.
  var completion: Completion {
    switch self {
    case .generate, .lint, .resolve: .file
    case .schema, .reference, .manual, .version: .nothing
    case .targets: .words(ProjectVocabulary.targets.choices.map { "\($0.name)" })
    case .explain: .rules
    case .initialize: .folder
    case .completions: .words(Shell.allCases.map(\.rawValue))
    case .help: .words(Command.allCases.map(\.name))
    }
  }
}
