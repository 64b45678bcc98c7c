internal import SheetVocabulary

/// Every option of the tool, in the order help lists them.
///
/// The parser, help and whatever else speaks of options derive from the rows of this table.
enum CommandOption: Int, CaseIterable {
  case fix, unsafeFixes
  case output, list, check, diff, dryRun, clean, overwrite
  case codeTarget, minimumOS
  case access, namespace, perSheet
  case touch, stamp, outputList, inputList
  case dependencies, dependencyFile, target, quotedTarget, phonyTargets
  case generated, reporter, select, ignore, failOn, strict, exitZero, today
  case baseline, writeBaseline, ratchet, pruneBaseline, noBaseline
  case compare, pageFormat
  case device, devices, content, tableFormat, origins
  case force
  case configSchema, reportSchema, modelSchema
  case filesFrom, nullSeparated, scriptInputs, stdinFilename, config, hermetic, allowEmpty, jobs,
    maxDiagnostics
  case watch, directory, color, quiet, help, version

  /// What an option takes.
  enum Argument: Sendable {
    case none
    case text(placeholder: String)
    /// One of a few words, in the order they are listed; they are made when they are asked for.
    case word(placeholder: String, @Sendable () -> [String])
    /// A number in a range, such as points.
    case number(placeholder: String, unit: String, ClosedRange<Double>)
    /// A word, then perhaps a colon and a path.
    case wordAndPath(placeholder: String, @Sendable () -> [String])
    /// A day, such as 2026-12-31.
    case date(placeholder: String)
  }

  /// How the name of an option is typed.
  enum Style: Sendable {
    /// `--name`, and with its value `--name value` or `--name=value`.
    case long
    /// As compilers have it: `-NAME`, and with its value `-NAME value` or `-NAMEvalue`.
    case compiler
  }

  /// One line of the table.
  struct Row: Sendable {
    let name: String
    var style = Style.long
    var short: Character?
    /// Another name that other tools have made customary.
    var alias: String?
    var argument = Argument.none
    /// Commands in which several values add up; otherwise a second, different one is a mistake.
    var repeats: [Command] = []
    /// What it does, as one sentence without a period.
    let sentence: String
    let commands: [Command]

    /// The name with its hyphens.
    var typedName: String {
      switch style {
      case .long: "--" + name
      case .compiler: "-" + name
      }
    }
  }

  /// The option's line of the table.
  var row: Row { Self.rows[rawValue] }

  private static let rows: Table<Row> = {
    var rows = TableBuilder<Row>(capacity: allCases.count)
    for option in allCases { rows.append(option.declaration) }
    return rows.finish()
  }()

  private var declaration: Row {
    switch self {
    case .fix:
      Row(
        name: "fix",
        sentence: "Apply fix-its that are safe to the inputs, and report what remains",
        commands: [.lint])
    case .unsafeFixes:
      Row(
        name: "unsafe-fixes",
        sentence: "With '--fix', also apply guesses at what was meant", commands: [.lint])
    case .output:
      Row(
        name: "output", short: "o", argument: .text(placeholder: "PATH"), repeats: [.generate],
        sentence: "Write to this file, to this folder if it is one or ends in '/', or to standard "
          + "output if it is '-'",
        commands: [.generate, .schema, .reference, .targets])
    case .list:
      Row(
        name: "list", sentence: "Write nothing; list the files that are made, changed or not",
        commands: [.generate])
    case .check:
      Row(
        name: "check",
        sentence: "Write nothing; end with 1 if an output is not up to date",
        commands: [.generate, .schema, .reference, .targets])
    case .diff:
      Row(
        name: "diff",
        sentence: "Write nothing; print what would change as a unified diff and end with 1 if "
          + "anything would",
        commands: [.generate, .lint, .schema, .reference])
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
          "Also remove generated files of this project that no input, or no target, makes any more",
        commands: [.generate])
    case .overwrite:
      Row(
        name: "force", short: "f",
        sentence: "Replace, and with '--clean' remove, generated files that were edited by hand",
        commands: [.generate])
    case .codeTarget:
      Row(
        name: "target",
        argument: .word(placeholder: "NAME") {
          ProjectVocabulary.targets.choices.map { "\($0.name)" }
        },
        repeats: [.generate, .lint],
        sentence: "What the code is for, instead of the targets in sheetc.yaml (runtime)",
        commands: [.generate, .lint])
    case .minimumOS:
      Row(
        name: "min-ios", argument: .text(placeholder: "VERSION"),
        sentence: "Oldest iOS that the app runs on, such as 16.4, instead of 'minimumOS' in "
          + "sheetc.yaml (any that the code can run on)",
        commands: [.generate, .lint, .targets])
    case .access:
      Row(
        name: "access",
        argument: .word(placeholder: "LEVEL") {
          ProjectVocabulary.accessLevels.choices.map { "\($0.name)" }
        },
        sentence: "Access level of the generated declarations (internal)", commands: [.generate])
    case .namespace:
      Row(
        name: "namespace", argument: .text(placeholder: "NAME"),
        sentence: "Enum that the generated declarations stand in", commands: [.generate])
    case .perSheet:
      Row(
        name: "per-sheet", sentence: "Write one file for each sheet instead of one for each input",
        commands: [.generate])
    case .touch:
      Row(
        name: "touch",
        sentence: "Give outputs that do not change a new time too, as rules of Make without a "
          + "stamp need it",
        commands: [.generate])
    case .stamp:
      Row(
        name: "stamp", argument: .text(placeholder: "FILE"),
        sentence: "Make this file, or give it a new time, when everything else was done",
        commands: [.generate])
    case .outputList:
      Row(
        name: "outputs", argument: .text(placeholder: "FILE"),
        sentence:
          "Also write the paths of all outputs to this file, as Xcode's file lists have them",
        commands: [.generate])
    case .inputList:
      Row(
        name: "inputs", argument: .text(placeholder: "FILE"),
        sentence: "Also write the paths of all files that were read to this file",
        commands: [.generate])
    case .dependencies:
      Row(
        name: "MD", style: .compiler,
        sentence: "Also write what each output is made from as a rule of Make, to the name of the "
          + "output with the ending '.d'",
        commands: [.generate])
    case .dependencyFile:
      Row(
        name: "MF", style: .compiler, argument: .text(placeholder: "FILE"),
        sentence: "With '-MD', write to this file instead, in one rule for all outputs",
        commands: [.generate])
    case .target:
      Row(
        name: "MT", style: .compiler, argument: .text(placeholder: "TARGET"), repeats: [.generate],
        sentence: "With '-MD', name this target instead of the output, as it is",
        commands: [.generate])
    case .quotedTarget:
      Row(
        name: "MQ", style: .compiler, argument: .text(placeholder: "TARGET"), repeats: [.generate],
        sentence: "As '-MT', with what is special to Make quoted",
        commands: [.generate])
    case .phonyTargets:
      Row(
        name: "MP", style: .compiler,
        sentence:
          "With '-MD', add an empty rule for each file but the input itself, so that Make goes "
          + "on when one is deleted",
        commands: [.generate])
    case .generated:
      Row(
        name: "generated",
        sentence:
          "Also end with 1 if a generated file is not up to date, as 'generate --check' does",
        commands: [.lint])
    case .reporter:
      Row(
        name: "reporter", alias: "format",
        argument: .wordAndPath(placeholder: "NAME[:FILE]") { ReportRequest.words },
        repeats: [.generate, .lint],
        sentence: "How findings are reported, and in which file (text)",
        commands: [.generate, .lint])
    case .select:
      Row(
        name: "select", argument: .text(placeholder: "RULES"), repeats: [.lint],
        sentence: "Check these rules only: ids or levels, with commas between them",
        commands: [.lint])
    case .ignore:
      Row(
        name: "ignore", argument: .text(placeholder: "RULES"), repeats: [.lint],
        sentence: "Do not check these rules: ids or levels, with commas between them",
        commands: [.lint])
    case .failOn:
      Row(
        name: "fail-on",
        argument: .word(placeholder: "SEVERITY") { FailureLevel.allCases.map(\.rawValue) },
        sentence: "Lowest severity that ends with 1 (warning)", commands: [.lint])
    case .strict:
      Row(
        name: "strict", sentence: "Report warnings as errors, which fail whatever '--fail-on' says",
        commands: [.lint])
    case .exitZero:
      Row(
        name: "exit-zero", sentence: "End with 0 whatever is found in the sheets",
        commands: [.lint])
    case .today:
      Row(
        name: "today", argument: .date(placeholder: "DATE"),
        sentence: "The day that 'until' of suppressions is held against, as 2026-12-31 (today)",
        commands: [.lint])
    case .baseline:
      Row(
        name: "baseline", argument: .text(placeholder: "FILE"),
        sentence: "Do not report what this file lists (the 'baseline' of sheetc.yaml)",
        commands: [.lint])
    case .writeBaseline:
      Row(
        name: "write-baseline", sentence: "List in the baseline all that is found but errors",
        commands: [.lint])
    case .ratchet:
      Row(
        name: "ratchet",
        sentence: "With '--write-baseline', end with 1 and write nothing if any finding is new",
        commands: [.lint])
    case .pruneBaseline:
      Row(
        name: "prune-baseline",
        sentence: "Take out of the baseline what is no longer found; what is new is reported",
        commands: [.lint])
    case .noBaseline:
      Row(
        name: "no-baseline", sentence: "Report what a baseline lists as well", commands: [.lint])
    case .compare:
      Row(
        name: "compare", sentence: "Compare two targets for the sheets of inputs",
        commands: [.targets])
    case .pageFormat:
      Row(
        name: "format",
        argument: .word(placeholder: "FORMAT") { PageFormat.allCases.map(\.rawValue) },
        sentence: "How the result is printed (table)", commands: [.targets])
    case .device:
      Row(
        name: "device", argument: .text(placeholder: "NAME"), repeats: [.resolve],
        sentence: "Show this device only, such as 'iPhone 17 Pro landscape'; 'all' shows every one",
        commands: [.resolve])
    case .devices:
      Row(
        name: "devices", sentence: "Print the names of all devices, and read nothing",
        commands: [.resolve])
    case .content:
      Row(
        name: "content",
        argument: .number(placeholder: "POINTS", unit: "points", 0...100_000),
        sentence: "Height to assume for content that is measured", commands: [.resolve])
    case .tableFormat:
      Row(
        name: "format",
        argument: .word(placeholder: "FORMAT") { TableFormat.allCases.map(\.rawValue) },
        sentence: "How the result is printed (table)", commands: [.resolve])
    case .origins:
      Row(
        name: "origins", sentence: "Name the layer and the place that every value comes from",
        commands: [.resolve])
    case .force:
      Row(name: "force", short: "f", sentence: "Overwrite what exists", commands: [.initialize])
    case .configSchema:
      Row(name: "config", sentence: "Print the schema of sheetc.yaml instead", commands: [.schema])
    case .modelSchema:
      Row(
        name: "model", sentence: "The schema of what the 'json' target writes instead",
        commands: [.schema])
    case .reportSchema:
      Row(
        name: "report", sentence: "Print the schema of the json report instead",
        commands: [.schema])
    case .filesFrom:
      Row(
        name: "files-from", argument: .text(placeholder: "FILE"),
        sentence: "Take inputs from this file as well, one path a line; '-' is standard input",
        commands: [.generate, .lint])
    case .nullSeparated:
      Row(
        name: "null", short: "0",
        sentence: "The paths of '--files-from' end in zero bytes, as 'find -print0' writes them",
        commands: [.generate, .lint])
    case .scriptInputs:
      Row(
        name: "script-inputs",
        sentence: "Take as inputs, and as configuration, the input files of the Xcode script phase "
          + "that runs sheetc",
        commands: [.generate, .lint])
    case .stdinFilename:
      Row(
        name: "stdin-filename", argument: .text(placeholder: "PATH"),
        sentence: "Name and folder that standard input is treated as having",
        commands: [.generate, .lint, .resolve, .targets])
    case .config:
      Row(
        name: "config", argument: .text(placeholder: "FILE"),
        sentence: "Configuration to use instead of the nearest sheetc.yaml above the input",
        commands: [.generate, .lint, .resolve, .targets])
    case .hermetic:
      Row(
        name: "hermetic",
        sentence: "Read nothing but the files that are named, what they import and '--config'",
        commands: [.generate, .lint])
    case .allowEmpty:
      Row(
        name: "allow-empty", sentence: "Finding no sheets file is not a mistake",
        commands: [.generate, .lint])
    case .jobs:
      Row(
        name: "jobs", short: "j", argument: .number(placeholder: "N", unit: "", 1...1_000),
        sentence: "Work on no more inputs at once than this (as many as there are processor cores)",
        commands: [.generate, .lint])
    case .maxDiagnostics:
      Row(
        name: "max-diagnostics",
        argument: .number(placeholder: "N", unit: "", 0...1_000_000_000),
        sentence: "Show people no more findings than this; 0 shows all (1000)",
        commands: [.generate, .lint, .resolve, .targets])
    case .watch:
      Row(
        name: "watch", short: "w",
        sentence: "Go on, and do it again whenever a file changes that was read",
        commands: [.generate, .lint])
    case .directory:
      Row(
        name: "chdir", short: "C", argument: .text(placeholder: "FOLDER"),
        repeats: Command.allCases,
        sentence: "Act as if started in this folder", commands: Command.allCases)
    case .color:
      Row(
        name: "color",
        argument: .word(placeholder: "WHEN") { ColorChoice.allCases.map(\.rawValue) },
        sentence: "When to use colors (auto: on a terminal)", commands: Command.allCases)
    case .quiet:
      Row(
        name: "quiet", short: "q", sentence: "Print nothing for people but what makes the run fail",
        commands: [.generate, .lint, .resolve, .targets, .initialize])
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
