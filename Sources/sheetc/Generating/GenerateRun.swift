internal import SheetCodegen
internal import SheetDiagnostics
internal import SheetModel

/// Makes the code of inputs, each by itself, and keeps it until all of them are known to be sound.
struct GenerateRun {
  struct Output {
    let path: String
    /// The file at `path` holds the bytes already, and they were not kept.
    let isCurrent: Bool
    let bytes: [UInt8]
    /// What it is made from; `nil` for a file that belongs to all inputs of a folder.
    let input: PlacedInput?
    /// Paths of what that input imports, and of what those files import in turn.
    let dependencies: [String]
    let ground: OutputGround
  }

  private(set) var projects: OpenProjects
  private(set) var report = Report()
  private(set) var outputs: [Output] = []
  private var plan = OutputPlan(makesCode: true)
  private let inputs: [PlacedInput]
  private let checksCode: Bool
  /// Why the first of the inputs that cannot be read cannot.
  private var failure: SystemError?
  /// Some names were taken that the sheets of an unchanged output may not have.
  private var namesArePossible = false

  /// - Parameters:
  ///   - inputs: What the run works on.
  ///   - checksCode: Whether to report what the code of a target will not do.
  init(_ projects: OpenProjects, _ inputs: [PlacedInput], checksCode: Bool) {
    self.projects = projects
    self.checksCode = checksCode
    self.inputs = inputs
  }

  // MARK: Settings

  /// Reads what a project asks to be generated.
  mutating func prepare(_ place: Int, _ arguments: Arguments) throws(UsageError) {
    guard try plan.prepare(place, of: projects, arguments, into: &report) else { return }
    for target in plan.targets(of: place) {
      let count = inputCount(of: target, place)
      if count == 0 { reportWithoutInputs(target) }
      do throws(UsageError) {
        try checkDestination(of: target.settings, inputCount: count, arguments)
      } catch {
        var fault = error
        fault.span = placeOfFault(in: target, arguments)
        throw fault
      }
    }
  }

  /// How many inputs a target of the project at `place` is made of.
  private func inputCount(of target: PlannedTarget, _ place: Int) -> Int {
    guard let request = target.request, request.entry?.inputs.isEmpty == false else {
      return inputs.count
    }
    let project = projects.projects[place]
    return inputs.count {
      $0.project == place && request.takes(project.pathInProject($0.input.path))
    }
  }

  /// Says that the inputs of a target mean none of those that there are, if the run sees all of them.
  private mutating func reportWithoutInputs(_ target: PlannedTarget) {
    guard projects.wholeProject != nil, !inputs.isEmpty, let entry = target.request?.entry,
      !entry.inputs.isEmpty
    else { return }
    report.add(.targetWithoutInputs(entry))
  }

  /// Where sheetc.yaml says where a target goes; `nil` where the command line has a part in it.
  private func placeOfFault(in target: PlannedTarget, _ arguments: Arguments) -> SourceSpan? {
    if [.output, .namespace, .perSheet].contains(where: arguments.isSet) { return nil }
    let entry = target.request?.entry
    return entry?.output?.span ?? entry?.namespace?.span
  }

  private func checkDestination(
    of target: TargetSettings, inputCount: Int, _ arguments: Arguments
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

  /// Makes the outputs of inputs; throws for the first that cannot be read.
  ///
  /// - Parameter compares: Whether to look what the outputs hold, while threads are at it.
  mutating func generate(
    _ inputs: [PlacedInput], on threads: InputThreads, compares: Bool
  ) throws(SystemError) {
    // Where something is wrong, what is said depends on what the sheets are and not on what they may be.
    var attempt = self
    if try attempt.generate(inputs, on: threads, compares: compares, trustsHeaders: true) {
      self = attempt
    } else {
      _ = try generate(inputs, on: threads, compares: compares, trustsHeaders: false)
    }
  }

  /// - Parameter trustsHeaders: Whether outputs that say that they are made from these inputs are taken at their word.
  /// - Returns: False if they were, and something is wrong with the inputs.
  private mutating func generate(
    _ inputs: [PlacedInput], on threads: InputThreads, compares: Bool, trustsHeaders: Bool
  ) throws(SystemError) -> Bool {
    let (projects, files, plan) = (projects.projects, projects.files, plan)
    let checksCode = checksCode
    threads.collect(
      inputs, into: &self,
      {
        InputGenerator(
          projects, files, plan, compares: compares, trustsHeaders: trustsHeaders,
          checksCode: checksCode,
          threads: threads.perInput)
      },
      { $0.generate($1) }, isShared: \.sharesFaults,
      { run, outcome, placed in run.add(outcome, of: placed) })
    if let failure { throw failure }
    return !report.hasErrors || !namesArePossible
  }

  private mutating func add(_ outcome: InputGenerator.Outcome, of placed: PlacedInput) {
    if failure != nil { return }
    failure = outcome.failure
    if outcome.namesArePossible { namesArePossible = true }
    guard let source = outcome.source else { return }
    report.merge(outcome.report)
    let targets = plan.targets(of: placed, projects.projects[placed.project])
    let modules = zip(targets, outcome.targets).map {
      plan.module(of: $1.claim, $0)
    }
    for module in modules { plan.declare(outcome.names, inModule: module, into: &report) }
    for (module, (target, made)) in zip(modules, zip(targets, outcome.targets)) {
      for file in made.files {
        let path = file.claim.path
        if path != "-" { plan.modules[module].claim(file.claim, for: source, into: &report) }
        outputs.append(
          Output(
            path: path, isCurrent: file.isCurrent, bytes: file.bytes, input: placed,
            dependencies: outcome.dependencies, ground: target.ground))
      }
    }
  }

  /// Adds the files that declare namespaces, and puts all in order.
  mutating func finish() {
    for module in plan.modules {
      guard let name = module.key.namespace else { continue }
      let path = Path.joined(module.key.place.path, name.text + ".swift")
      if let bytes = module.target.namespaceFile(source: module.ground.manySources) {
        outputs.append(
          Output(
            path: path, isCurrent: false, bytes: bytes, input: nil, dependencies: [],
            ground: module.ground))
      }
    }
    outputs.sort { Path.precedes($0.path, $1.path) }
  }

  // MARK: Other projects

  /// An output that another project makes too, of a file of its own that is there.
  func outputOfOthers() -> UsageError? {
    // By the place of the project; to find its folder again takes the file system.
    var own: [Int: OwnInputs] = [:]
    func mayHave(_ source: String, _ place: Int) -> Bool {
      let inputs = own[place] ?? OwnInputs(of: projects.projects[place])
      own[place] = inputs
      return inputs.mayHave(source)
    }
    for output in outputs where !output.isCurrent && output.ground.isShared {
      guard let input = output.input,
        let name = LeftOverFiles.source(of: output.path),
        case .file(let source) = output.ground.source(name), FileSystem.kind(of: source) != nil,
        !mayHave(source, input.project)
      else { continue }
      return UsageError(
        message:
          "'\(output.path)' is made from '\(name)' of another project, so it is not replaced",
        notes: ["give one of both inputs another name, or their outputs different folders"])
    }
    return nil
  }

  /// Folders of outputs that are looked through for nothing that is left over.
  var foldersElsewhere: [String] {
    guard let place = projects.wholeProject else { return [] }
    return plan.targets(of: place).compactMap {
      guard $0.ground.isElsewhere, case .folder(let folder) = $0.settings.destination else {
        return nil
      }
      return folder
    }
  }

  // MARK: Left over

  /// Whether sheetc.yaml has changed since outputs were written, as far as some of them can tell.
  var isConfiguredAnew: Bool {
    guard let place = projects.wholeProject,
      let path = projects.projects[place].folder.configuration,
      let time = FileSystem.changeTime(of: path)
    else { return false }
    return outputs.prefix(8).contains { output in
      FileSystem.changeTime(of: output.path).map { $0 < time } ?? true
    }
  }

  /// Finds what earlier runs wrote and this one does not, if it works on all inputs of a project.
  ///
  /// - Parameter everywhere: Whether to look where no output is declared any more, too, which takes a walk through the
  ///   whole project.
  func leftOver(
    _ inputs: [PlacedInput], everywhere: Bool
  ) throws(SystemError) -> [LeftOverFiles.File] {
    guard let place = projects.wholeProject else { return [] }
    var found = LeftOverFiles(
      of: projects.projects[place], inputs: inputs, outputs: outputs.map(\.path))
    for target in plan.targets(of: place) {
      switch target.settings.destination {
      case .folder(let folder): try found.look(through: folder, target.ground)
      case .besideInput:
        // A folder that a pattern names need not be there.
        for folder in projects.walkedFolders where FileSystem.kind(of: folder) != nil {
          try found.lookBesideInputs(below: folder)
        }
      case .standardOutput, .file, .pairs: continue
      }
    }
    // What the command line says of outputs is nothing that sheetc.yaml had once.
    let isConfigured = projects.projects[place].folder.configuration != nil
    if everywhere, isConfigured, plan.targets(of: place).allSatisfy({ !$0.settings.isOutputGiven })
    {
      try found.lookEverywhere()
    }
    return found.files.sorted { Path.precedes($0.path, $1.path) }
  }
}
