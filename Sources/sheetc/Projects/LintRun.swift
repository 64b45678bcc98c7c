internal import SheetDiagnostics
internal import SheetModel
internal import SheetRules

/// Checks inputs one after the other, each sheet by itself, and keeps what is found.
struct LintRun {
  private(set) var projects: OpenProjects
  private let today: CalendarDate?
  private var devices = SheetOnDevices()
  private(set) var report = Report()

  /// - Parameter today: Against which suppressions expire.
  init(_ projects: OpenProjects, today: CalendarDate?) {
    self.projects = projects
    self.today = today
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
    projects.projects[placed.project].project.forEachSheet(of: file, into: &report) {
      sheet, report in
      // A sheet with errors of its own is not what its author means; more findings would mislead.
      if isSound, report.errorCount == errorsSoFar {
        linter.check(&sheet, on: &devices, into: &found)
      }
      errorsSoFar = report.errorCount
    }
    let isWhole = report.errorCount == errorsBefore
    report.merge(linter.finish(found, of: file.tree, today: today, isWhole: isWhole).report)
  }

  private mutating func linter(of path: String, in place: Int) -> Linter {
    let project = projects.projects[place]
    return projects.projects[place].linters.linter(for: project.pathInProject(path))
  }
}
