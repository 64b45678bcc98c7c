internal import SheetCodegen
internal import SheetDiagnostics
internal import SheetModel
internal import SheetRules
internal import SheetVocabulary

/// `sheetc targets --compare`: what the sheets of inputs are in several targets, or gain and lose by moving from one to another.
struct TargetComparison {
  let tables: [TargetTable]
  private let request: TargetRequest
  private var sheets: [ComparedSheet] = []

  private init(_ names: [TargetName], _ request: TargetRequest) {
    tables = names.map { Targets.tables[$0] }
    self.request = request
  }

  static func run(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    var comparison: TargetComparison
    var projects: OpenProjects
    var inputs = arguments.operands[...]
    do throws(UsageError) {
      if arguments.word(.pageFormat, or: PageFormat.table) == .markdown {
        throw UsageError(
          message: "'--compare' prints text, or with '--format json' what tools read; "
            + "'--format markdown' is for lists of targets")
      }
      let names = try targets(at: &inputs)
      comparison = TargetComparison(names, try TargetRequest(arguments))
      projects = try OpenProjects(arguments)
    } catch {
      console.report(error: error.message, notes: error.notes)
      return .usage
    }
    switch projects.begin(Array(inputs), arguments, &console) {
    case .ended(let code): return code
    case .inputs(let inputs):
      do throws(SystemError) {
        return try comparison.compare(inputs, projects, arguments, &console)
      } catch {
        console.report(error)
        return .usage
      }
    }
  }

  /// Takes the names of targets from the front of operands: two at least, and all up to the first that is none.
  private static func targets(
    at operands: inout ArraySlice<String>
  ) throws(UsageError) -> [TargetName] {
    var names: [TargetName] = []
    while let operand = operands.first {
      let choice = ProjectVocabulary.targets.choices.first { "\($0.name)" == operand }
      guard let name = choice?.value else {
        if names.count < 2 { _ = try TargetsCommand.target(named: operand) }
        break
      }
      operands.removeFirst()
      if names.contains(name), names.count > 1 { continue }
      names.append(name)
    }
    if names.count < 2 {
      throw UsageError(
        message: "'--compare' takes two targets or more, then inputs",
        notes: ["'sheetc targets --compare uikit lbbottomsheet Sheets/'"])
    }
    return names
  }

  // MARK: Sheets

  private mutating func compare(
    _ inputs: [PlacedInput], _ projects: borrowing OpenProjects, _ arguments: Arguments,
    _ console: inout Console
  ) throws(SystemError) -> ExitCode {
    var report = Report()
    var opened = projects.projects.map { ProjectFiles($0, projects.files) }
    var linters = projects.projects.map { project in
      tables.map { table in
        let target = RequestedTarget(name: table.name, entry: nil, minimumOS: nil)
        return LinterTable(project, for: [target], isForCode: true)
      }
    }
    var places = Places(projects.files)
    for placed in inputs {
      let source = try projects.files.open(placed.input)
      let errorsBefore = report.errorCount
      let file = opened[placed.project].open(source, into: &report)
      let isSound =
        report.errorCount == errorsBefore && !opened[placed.project].isFaulty(file)
      var errorsSoFar = report.errorCount
      let project = projects.projects[placed.project]
      let path = project.pathInProject(placed.input.path)
      let systems = tables.map {
        request.minimumOS(of: $0.name, for: path, in: project.configuration)
      }
      let first = sheets.count
      var found = tables.map { _ in Report() }
      opened[placed.project].forEachSheet(of: file, into: &report) { sheet, report in
        defer { errorsSoFar = report.errorCount }
        guard isSound, report.errorCount == errorsSoFar else { return }
        var compared = ComparedSheet(
          key: sheet.key, place: places.text(of: sheet.keySpan), systems: systems,
          outcomes: zip(tables, systems).map { table, oldest in
            ComparedSheet.Outcome(Self.shortfalls(of: sheet, table, oldest))
          })
        for place in tables.indices {
          let linter = linters[placed.project][place].linter(for: path).linter
          var own = Report()
          linter.checkForCode(&sheet, into: &own)
          compared.outcomes[place].errors = own.diagnostics.filter { $0.severity == .error }
          found[place].merge(own)
        }
        sheets.append(compared)
      }
      // What a comment accepts stops nothing.
      for place in tables.indices {
        let linter = linters[placed.project][place].linter(for: path).linter
        let rest = linter.finish(found[place], of: file.tree, today: nil, isWhole: false)
        let errors = Set(rest.diagnostics.filter { $0.severity == .error })
        for sheet in sheets.indices[first...] {
          sheets[sheet].outcomes[place].errors.removeAll { !errors.contains($0) }
        }
      }
    }
    let code = FindingsPrinter.print(
      report.withoutRepeats(), projects.files.sources, failOn: .error, arguments, &console)
    let format = arguments.word(.pageFormat, or: PageFormat.table)
    if code != .done {
      // People are told the errors alone; a tool finds what could be compared, and no file is written.
      if format == .json { console.output.write(ComparisonPrinter(tables, sheets).json()) }
      return code
    }
    var buffer = ByteBuffer()
    switch format {
    case .json: buffer.append(bytes: ComparisonPrinter(tables, sheets).json())
    case .table, .markdown:
      if !sheets.isEmpty { ComparisonPrinter(tables, sheets).append(to: &buffer) }
    }
    return PrintedDocument.deliver(buffer.bytes, named: "comparison.txt", arguments, &console)
  }

  /// What a sheet asks of a target and does not have on every system that the app runs on.
  private static func shortfalls(
    of sheet: borrowing ResolvedSheet, _ table: TargetTable, _ oldest: VersionNumber?
  ) -> [Shortfall] {
    Shortfall.all(of: sheet, table).filter { shortfall in
      guard let since = shortfall.capability.since, let oldest else { return true }
      return since > oldest
    }
  }
}
