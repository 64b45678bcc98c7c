internal import SheetCodegen
internal import SheetDiagnostics
internal import SheetModel
internal import SheetRules

/// Checks inputs and keeps what is found, each input by itself and then what they become together.
struct LintRun {
  private(set) var projects: OpenProjects
  private let today: CalendarDate?
  private(set) var report = Report()
  private var plan = OutputPlan(makesCode: false)
  /// Why inputs could not be read.
  private var failures: [SystemError] = []
  /// What the files of the project that is linted whole use of each other.
  private var uses = ProjectUses()
  /// All inputs of the project have been checked, so that it is known what none of them uses.
  private var isFinished = false
  /// How many misspelt names are compared with others; `nil` for as many as people read of.
  private let suggestions: Int?

  /// - Parameters:
  ///   - today: Against which suppressions expire.
  ///   - isForFixes: Every misspelt name is compared with others, as what is not suggested cannot be repaired.
  init(_ projects: OpenProjects, today: CalendarDate?, isForFixes: Bool) {
    suggestions = isForFixes ? .max : nil
    self.projects = projects
    self.today = today
  }

  /// Reads what a project asks to be generated, for names that would meet there.
  mutating func prepare(_ place: Int, _ arguments: Arguments) throws(UsageError) {
    _ = try plan.prepare(place, of: projects, arguments, into: &report)
  }

  /// Adds what is wrong with inputs.
  ///
  /// - Returns: Why some of them could not be read.
  mutating func check(_ inputs: [PlacedInput], on threads: InputThreads) -> [SystemError] {
    let (opened, files, plan, today) = (projects.projects, projects.files, plan, today)
    let (whole, suggestions) = (projects.wholeProject, suggestions)
    let isAlone = inputs.count == 1
    failures = []
    threads.collect(
      inputs, into: &self,
      {
        InputChecker(
          opened, files, plan, today: today, wholeProject: whole, suggestions: suggestions,
          threads: threads.perInput)
      },
      { $0.check($1) }, isShared: \.sharesFaults,
      { run, outcome, placed in run.add(outcome, of: placed, isAlone: isAlone) })
    return failures
  }

  /// What is found in `bytes` if the input is what they say and the others stay as they are.
  func check(_ bytes: [UInt8], inPlaceOf placed: PlacedInput) -> SourceFixer.Checked {
    let files = OpenedFiles(after: projects.files)
    let source = files.add(bytes, at: placed.input.path)
    var checker = InputChecker(
      projects.projects, files, plan, today: today,
      wholeProject: isFinished ? projects.wholeProject : nil,
      suggestions: suggestions, threads: nil)
    let outcome = checker.check(placed)
    var report = outcome.report
    if let own = outcome.uses {
      var project = ProjectFiles(projects.projects[placed.project], projects.files)
      project.linter(for: own.file.path).check(
        own.file, in: uses, adding: own, today: today, into: &report)
    }
    return SourceFixer.Checked(report.withoutRepeats(), in: source.id)
  }

  /// - Parameter isAlone: There is no other input whose files could have the same names.
  private mutating func add(
    _ outcome: InputChecker.Outcome, of placed: PlacedInput, isAlone: Bool
  ) {
    if let failure = outcome.failure { failures.append(failure) }
    guard let source = outcome.source else { return }
    report.merge(outcome.report)
    let targets = plan.targets(of: placed, projects.projects[placed.project])
    let modules = zip(targets, outcome.outputs).map { target, output in
      let module = plan.module(of: output, target)
      if output.path != "-", !target.settings.perSheet, !(isAlone && targets.count == 1) {
        plan.modules[module].claim(output, for: source, into: &report)
      }
      return module
    }
    report.merge(outcome.ids)
    for module in modules { plan.declare(outcome.names, inModule: module, into: &report) }
    if let uses = outcome.uses { self.uses.add(uses) }
    if outcome.hidesUses { uses.isUncertain = true }
  }

  /// Adds what nothing in the whole project uses, once all of its inputs have been checked.
  mutating func finish(_ inputs: [PlacedInput]) {
    guard let place = projects.wholeProject else { return }
    isFinished = true
    UnmatchedPatterns.report(projects.projects[place], inputs, into: &report)
    var project = ProjectFiles(projects.projects[place], projects.files)
    for file in uses.inOrder {
      project.linter(for: file.path).check(
        file, in: uses, today: today, into: &report)
    }
  }
}
