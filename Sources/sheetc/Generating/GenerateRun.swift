internal import SheetCodegen
internal import SheetDiagnostics
internal import SheetModel
internal import SheetRuntime
internal import SheetVocabulary

/// Makes the code of inputs, one after the other, and keeps it until all of them are known to be sound.
struct GenerateRun {
  struct Output {
    let path: String
    let bytes: [UInt8]
    /// What it is made from; `nil` for a file that belongs to all inputs of a folder.
    let input: PlacedInput?
  }

  private(set) var projects: OpenProjects
  private(set) var report = Report()
  private(set) var outputs: [Output] = []
  private var plan = OutputPlan()
  private let inputCount: Int

  init(_ projects: OpenProjects, inputCount: Int) {
    self.projects = projects
    self.inputCount = inputCount
  }

  // MARK: Settings

  /// Reads what a project asks to be generated.
  mutating func prepare(_ place: Int, _ arguments: Arguments) throws(UsageError) {
    guard try plan.prepare(place, of: projects, arguments, into: &report) else { return }
    for target in plan.targets(of: place) { try checkDestination(of: target, arguments) }
  }

  private func checkDestination(
    of target: TargetSettings, _ arguments: Arguments
  ) throws(UsageError) {
    let output: String
    switch target.destination {
    case .folder: return
    case .besideInput:
      if inputCount > 1, let namespace = target.namespace {
        throw UsageError(
          message: "the namespace '\(namespace.text)' would be declared beside each of "
            + "\(inputCount) inputs",
          notes: ["'--output' or 'output' names a folder, where it is declared once"])
      }
      return
    case .pairs:
      if let namespace = target.namespace {
        throw UsageError(
          message: "the namespace '\(namespace.text)' would be declared in each of "
            + "\(inputCount) outputs",
          notes: ["give '--output' once, for a folder, where it is declared once"])
      }
      if target.perSheet {
        throw UsageError(
          message: "'--output' is given for each input, but there is to be one file for each sheet",
          notes: ["give it once, for a folder"])
      }
      return
    case .standardOutput: output = "-"
    case .file(let path): output = path
    }
    let source = target.isOutputGiven ? "'--output \(output)'" : "the output '\(output)'"
    if inputCount > 1 {
      throw UsageError(
        message: "\(source) is one file, but there are \(inputCount) inputs",
        notes: output == "-" ? [] : ["a folder is named with '/' at its end: '\(output)/'"])
    }
    if target.perSheet {
      throw UsageError(
        message: "\(source) is one file, but there is to be one for each sheet",
        notes: [
          "name a folder, or leave out "
            + (arguments.isSet(.perSheet) ? "'--per-sheet'" : "'perSheet' in sheetc.yaml")
        ])
    }
  }

  // MARK: Inputs

  /// Makes the outputs of one input.
  mutating func generate(_ placed: PlacedInput) throws(SystemError) {
    let source = try projects.files.open(placed.input)
    let errorsBefore = report.errorCount
    let file = projects.projects[placed.project].project.open(source, into: &report)
    var works = plan.targets(of: placed.project).map { begin($0, placed, source) }
    let isSound = report.errorCount == errorsBefore
    var names = DeclaredNames()
    projects.projects[placed.project].project.forEachSheet(of: file, into: &report) {
      sheet, report in
      // What has errors may lack what its code needs, and nothing will be written anyway.
      guard isSound, report.errorCount == errorsBefore else { return }
      for place in works.indices {
        works[place].emit(&sheet, plan.modules[works[place].module].target, into: &report)
      }
      names.add(sheet)
    }
    for work in works { plan.modules[work.module].target.declare(names, into: &report) }
    for work in works { finish(work, placed, source.id) }
  }

  /// The output of one target for one input, in the making.
  private struct Work {
    let module: Int
    let settings: TargetSettings
    let path: String
    /// What the header says it is made from.
    let source: String
    /// One for the input, unless there is one for each sheet.
    var files: [(path: String, file: RuntimeFile)] = []

    mutating func emit(
      _ sheet: inout ResolvedSheet, _ target: RuntimeTarget, into report: inout Report
    ) {
      if settings.perSheet {
        files.append((OutputPath.path(path, ofSheet: sheet.key), target.open(source: source)))
      }
      target.emit(&sheet, to: &files[files.count - 1].file, into: &report)
    }
  }

  private mutating func begin(
    _ settings: TargetSettings, _ placed: PlacedInput, _ source: SourceFile
  ) -> Work {
    let project = projects.projects[placed.project]
    let path = plan.path(for: placed.input, settings, project)
    let header =
      project.folder.root == nil && Path.isAbsolute(source.path)
      ? Path.name(of: source.path) : project.pathInProject(source.path)
    let module = plan.module(of: path, settings)
    var work = Work(module: module, settings: settings, path: path, source: header)
    if !settings.perSheet {
      let capacity = 2 * source.bytes.count
      work.files.append(
        (path, plan.modules[module].target.open(source: header, capacity: capacity)))
    }
    return work
  }

  private mutating func finish(_ work: Work, _ placed: PlacedInput, _ source: FileID) {
    var work = work
    // Without sheets there is an output nevertheless, for rules of Make that expect one.
    if work.files.isEmpty {
      work.files.append((work.path, plan.modules[work.module].target.open(source: work.source)))
    }
    for (path, file) in work.files {
      if path != "-" { plan.modules[work.module].claim(path, for: source, into: &report) }
      outputs.append(Output(path: path, bytes: file.finish(), input: placed))
    }
  }

  /// Adds the files that declare namespaces, and puts all in order.
  mutating func finish() {
    for module in plan.modules {
      guard let name = module.key.namespace else { continue }
      let path = Path.joined(module.key.place, name.text + ".swift")
      if let bytes = module.target.namespaceFile(source: LeftOverFiles.manySources) {
        outputs.append(Output(path: path, bytes: bytes, input: nil))
      }
    }
    outputs.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  // MARK: Left over

  /// Finds what earlier runs wrote and this one does not, if it works on all inputs of a project.
  func leftOver(_ inputs: [PlacedInput]) throws(SystemError) -> [LeftOverFiles.File] {
    guard let place = projects.wholeProject else { return [] }
    var found = LeftOverFiles(
      of: projects.projects[place], inputs: inputs, outputs: outputs.map(\.path))
    for target in plan.targets(of: place) {
      switch target.destination {
      case .folder(let folder): try found.look(through: folder)
      case .besideInput:
        for folder in projects.walkedFolders { try found.lookBesideInputs(below: folder) }
      case .standardOutput, .file, .pairs: continue
      }
    }
    return found.files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
