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

  /// What is found of some sheets of an input.
  private struct Part: Sendable {
    var devices = SheetOnDevices()
    var found = Report()
    var ids = Report()
    var names = DeclaredNames()

    /// Adds what is found of the sheets after those.
    static func join(_ part: inout Part, _ next: Part) -> Bool {
      part.found.merge(next.found)
      part.ids.merge(next.ids)
      part.names.append(next.names)
      return true
    }
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
    wholeProject: Int?, suggestions: Int? = nil, threads: Int?
  ) {
    self.files = files
    self.plan = plan
    self.today = today
    self.wholeProject = wholeProject
    self.projects = projects.map {
      ProjectFiles($0, files, suggestions: suggestions, threads: threads)
    }
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
    let targets = plan.targets(of: placed, projects[placed.project].project)
    let opening = outcome.report.errorCount
    let isFaulty = opening > 0 || projects[placed.project].isFaulty(file)
    let isGenerated = !targets.isEmpty
    var part = Part()
    if isGenerated { part.names.reserve(file.sheets.count) }
    swap(&part.devices, &devices)
    projects[placed.project].forEachSheet(
      of: file, into: &outcome.report, part: &part, next: { Part() }, join: Part.join,
      { part, sheet, isSound in
        // A sheet with errors of its own is not what its author means; more findings would mislead.
        guard !isFaulty, isSound else { return }
        linter.check(&sheet, on: &part.devices, into: &part.found)
        if isGenerated {
          part.names.add(&sheet)
          RuntimeTarget.checkNames(of: &sheet, into: &part.ids)
        }
      })
    swap(&part.devices, &devices)
    outcome.names = part.names
    outcome.ids = part.ids
    var found = part.found
    outcome.sharesFaults = InputFaults.areShared(file, opening: opening, all: outcome.report)
    let isWhole = !isFaulty && !outcome.report.hasErrors
    if isWhole {
      let uses = projects[placed.project].nameUses(of: file)
      linter.check(uses, into: &found)
      if placed.project == wholeProject { outcome.uses = uses }
    } else {
      outcome.hidesUses = true
    }
    outcome.report.merge(
      linter.finish(found, of: file.tree, today: today, isWhole: isWhole))
    let project = projects[placed.project].project
    outcome.outputs = targets.map { $0.claim(for: placed.input, project) }
    projects[placed.project].close(file)
  }
}
