internal import SheetCodegen
internal import SheetDiagnostics
internal import SheetModel
internal import SheetRules

/// Checks inputs one after the other, each sheet by itself, and keeps what is found.
struct LintRun {
  private(set) var projects: OpenProjects
  private let today: CalendarDate?
  private var devices = SheetOnDevices()
  private(set) var report = Report()
  private var plan = OutputPlan()
  /// What the files of the project that is linted whole use of each other.
  private var uses = ProjectUses()

  /// - Parameter today: Against which suppressions expire.
  init(_ projects: OpenProjects, today: CalendarDate?) {
    self.projects = projects
    self.today = today
  }

  /// Reads what a project asks to be generated, for names that would meet there.
  mutating func prepare(_ place: Int, _ arguments: Arguments) throws(UsageError) {
    _ = try plan.prepare(place, of: projects, arguments, into: &report)
  }

  /// Adds what is wrong with an input: errors of the language, and what rules find and no comment silences.
  mutating func check(_ placed: PlacedInput) throws(SystemError) {
    let source = try projects.files.open(placed.input)
    let errorsBefore = report.errorCount
    let file = projects.projects[placed.project].project.open(source, into: &report)
    let linter = linter(of: source.path, in: placed.project)
    let isSound = report.errorCount == errorsBefore
    var errorsSoFar = report.errorCount
    var found = Report()
    var names = Report()
    var declared = DeclaredNames()
    let modules = modules(of: placed, source, into: &names)
    projects.projects[placed.project].project.forEachSheet(of: file, into: &report) {
      sheet, report in
      // A sheet with errors of its own is not what its author means; more findings would mislead.
      if isSound, report.errorCount == errorsSoFar {
        linter.check(&sheet, on: &devices, into: &found)
        if let first = modules.first {
          declared.add(sheet)
          plan.modules[first].target.checkNames(of: sheet, into: &names)
        }
      }
      errorsSoFar = report.errorCount
    }
    let isWhole = report.errorCount == errorsBefore
    checkUses(of: file, placed.project, linter, isSound: isWhole, into: &found)
    report.merge(linter.finish(found, of: file.tree, today: today, isWhole: isWhole).report)
    for place in modules { plan.modules[place].target.declare(declared, into: &names) }
    report.merge(names)
  }

  /// Adds what a file declares or imports for nothing, and keeps what it uses for the end of the run.
  private mutating func checkUses(
    of file: SheetsFile, _ place: Int, _ linter: Linter, isSound: Bool, into found: inout Report
  ) {
    guard isSound else {
      uses.isUncertain = true
      return
    }
    let uses = projects.projects[place].project.nameUses(of: file)
    linter.check(uses, into: &found)
    if place == projects.wholeProject { self.uses.add(uses) }
  }

  /// Adds what nothing in the whole project uses, once all of its inputs have been checked.
  mutating func finish() {
    guard let place = projects.wholeProject else { return }
    for file in uses.inOrder {
      linter(of: file.path, in: place).check(file, in: uses, into: &report)
    }
  }

  /// The modules that the code of an input is compiled in, each of which takes a name once.
  private mutating func modules(
    of placed: PlacedInput, _ source: SourceFile, into report: inout Report
  ) -> [Int] {
    plan.targets(of: placed.project).map { target in
      let path = plan.path(for: placed.input, target, projects.projects[placed.project])
      let module = plan.module(of: path, target)
      if path != "-", !target.perSheet {
        plan.modules[module].claim(path, for: source.id, into: &report)
      }
      return module
    }
  }

  private mutating func linter(of path: String, in place: Int) -> Linter {
    let project = projects.projects[place]
    return projects.projects[place].linters.linter(for: project.pathInProject(path))
  }
}
