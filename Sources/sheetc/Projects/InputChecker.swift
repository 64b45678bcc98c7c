internal import SheetCodegen
internal import SheetDiagnostics
internal import SheetModel
internal import SheetRules

/// Checks inputs one after the other, each sheet by itself; one of those that share the work of a run.
struct InputChecker {
  /// What is known of one input before it is held against the others.
  struct Outcome {
    var source: FileID?
    /// Why it could not be read.
    var failure: SystemError?
    /// Errors of the language, and what rules find and no comment silences.
    var report = Report()
    /// Ids that Swift cannot tell apart.
    var ids = Report()
    var names = DeclaredNames()
    /// The files that it is made to, one for each target.
    var outputs: [OutputClaim] = []
    /// What it uses of what other files declare, if the run sees the whole project.
    var uses: NameUses?
    /// It could not be read whole, so that a use may be hidden in it.
    var hidesUses = false
    var sharesFaults = false
  }

  private let files: OpenedFiles
  private let plan: OutputPlan
  private let today: CalendarDate?
  /// Place of the project all of whose inputs the run works on.
  private let wholeProject: Int?
  private var projects: [ProjectFiles]
  private var devices = SheetOnDevices()

  init(
    _ projects: [OpenProject], _ files: OpenedFiles, _ plan: OutputPlan, today: CalendarDate?,
    wholeProject: Int?
  ) {
    self.files = files
    self.plan = plan
    self.today = today
    self.wholeProject = wholeProject
    self.projects = projects.map { ProjectFiles($0, files) }
  }

  mutating func check(_ placed: PlacedInput) -> Outcome {
    var outcome = Outcome()
    do throws(SystemError) {
      try check(placed, into: &outcome)
    } catch {
      outcome.failure = error
    }
    return outcome
  }

  private mutating func check(
    _ placed: PlacedInput, into outcome: inout Outcome
  ) throws(SystemError) {
    let source = try files.open(placed.input)
    outcome.source = source.id
    let file = projects[placed.project].open(source, into: &outcome.report)
    let linter = projects[placed.project].linter(for: source.path)
    let targets = plan.targets(of: placed.project)
    let opening = outcome.report.errorCount
    var errorsSoFar = opening
    var found = Report()
    projects[placed.project].forEachSheet(of: file, into: &outcome.report) { sheet, report in
      // A sheet with errors of its own is not what its author means; more findings would mislead.
      if opening == 0, report.errorCount == errorsSoFar {
        linter.check(&sheet, on: &devices, into: &found)
        if let target = targets.first {
          outcome.names.add(sheet)
          target.emitter.checkNames(of: sheet, into: &outcome.ids)
        }
      }
      errorsSoFar = report.errorCount
    }
    outcome.sharesFaults = InputFaults.areShared(file, opening: opening, all: outcome.report)
    let isWhole = !outcome.report.hasErrors
    if isWhole {
      let uses = projects[placed.project].nameUses(of: file)
      linter.check(uses, into: &found)
      if placed.project == wholeProject { outcome.uses = uses }
    } else {
      outcome.hidesUses = true
    }
    outcome.report.merge(
      linter.finish(found, of: file.tree, today: today, isWhole: isWhole))
    outcome.outputs = targets.map {
      $0.claim(for: placed.input, projects[placed.project].project)
    }
    projects[placed.project].close(file)
  }
}
