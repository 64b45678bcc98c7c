/// What the tool can be asked to do, in the order help lists it.
enum Command: String, CaseIterable {
  case generate
  case lint
  case resolve
  case schema
  case reference
  case targets
  case explain
  case initialize = "init"
  case completions
  case manual = "man"
  case version
  case help

  /// As it is typed.
  var name: String { rawValue }

  /// What it does, as one sentence without a period.
  var sentence: String {
    switch self {
    case .generate: "Compile sheets files to Swift"
    case .lint: "Check sheets files and print what is found"
    case .resolve: "Show what sheets become on each device, and why"
    case .schema: "Print the JSON Schema that editors check sheets files with"
    case .reference: "Print the reference of every key, in Markdown"
    case .targets: "Show what each target can say of a sheet, and compare them"
    case .explain: "Say what a finding or a key means"
    case .initialize: "Write files to start a project from"
    case .completions: "Print what makes a shell complete command lines"
    case .manual: "Print the manual page"
    case .version: "Print the version"
    case .help: "Print help on a command"
    }
  }

  /// What may follow the options.
  var operands: String {
    switch self {
    case .generate, .lint: "[FILE | FOLDER | -]..."
    case .resolve: "[FILE | FOLDER | - | SHEET]..."
    case .targets: "[NAME | --compare NAME NAME... [FILE]...]"
    case .schema, .reference, .manual, .version: ""
    case .explain: "[ID | KEY | WORD]..."
    case .initialize: "[FOLDER]"
    case .completions: "SHELL"
    case .help: "[COMMAND]"
    }
  }

  /// How many operands make sense.
  var operandCount: ClosedRange<Int> {
    switch self {
    case .generate, .lint, .resolve, .targets: 0...Int.max
    case .schema, .reference, .manual, .version: 0...0
    case .explain: 0...Int.max
    case .initialize, .completions, .help: 0...1
    }
  }

  /// Paragraphs of help below the usage line.
  var details: [String] {
    switch self {
    case .generate:
      [
        Self.inputs,
        "'--output' wins over the 'output' of each target in sheetc.yaml. Without either the Swift of "
          + "'cart.sheets.yaml' is written to 'cart.sheets.swift' beside it. Only one input can go to one "
          + "file or to '-'. Given once for each input, the first is that of the first input and so on.",
        Self.systems,
        "Nothing at all is written if any input has errors, or an output was edited by hand and "
          + "'--force' is not given. A file that would not change is left untouched.",
        "Without operands, in the folder of sheetc.yaml or with 'inputs' in it, all inputs are seen. Then "
          + "what sheetc wrote and no input or target makes any more is left over: '--check', "
          + "'--diff' and '--dry-run' end with 1, '--clean' removes it. Links are never followed.",
        Self.reports,
        "A depfile names what was read, and the folders that were looked through, as seen from where "
          + "sheetc works. '-MT' and '-MQ' may be mixed.",
        "Declarations extend the runtime's 'Sheets' unless a namespace is named. In a folder it is "
          + "declared once, in a file of its name; elsewhere in each file.",
      ]
    case .lint:
      [
        Self.inputs,
        "'--fix' edits what findings have a fix-it for and leaves every other byte as it is; '--diff' shows "
          + "that instead. A text is written only if it has no new errors, all files together, and imported "
          + "files only if they are inputs too. Standard input is printed as it has become.",
        Self.systems,
        Self.reports,
        "A baseline lists findings by rule and place in the document, so that edits elsewhere and other "
          + "names of files do not bring them back. Errors are never in it, but for rules that only "
          + "sheetc.yaml makes errors, nor are faults of suppression comments. What it lists and is no "
          + "longer there is a note, or with '--strict' an error.",
      ]
    case .resolve:
      [
        Self.inputs,
        "An operand that exists, has a slash in it or ends in '.yaml' or '.yml' is an input; any other "
          + "is the name of a sheet, as its file has it. Without names all sheets are shown.",
        "Heights are points above the bottom safe area. 'a–b' is what may lie between, '–' is not there.",
        "A device is named as in 'iPhone 17 Pro landscape'; windows of a split screen end in 'third', "
          + "'half' or 'two thirds', as in 'iPad Pro 11-inch (M4) landscape half', with 'iPadOS 18' for those "
          + "of Split View. Models of one geometry share a row and are all understood; '--devices' lists them.",
      ]
    case .schema:
      ["Name the printed file in the first line of a sheets file, as 'sheetc init' does."]
    case .reference: []
    case .targets:
      [
        "Without a name all targets are listed, with how many of the keys and forms of detents each has.",
        "With '--compare' the sheets of the inputs are held against targets. For two it is what each sheet "
          + "would lose, gain and do otherwise by moving from the first to the second, and what would keep "
          + "'generate' from writing; for more it is a table. A total and how the targets differ where no "
          + "sheet writes a key come last. '--format json' has the same for tools.",
        Self.systems,
      ]
    case .explain:
      [
        "ID is what stands in brackets behind a finding. KEY is a path such as 'dismiss.swipe'. WORD is any "
          + "other word of the language or of its messages, or a name of UIKit, SwiftUI or a library. "
          + "Without any all ids are listed."
      ]
    case .initialize:
      ["Nothing that exists is overwritten unless '--force' is given."]
    case .completions:
      [
        "SHELL is 'bash', 'zsh' or 'fish'. 'make install' puts all three where the shells look for them; "
          + "elsewhere, '. <(sheetc completions bash)' in .bashrc or .zshrc is enough."
      ]
    case .manual: ["'sheetc man > sheetc.1' writes a file for 'man ./sheetc.1'."]
    case .version: []
    case .help: []
    }
  }

  private static let systems =
    "The oldest iOS that a target is for is what '--min-ios' says, else 'minimumOS' of the target in "
    + "sheetc.yaml, else that of the project. Where nobody says, code runs on every iOS that the target can, "
    + "and 'lint' is silent of what newer ones alone have."

  private static let reports =
    "Findings are shown on standard error. '--reporter NAME' prints a report to standard output instead; "
    + "'text' is for people, and stays on standard error. '--reporter NAME:FILE' also writes one. 'auto' is "
    + "the form of GitHub, GitLab or Xcode where it runs there, else text."

  private static let inputs =
    "A folder stands for every '*.sheets.yaml' and '*.sheets.yml' below it, hidden ones apart. Links to "
    + "files are read, links to folders are not followed. '-' is standard input. Without operands the "
    + "'inputs' of sheetc.yaml are taken, or else the current folder."
}
