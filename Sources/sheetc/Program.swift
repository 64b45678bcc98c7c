/// The tool from its command line to its exit code.
enum Program {
  /// Does what `words` ask for, without the name of the tool.
  static func run(_ words: [String]) -> ExitCode {
    do throws(UsageError) {
      let arguments = try ArgumentParser.parse(words)
      var console = Console(arguments.word(.color, or: .auto))
      let code = run(arguments, &console)
      return console.finish(code)
    } catch {
      var console = Console(.auto)
      console.report(error: error.message, notes: error.notes)
      return console.finish(.usage)
    }
  }

  static func run(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    do throws(SystemError) {
      for directory in arguments.values(of: .directory) { try FileSystem.enter(directory) }
    } catch {
      console.report(error)
      return .usage
    }
    switch arguments.command {
    case .generate: return GenerateCommand.run(arguments, &console)
    case .lint: return LintCommand.run(arguments, &console)
    case .resolve: return ResolveCommand.run(arguments, &console)
    case .schema: return SchemaCommand.run(arguments, &console)
    case .reference: return ReferenceCommand.run(arguments, &console)
    case .explain: return ExplainCommand.run(arguments, &console)
    case .initialize: return InitCommand.run(arguments, &console)
    case .version: return VersionCommand.run(&console)
    case .help: return HelpCommand.run(arguments, &console)
    }
  }
}
