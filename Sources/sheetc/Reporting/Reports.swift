internal import SheetDiagnostics
internal import SheetModel

/// The reports that a run makes when it ends, all of the same findings.
struct Reports {
  private let requests: [ReportRequest]
  private let command: String

  /// Whether findings are also shown to people, on standard error.
  let includesText: Bool

  /// Whether a report on standard output says all that would be said on standard error, to the same reader.
  var repeatsFaults: Bool {
    requests.contains { $0.goesToOutput && $0.name == .xcode }
  }

  /// The reports that a command line asks for.
  init(_ arguments: Arguments) throws(UsageError) {
    command = arguments.command.name
    var requests: [ReportRequest] = []
    for value in arguments.values(of: .reporter) {
      guard let more = ReportRequest.requests(value, of: command) else {
        throw UsageError(
          message: "'\(value)' names a file, but '\(ReportRequest.automatic)' says itself where to")
      }
      for request in more where !requests.contains(request) { requests.append(request) }
    }
    self.requests = requests
    includesText = Self.includesText(requests)
    try check(arguments)
  }

  /// The reports that the words of a command line ask for which cannot be understood.
  init(askedForIn words: [String]) {
    let command = words.first { ["generate", "lint"].contains($0) } ?? ""
    let baselines = words.filter { $0.hasPrefix("--baseline=") }.map {
      String($0.dropFirst("--baseline=".count))
    }
    var requests: [ReportRequest] = []
    for (index, word) in words.enumerated() where !command.isEmpty {
      for option in ["--reporter", "--format"] {
        var value: String?
        if word == option, index + 1 < words.count { value = words[index + 1] }
        if word.hasPrefix(option + "=") { value = String(word.dropFirst(option.count + 1)) }
        for request in value.flatMap({ ReportRequest.requests($0, of: command) }) ?? []
        where request.path != "" && !requests.contains(request) {
          if let path = request.path, Self.isInput(path, words + baselines) { continue }
          // The first is taken where two want one place.
          if !requests.contains(where: { Self.meet($0, request) }) { requests.append(request) }
        }
      }
    }
    self.requests = requests
    self.command = command
    includesText = Self.includesText(requests)
  }

  /// The files that the reports of a command line go to.
  static func paths(_ arguments: Arguments) -> [String] {
    arguments.values(of: .reporter).flatMap {
      ReportRequest.requests($0, of: arguments.command.name)?.compactMap(\.path) ?? []
    }
  }

  /// Whether two paths lead to one file, be it there or not.
  static func isOneFile(_ one: String, _ other: String) -> Bool {
    isSame(one, other) || PathKey(FileSystem.absolute(one)) == PathKey(FileSystem.absolute(other))
  }

  private static func includesText(_ requests: [ReportRequest]) -> Bool {
    !requests.contains { $0.goesToOutput } || requests.contains(ReportRequest(.text))
  }

  /// Whether two reports would be written to one place.
  private static func meet(_ one: ReportRequest, _ other: ReportRequest) -> Bool {
    if one.goesToOutput && other.goesToOutput { return true }
    guard let path = one.path, let otherPath = other.path else { return false }
    return Path.normalized(path).utf8.elementsEqual(Path.normalized(otherPath).utf8)
  }

  private func check(_ arguments: Arguments) throws(UsageError) {
    for (index, request) in requests.enumerated() {
      if let other = requests[..<index].first(where: { Self.meet($0, request) }) {
        let place = request.path.map { "'\($0)'" } ?? "standard output"
        throw UsageError(
          message:
            "'\(other.name.rawValue)' and '\(request.name.rawValue)' would both go to \(place)",
          notes: ["'--reporter NAME:FILE' names a file"])
      }
      if let path = request.path, Self.isInput(path, arguments.operands) {
        throw UsageError(message: "'\(path)' is what sheetc reads, so it is not replaced")
      }
      if let path = request.path, let baseline = arguments.value(of: .baseline),
        Self.isOneFile(path, baseline)
      {
        throw UsageError(message: "'\(path)' is the baseline, so no report replaces it")
      }
    }
    guard let first = requests.first(where: { $0.goesToOutput }) else { return }
    let other: String? =
      if arguments.value(of: .output) == "-" {
        "the code"
      } else if arguments.isSet(.diff) {
        "the differences"
      } else if arguments.isSet(.fix), arguments.operands.contains("-") {
        "the fixed text"
      } else if arguments.isSet(.dryRun) || arguments.isSet(.list) {
        "the list of files"
      } else {
        nil
      }
    if let other {
      throw UsageError(
        message: "'\(first.name.rawValue)' and \(other) would both go to standard output",
        notes: ["'--reporter \(first.name.rawValue):FILE' names a file"])
    }
  }

  /// Writes every report; says how the run ends.
  ///
  /// - Parameter code: how it ends if all of them can be written.
  func deliver(_ code: ExitCode, _ arguments: Arguments?, _ console: inout Console) -> ExitCode {
    if requests.allSatisfy({ $0.path == nil && $0.name == .text }) { return code }
    var code = code
    if let request = requests.first(where: { $0.goesToOutput }) {
      let run = run(code, arguments, console)
      console.output.write(request.name.reporter.render(run))
      if request.name == .github { appendSummary(of: run, &console) }
    }
    console.output.flush()
    if let failure = console.output.failure {
      // Said when the run ends.
      console.addFault(.error, failure.message, .system)
      code = .failure
    }
    if requests.allSatisfy({ $0.path == nil }) { return code }
    var run = run(code, arguments, console)
    for request in requests {
      guard let path = request.path, !console.withheldReports.contains(PathKey(path)) else {
        continue
      }
      do throws(SystemError) {
        if run.sources.files.contains(where: { Self.isSame($0.path, path) }) {
          throw SystemError(.written, path, reason: "it is an input")
        }
        if Self.isBaseline(path) {
          throw SystemError(.written, path, reason: "it is a baseline")
        }
        if WrittenFiles.isGenerated(path) {
          throw SystemError(.written, path, reason: "it is generated code")
        }
        try FileSystem.makeDirectories(Path.directory(of: path))
        try FileWriter.write(request.name.reporter.render(run), to: path)
        if request.name == .github { appendSummary(of: run, &console) }
      } catch {
        console.report(error)
        code = .failure
        // The reports that follow tell of it.
        run = self.run(code, arguments, console)
      }
    }
    return code
  }

  /// Whether what is read would be overwritten: no report is YAML, so nothing of that name is one.
  private static func isInput(_ path: String, _ operands: [String]) -> Bool {
    path.hasSuffix(".yaml") || path.hasSuffix(".yml") || PrintedDocument.isSource(path)
      || operands.contains { operand in
        // Its text as well, since another folder may be entered first.
        isSame(operand, path) || PathKey(Path.normalized(operand)) == PathKey(Path.normalized(path))
      }
  }

  /// Whether a file is a baseline, which a run that ended early may not have read.
  private static func isBaseline(_ path: String) -> Bool {
    guard FileSystem.kind(of: path) == .file else { return false }
    return (try? FileReader.read(path, limit: 64)).map(BaselineFile.isOne) ?? false
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    guard let identity = FileSystem.identity(of: one) else { return false }
    return identity == FileSystem.identity(of: other)
  }

  /// Adds what was found to the page that GitHub shows for a step.
  private func appendSummary(of run: RunReport, _ console: inout Console) {
    guard !run.findings.isEmpty, let path = Terminal.variable("GITHUB_STEP_SUMMARY") else { return }
    do throws(SystemError) {
      try FileWriter.append(ReporterName.markdown.reporter.render(run), to: path)
    } catch {
      console.warn(error.message)
    }
  }

  private func run(_ code: ExitCode, _ arguments: Arguments?, _ console: Console) -> RunReport {
    var settings = ReportSettings()
    settings.version = VersionCommand.current
    settings.command = command
    settings.exitCode = Int(code.rawValue)
    settings.failureLevel =
      arguments?.command == .lint
      ? FindingsPrinter.failureLevel(arguments) : .error
    settings.limit = FindingsPrinter.limit(arguments)
    settings.rules = { ReportedRules.all }
    let sources = console.found.sources
    settings.documentPaths = { spans in
      // Where all is in disorder, the line is a better mark.
      DocumentPaths.paths(of: spans, in: sources).map { $0 == "." ? nil : $0 }
    }
    let paths = ReportPaths(console.found.sources)
    settings.pathInRepository = paths.inRepository
    settings.absolutePath = paths.absolute
    return RunReport(
      console.found.report, console.found.sources, faults: console.faults, settings)
  }
}
