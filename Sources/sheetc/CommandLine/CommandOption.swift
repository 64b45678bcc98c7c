internal import SheetVocabulary

/// Every option of the tool, in the order help lists them.
///
/// The parser, help and whatever else speaks of options derive from the rows of this table.
enum CommandOption: Int, CaseIterable {
  case output, check, diff, dryRun, clean, access, namespace, perSheet
  case failOn, reportFormat
  case device, content, tableFormat, origins
  case force
  case configSchema
  case stdinFilename, config, allowEmpty, maxDiagnostics
  case directory, color, quiet, help, version

  /// What an option takes.
  enum Argument {
    case none
    case text(placeholder: String)
    /// One of a few words, in the order they are listed.
    case word(placeholder: String, [String])
    /// A number in a range, such as points.
    case number(placeholder: String, unit: String, ClosedRange<Double>)
  }

  /// One line of the table.
  struct Row {
    let name: String
    var short: Character?
    /// Another name that other tools have made customary.
    var alias: String?
    var argument = Argument.none
    /// Whether several values add up; otherwise a second, different one is a mistake.
    var isRepeatable = false
    /// What it does, as one sentence without a period.
    let sentence: String
    let commands: [Command]
  }

  /// The option's line of the table.
  var row: Row { Self.rows[rawValue] }

  private static let rows = allCases.map(\.declaration)

  private var declaration: Row {
    switch self {
    case .output:
      Row(
        name: "output", short: "o", argument: .text(placeholder: "PATH"),
        sentence: "Write to this file, to this folder if it is one or ends in '/', or to standard "
          + "output if it is '-'",
        commands: [.generate, .schema, .reference])
    case .check:
      Row(
        name: "check",
        sentence: "Write nothing; end with 1 if an output is not up to date",
        commands: [.generate, .schema, .reference])
    case .diff:
      Row(
        name: "diff",
        sentence: "Write nothing; print what would change as a unified diff and end with 1 if "
          + "anything would",
        commands: [.generate, .schema, .reference])
    case .dryRun:
      Row(
        name: "dry-run",
        sentence: "Write nothing; list the files that would be written ('generate' ends with 1 if "
          + "there are any)",
        commands: [.generate, .initialize])
    case .clean:
      Row(
        name: "clean",
        sentence:
          "Also remove files with the header of generated code that no input makes any more",
        commands: [.generate])
    case .access:
      Row(
        name: "access",
        argument: .word(
          placeholder: "LEVEL", ProjectVocabulary.accessLevels.choices.map { "\($0.name)" }),
        sentence: "Access level of the generated declarations (internal)", commands: [.generate])
    case .namespace:
      Row(
        name: "namespace", argument: .text(placeholder: "NAME"),
        sentence: "Enum that the generated declarations stand in", commands: [.generate])
    case .perSheet:
      Row(
        name: "per-sheet", sentence: "Write one file for each sheet instead of one for each input",
        commands: [.generate])
    case .failOn:
      Row(
        name: "fail-on",
        argument: .word(placeholder: "SEVERITY", FailureLevel.allCases.map(\.rawValue)),
        sentence: "Lowest severity that ends with 1 (warning)", commands: [.lint])
    case .reportFormat:
      Row(
        name: "format", alias: "reporter",
        argument: .word(placeholder: "FORMAT", ReportFormat.allCases.map(\.rawValue)),
        sentence: "How findings are printed (text)", commands: [.lint])
    case .device:
      Row(
        name: "device", argument: .text(placeholder: "NAME"), isRepeatable: true,
        sentence: "Show this device only, such as 'iPhone 17 Pro landscape'; 'all' shows every one",
        commands: [.resolve])
    case .content:
      Row(
        name: "content",
        argument: .number(placeholder: "POINTS", unit: "points", 0...100_000),
        sentence: "Height to assume for content that is measured", commands: [.resolve])
    case .tableFormat:
      Row(
        name: "format",
        argument: .word(placeholder: "FORMAT", TableFormat.allCases.map(\.rawValue)),
        sentence: "How the result is printed (table)", commands: [.resolve])
    case .origins:
      Row(
        name: "origins", sentence: "Name the layer and the place that every value comes from",
        commands: [.resolve])
    case .force:
      Row(name: "force", short: "f", sentence: "Overwrite what exists", commands: [.initialize])
    case .configSchema:
      Row(name: "config", sentence: "Print the schema of sheetc.yaml instead", commands: [.schema])
    case .stdinFilename:
      Row(
        name: "stdin-filename", argument: .text(placeholder: "PATH"),
        sentence: "Name and folder that standard input is treated as having",
        commands: [.generate, .lint, .resolve])
    case .config:
      Row(
        name: "config", argument: .text(placeholder: "FILE"),
        sentence: "Configuration to use instead of the nearest sheetc.yaml above the input",
        commands: [.generate, .lint, .resolve])
    case .allowEmpty:
      Row(
        name: "allow-empty", sentence: "Finding no sheets file is not a mistake",
        commands: [.generate, .lint])
    case .maxDiagnostics:
      Row(
        name: "max-diagnostics",
        argument: .number(placeholder: "N", unit: "", 0...1_000_000_000),
        sentence: "Print no more findings than this; 0 prints all (1000)",
        commands: [.generate, .lint, .resolve])
    case .directory:
      Row(
        name: "chdir", short: "C", argument: .text(placeholder: "FOLDER"), isRepeatable: true,
        sentence: "Act as if started in this folder", commands: Command.allCases)
    case .color:
      Row(
        name: "color", argument: .word(placeholder: "WHEN", ColorChoice.allCases.map(\.rawValue)),
        sentence: "When to use colors (auto: on a terminal)", commands: Command.allCases)
    case .quiet:
      Row(
        name: "quiet", short: "q", sentence: "Print no warnings, notes and summaries for people",
        commands: [.generate, .lint, .resolve, .initialize])
    case .help:
      Row(
        name: "help", short: "h", sentence: "Print help", commands: Command.allCases)
    case .version:
      Row(
        name: "version", short: "V", sentence: "Print the version", commands: Command.allCases)
    }
  }

  /// The options that `command` takes, in the order of the table.
  static func options(of command: Command) -> [CommandOption] {
    allCases.filter { $0.row.commands.contains(command) }
  }
}
