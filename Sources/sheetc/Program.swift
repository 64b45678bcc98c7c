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
            notes: ["if it is the name of a file, give that another, or a link to it"]))
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
      let code = runAsOften(arguments, &console)
      return console.finish(code)
    } catch {
      var console = Console(.auto)
      // Where a byte is no UTF-8, Swift puts a character that no name of a file has had.
      let reports = Reports(
        askedForIn: (try? words.get())
          ?? CommandLine.arguments.dropFirst().filter { !$0.unicodeScalars.contains("\u{FFFD}") })
      console.saysFaults = !reports.repeatsFaults
      console.report(error: error.message, notes: error.notes)
      return console.finish(reports.deliver(.usage, nil, &console))
    }
  }

  /// Does what `arguments` ask for, once or again and again.
  private static func runAsOften(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    if !arguments.isSet(.watch) { return run(arguments, &console) }
    var arguments = arguments
    return WatchLoop.run(arguments, &console) { console, places in
      let code = run(arguments, &console, &places)
      // A folder is entered once.
      arguments.remove(.directory)
      return code
    }
  }

  static func run(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    var places = WatchedPlaces()
    return run(arguments, &console, &places)
  }

  /// Does what `arguments` ask for, and makes the reports of it.
  ///
  /// - Parameter places: Takes what was read.
  private static func run(
    _ arguments: Arguments, _ console: inout Console, _ places: inout WatchedPlaces
  ) -> ExitCode {
    if arguments.values(of: .reporter).isEmpty { return runCommand(arguments, &console, &places) }
    do throws(UsageError) {
      let reports = try Reports(arguments)
      console.showsFindings = reports.includesText
      console.saysFaults = !reports.repeatsFaults
      let code = runCommand(arguments, &console, &places)
      return reports.deliver(code, arguments, &console)
    } catch {
      let reports = Reports(askedForIn: arguments.words)
      console.saysFaults = !reports.repeatsFaults
      console.report(error: error.message, notes: error.notes)
      return reports.deliver(.usage, arguments, &console)
    }
  }

  private static func runCommand(
    _ arguments: Arguments, _ console: inout Console, _ places: inout WatchedPlaces
  ) -> ExitCode {
    do throws(SystemError) {
      for directory in arguments.values(of: .directory) { try FileSystem.enter(directory) }
    } catch {
      console.report(error)
      return .usage
    }
    var arguments = arguments
    do throws(UsageError) {
      if arguments.isSet(.scriptInputs) { arguments = try ScriptInputs().added(to: arguments) }
    } catch {
      console.report(error: error.message, notes: error.notes)
      return .usage
    }
    switch arguments.command {
    case .generate: return GenerateCommand.run(arguments, &console, &places)
    case .lint: return LintCommand.run(arguments, &console, &places)
    case .resolve: return ResolveCommand.run(arguments, &console)
    case .schema: return SchemaCommand.run(arguments, &console)
    case .reference: return ReferenceCommand.run(arguments, &console)
    case .targets: return TargetsCommand.run(arguments, &console)
    case .explain: return ExplainCommand.run(arguments, &console)
    case .initialize: return InitCommand.run(arguments, &console)
    case .completions: return CompletionsCommand.run(arguments, &console)
    case .manual: return ManualCommand.run(&console)
    case .version: return VersionCommand.run(&console)
    case .help: return HelpCommand.run(arguments, &console)
    }
  }
}
