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
  }

  private(set) var projects: OpenProjects
  private(set) var report = Report()
  private(set) var outputs: [Output] = []
  private var modules: [OutputModule] = []
  private var moduleOfKey: [OutputModule.Key: Int] = [:]
  private let inputCount: Int
  /// By place of the project.
  private var settings: [Int: [TargetSettings]] = [:]

  init(_ projects: OpenProjects, inputCount: Int) {
    self.projects = projects
    self.inputCount = inputCount
  }

  // MARK: Settings

  /// Reads what the project of an input asks to be generated.
  mutating func prepare(_ placed: PlacedInput, _ arguments: Arguments) throws(UsageError) {
    if settings[placed.project] != nil { return }
    let project = projects.projects[placed.project]
    var targets: [TargetSettings] = []
    for target in project.configuration.targets {
      switch target.name.value {
      case .runtime:
        targets.append(try TargetSettings(target, in: project.folder, arguments))
      case .uikit, .swiftui, .lbbottomsheet, .tibottomsheet, .panmodal, .joombottomsheet,
        .overlaycontainer, .floatingpanel, .json:
        report.error(
          .unsupportedTarget,
          "nothing can be generated for '\(target.name.value)' yet; 'runtime' is there",
          at: target.name.span)
      }
    }
    if project.configuration.targets.isEmpty {
      targets.append(try TargetSettings(nil, in: project.folder, arguments))
    }
    if targets.count > 1, arguments.isSet(.output) {
      throw UsageError(
        message: "'--output' is for one target, but sheetc.yaml has \(targets.count)",
        notes: ["leave it out, and each target's 'output' is written"])
    }
    for target in targets { try checkDestination(of: target, arguments) }
    settings[placed.project] = targets
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
        notes: ["name a folder, or leave out '--per-sheet'"])
    }
  }

  // MARK: Inputs

  /// Makes the outputs of one input.
  mutating func generate(_ placed: PlacedInput) throws(SystemError) {
    let source = try projects.files.open(placed.input)
    let errorsBefore = report.errorCount
    let file = projects.projects[placed.project].project.open(source, into: &report)
    var works = (settings[placed.project] ?? []).map { begin($0, placed, source) }
    let isSound = report.errorCount == errorsBefore
    projects.projects[placed.project].project.forEachSheet(of: file, into: &report) {
      sheet, report in
      // What has errors may lack what its code needs, and nothing will be written anyway.
      guard isSound, report.errorCount == errorsBefore else { return }
      for place in works.indices {
        works[place].emit(&sheet, &modules[works[place].module].target, into: &report)
      }
    }
    for work in works { finish(work, source.id) }
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
      _ sheet: inout ResolvedSheet, _ target: inout RuntimeTarget, into report: inout Report
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
    let path = outputPath(for: placed.input, settings, project)
    let header =
      project.folder.root == nil && Path.isAbsolute(source.path)
      ? Path.name(of: source.path) : project.pathInProject(source.path)
    let module = module(of: path, settings)
    var work = Work(module: module, settings: settings, path: path, source: header)
    if !settings.perSheet {
      let capacity = 2 * source.bytes.count
      work.files.append((path, modules[module].target.open(source: header, capacity: capacity)))
    }
    return work
  }

  private mutating func module(of path: String, _ settings: TargetSettings) -> Int {
    let place =
      switch settings.destination {
      case .folder(let folder): folder
      case .besideInput: Path.directory(of: path)
      case .standardOutput, .file: path
      }
    let key = OutputModule.Key(namespace: settings.namespace, place: place)
    if let module = moduleOfKey[key] { return module }
    modules.append(
      OutputModule(
        key, RuntimeTarget(access: settings.access, namespace: namespace(settings))))
    moduleOfKey[key] = modules.count - 1
    return modules.count - 1
  }

  private mutating func finish(_ work: Work, _ source: FileID) {
    var work = work
    // Without sheets there is an output nevertheless, for rules of Make that expect one.
    if work.files.isEmpty {
      work.files.append((work.path, modules[work.module].target.open(source: work.source)))
    }
    for (path, file) in work.files {
      if path != "-" { modules[work.module].claim(path, for: source, into: &report) }
      outputs.append(Output(path: path, bytes: file.finish()))
    }
  }

  private func namespace(_ settings: TargetSettings) -> Namespace {
    guard let name = settings.namespace else { return .shared }
    switch settings.destination {
    case .folder: return .extended(name)
    case .besideInput, .standardOutput, .file: return .declared(name)
    }
  }

  // MARK: Paths

  private func outputPath(
    for input: InputFiles.Input, _ settings: TargetSettings, _ project: OpenProject
  ) -> String {
    guard case .folder(let folder) = settings.destination, !settings.isOutputGiven else {
      return OutputPath.path(for: input, settings.destination)
    }
    return Path.joined(folder, OutputPath.swiftName(of: project.pathBelowInputs(input.path)))
  }

  /// Adds the files that declare namespaces, and puts all in order.
  mutating func finish() {
    for module in modules {
      guard let name = module.key.namespace else { continue }
      let path = Path.joined(module.key.place, name.text + ".swift")
      if let bytes = module.target.namespaceFile(source: "the sheets files of its folder") {
        outputs.append(Output(path: path, bytes: bytes))
      }
    }
    outputs.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
