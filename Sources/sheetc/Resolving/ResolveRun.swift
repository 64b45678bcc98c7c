internal import SheetDiagnostics
internal import SheetModel
internal import SheetRuntime
internal import SheetYAML

/// Resolves the sheets of inputs and prints each before the next.
struct ResolveRun {
  private let projects: OpenProjects
  private var opened: [ProjectFiles]
  private var report = Report()
  private var output: any ResolvedSheetPrinter
  /// Sheets that are asked for; empty for all.
  private let names: Set<String>
  private let namesInOrder: [String]
  private var found: Set<String> = []
  /// Every sheet that could have been asked for, to suggest from.
  private var known: [String] = []
  private var abstract: Set<String> = []

  init(
    _ projects: OpenProjects, _ names: [String], _ devices: [ShownDevice], _ arguments: Arguments
  ) {
    self.projects = projects
    opened = projects.projects.map { ProjectFiles($0, projects.files) }
    self.names = Set(names)
    namesInOrder = names
    var options = ResolveOptions(devices: devices)
    options.measures.contentHeight = arguments.number(.content)
    options.showsOrigins = arguments.isSet(.origins)
    switch arguments.word(.tableFormat, or: TableFormat.table) {
    case .table: output = TablePrinter(options, Places(projects.files))
    case .json: output = JSONPrinter(options, Places(projects.files))
    }
  }

  /// Prints the sheets of one input that have no errors.
  mutating func resolve(
    _ placed: PlacedInput, _ console: inout Console
  ) throws(SystemError) {
    let source = try projects.files.open(placed.input)
    let errorsBefore = report.errorCount
    let file = opened[placed.project].open(source, into: &report)
    let isSound =
      report.errorCount == errorsBefore && !opened[placed.project].isFaulty(file)
    for sheet in file.sheets {
      let key = file.tree.text(sheet.key)
      if sheet.isAbstract { abstract.insert(key) } else { known.append(key) }
      if names.contains(key), !sheet.isAbstract { found.insert(key) }
    }
    var errorsSoFar = report.errorCount
    var output = self.output
    let print = { (sheet: inout ResolvedSheet, report: inout Report) in
      if isSound, report.errorCount == errorsSoFar { output.print(&sheet, &console.output) }
      errorsSoFar = report.errorCount
    }
    if names.isEmpty {
      opened[placed.project].forEachSheet(of: file, into: &report, print)
    } else {
      opened[placed.project].forEachSheet(of: file, keys: names, into: &report, print)
    }
    self.output = output
  }

  /// Prints what is left and the faults.
  mutating func finish(_ arguments: Arguments, _ console: inout Console) -> ExitCode {
    output.finish(&console.output)
    let code = FindingsPrinter.print(
      report.withoutRepeats(), projects.files.sources, failOn: .error, arguments, &console)
    let missing = namesInOrder.filter { !found.contains($0) }
    for name in missing { reportMissing(name, &console) }
    return missing.isEmpty ? code : .usage
  }

  private func reportMissing(_ name: String, _ console: inout Console) {
    if abstract.contains(name) {
      console.report(
        error: "'\(name)' is an abstract sheet", notes: ["name a sheet that extends it"])
      return
    }
    console.report(
      error: "'\(Quotation.cut(name))' is not a sheet of these files",
      notes: Spelling.nearest(to: name, in: known).map { "did you mean '\($0)'?" })
  }
}
