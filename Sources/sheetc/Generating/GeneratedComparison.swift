internal import SheetDiagnostics

/// Holds what a project has generated against what its sheets files say now, after they have been linted.
enum GeneratedComparison {
  /// The options of `lint` that say which inputs there are and how they are read.
  private static let shared: [CommandOption] = [
    .codeTarget, .minimumOS, .filesFrom, .nullSeparated, .config, .hermetic, .allowEmpty, .jobs,
    .quiet, .color,
  ]

  /// Does what `sheetc generate --check` does with the same inputs; what was found before stays found.
  static func run(
    _ arguments: Arguments, _ console: inout Console, _ places: inout WatchedPlaces
  ) -> ExitCode {
    if arguments.operands.contains("-") {
      console.report(
        error: "'--generated' compares files that were generated, but standard input has none",
        notes: ["name the files, or leave out '-'"])
      return .usage
    }
    let found = console.found
    let code = GenerateCommand.run(comparison(arguments), &console, &places)
    if !console.found.report.hasErrors { console.found = found }
    return code == .findings && arguments.isSet(.exitZero) ? .done : code
  }

  private static func comparison(_ arguments: Arguments) -> Arguments {
    let configuration = arguments.value(of: .config).map { ["--config", $0] } ?? []
    var comparison = Arguments(.generate, ["generate"] + configuration + arguments.operands)
    comparison.operands = arguments.operands
    for option in shared where arguments.isSet(option) {
      comparison.add(option, nil)
      for value in arguments.values(of: option) { comparison.add(option, value) }
    }
    comparison.add(.check, nil)
    comparison.add(.generated, nil)
    return comparison
  }
}
