/// What the tool can be asked to do, in the order help lists it.
enum Command: String, CaseIterable {
  case generate
  case lint
  case resolve
  case schema
  case reference
  case explain
  case initialize = "init"
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
    case .explain: "Say what a finding or a key means"
    case .initialize: "Write files to start a project from"
    case .version: "Print the version"
    case .help: "Print help on a command"
    }
  }

  /// What may follow the options.
  var operands: String {
    switch self {
    case .generate, .lint: "[FILE | FOLDER | -]..."
    case .resolve: "[FILE | FOLDER | - | SHEET]..."
    case .schema, .reference, .version: ""
    case .explain: "[ID | KEY]"
    case .initialize: "[FOLDER]"
    case .help: "[COMMAND]"
    }
  }

  /// How many operands make sense.
  var operandCount: ClosedRange<Int> {
    switch self {
    case .generate, .lint, .resolve: 0...Int.max
    case .schema, .reference, .version: 0...0
    case .explain, .initialize, .help: 0...1
    }
  }

  /// Paragraphs of help below the usage line.
  var details: [String] {
    switch self {
    case .generate:
      [
        Self.inputs,
        "Without '--output', and without an output in sheetc.yaml, the Swift of 'cart.sheets.yaml' is "
          + "written to 'cart.sheets.swift' beside it. A file that would not change is left untouched.",
      ]
    case .lint:
      [
        Self.inputs,
        "Findings are printed to standard error; a report for machines goes to standard output.",
      ]
    case .resolve:
      [
        Self.inputs,
        "Sheets are named as in their files; without a name all are shown.",
      ]
    case .schema:
      ["Name the printed file in the first line of a sheets file, as 'sheetc init' does."]
    case .reference: []
    case .explain:
      [
        "ID is what stands in brackets behind a finding. KEY is a path such as 'dismiss.swipe'. Without "
          + "either all ids are listed."
      ]
    case .initialize:
      ["Nothing that exists is overwritten unless '--force' is given."]
    case .version: []
    case .help: []
    }
  }

  private static let inputs =
    "A folder stands for every '*.sheets.yaml' and '*.sheets.yml' below it, hidden ones apart. Links to "
    + "files are read, links to folders are not followed. '-' is standard input. Without operands the "
    + "'inputs' of sheetc.yaml are taken, or else the current folder."
}
