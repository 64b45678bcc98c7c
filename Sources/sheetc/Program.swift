/// The tool from its command line to its exit code.
enum Program {
  /// The words of a command line without the name of the tool, as the system hands it over.
  static func words(
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  ) -> Result<[String], UsageError> {
    var words: [String] = []
    var next = arguments[0] == nil ? arguments : arguments + 1
    while let argument = next.pointee {
      guard let word = String(validatingCString: argument) else {
        return .failure(
          UsageError(
            message: "'\(SystemText.shown(argument))' is not UTF-8, which all words and paths are",
            notes: ["give the file another name, or a link to it"]))
      }
      words.append(word)
      next += 1
    }
    return .success(words)
  }

  /// Does what `words` ask for.
  static func run(_ words: Result<[String], UsageError>) -> ExitCode {
    do throws(UsageError) {
      let words = try words.get()
      let arguments = try ArgumentParser.parse(words)
      var console = Console(arguments.word(.color, or: .auto))
      let code = run(arguments, &console)
      return console.finish(code)
    } catch {
      var console = Console(.auto)
      let reports = Reports(
        askedForIn: (try? words.get()) ?? Array(CommandLine.arguments.dropFirst()))
      console.report(error: error.message, notes: error.notes)
      return console.finish(reports.deliver(.usage, nil, &console))
    }
  }

  /// Does what `arguments` ask for, and makes the reports of it.
  static func run(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    if arguments.values(of: .reporter).isEmpty { return runCommand(arguments, &console) }
    do throws(UsageError) {
      let reports = try Reports(arguments)
      console.showsFindings = reports.includesText
      let code = runCommand(arguments, &console)
      return reports.deliver(code, arguments, &console)
    } catch {
      console.report(error: error.message, notes: error.notes)
      return Reports(askedForIn: arguments.words).deliver(.usage, arguments, &console)
    }
  }

  private static func runCommand(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
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
