internal import SheetCodegen
internal import SheetDiagnostics
internal import SheetModel

/// Makes the code of inputs, one after the other; one of those that share the work of a run.
struct InputGenerator {
  /// What is made of one input before it is held against the others.
  struct Outcome {
    var source: FileID?
    /// Why it could not be read.
    var failure: SystemError?
    var report = Report()
    var names = DeclaredNames()
    /// What is made for each target of its project.
    var targets: [Target] = []
    /// Paths of the files that it imports, and those import in turn.
    var dependencies: [String] = []
    var sharesFaults = false
  }

  struct Target {
    let claim: OutputClaim
    var files: [File]
  }

  struct File {
    let claim: OutputClaim
    /// The file holds what is made already, so that nothing is kept of that.
    let isCurrent: Bool
    let bytes: [UInt8]
  }

  private let files: OpenedFiles
  private let plan: OutputPlan
  private let compares: Bool
  private var projects: [ProjectFiles]

  /// - Parameter compares: Whether to look what the outputs hold.
  init(
    _ projects: [OpenProject], _ files: OpenedFiles, _ plan: OutputPlan, compares: Bool
  ) {
    self.files = files
    self.plan = plan
    self.compares = compares
    self.projects = projects.map { ProjectFiles($0, files) }
  }

  mutating func generate(_ placed: PlacedInput) -> Outcome {
    var outcome = Outcome()
    do throws(SystemError) {
      try generate(placed, into: &outcome)
    } catch {
      outcome.failure = error
    }
    return outcome
  }

  private mutating func generate(
    _ placed: PlacedInput, into outcome: inout Outcome
  ) throws(SystemError) {
    let source = try files.open(placed.input)
    outcome.source = source.id
    let file = projects[placed.project].open(source, into: &outcome.report)
    let opening = outcome.report.errorCount
    let project = projects[placed.project].project
    var works = plan.targets(of: placed.project).map { Work($0, placed.input, source, project) }
    projects[placed.project].forEachSheet(of: file, into: &outcome.report) { sheet, report in
      // What has errors may lack what its code needs, and nothing will be written anyway.
      if report.hasErrors { return }
      for place in works.indices { works[place].emit(&sheet, into: &report) }
      outcome.names.add(sheet)
    }
    outcome.sharesFaults = InputFaults.areShared(file, opening: opening, all: outcome.report)
    outcome.dependencies = projects[placed.project].dependencies(of: file)
    outcome.targets = works.map { $0.finish(compares: compares && !outcome.report.hasErrors) }
    projects[placed.project].close(file)
  }

  /// The output of one target for one input, in the making.
  private struct Work {
    private let target: PlannedTarget
    private let path: String
    /// What the header says it is made from.
    private let source: String
    /// One for the input, unless there is one for each sheet.
    private var files: [(path: String, file: RuntimeFile)] = []

    init(
      _ target: PlannedTarget, _ input: InputFiles.Input, _ source: SourceFile,
      _ project: OpenProject
    ) {
      self.target = target
      path = target.path(for: input, project)
      self.source =
        project.folder.root == nil && Path.isAbsolute(source.path)
        ? Path.name(of: source.path) : project.pathInProject(source.path)
      if !target.settings.perSheet {
        let capacity = 2 * source.bytes.count
        files.append((path, target.emitter.open(source: self.source, capacity: capacity)))
      }
    }

    mutating func emit(_ sheet: inout ResolvedSheet, into report: inout Report) {
      if target.settings.perSheet {
        let path = OutputPath.path(path, ofSheet: sheet.key)
        files.append((path, target.emitter.open(source: source)))
      }
      target.emitter.emit(&sheet, to: &files[files.count - 1].file, into: &report)
    }

    func finish(compares: Bool) -> Target {
      // Without sheets there is an output nevertheless, for rules of Make that expect one.
      let files = files.isEmpty ? [(path, target.emitter.open(source: source))] : files
      return Target(
        claim: target.claim(path),
        files: files.map { path, file in
          let bytes = file.finish()
          let isCurrent = compares && path != "-" && FileComparison.holds(path, bytes)
          return File(
            claim: target.claim(path), isCurrent: isCurrent, bytes: isCurrent ? [] : bytes)
        })
    }
  }
}
