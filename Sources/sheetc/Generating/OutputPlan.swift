internal import SheetCodegen
internal import SheetDiagnostics
internal import SheetModel
internal import SheetRuntime
internal import SheetVocabulary

/// Where the code of inputs goes, and which of it is compiled together: what `generate` follows and `lint` checks.
struct OutputPlan {
  /// The run makes code, and leaves alone what was made of the same inputs before.
  private let makesCode: Bool
  /// By place of the project; none where that has not been read.
  private var targets: [[PlannedTarget]] = []
  var modules: [OutputModule] = []
  /// Of those after the first; in most runs on one file there is no other.
  private var moduleOfKey: [OutputModule.Key: Int] = [:]
  /// What is extended in each place, whatever namespace the sheets are in.
  private var extensions: [OutputModule.Key: TypeExtension.Scope] = [:]

  init(makesCode: Bool) {
    self.makesCode = makesCode
  }

  /// What a project asks to be generated.
  func targets(of place: Int) -> [PlannedTarget] {
    place < targets.count ? targets[place] : []
  }

  /// What is made of an input.
  func targets(of placed: PlacedInput, _ project: OpenProject) -> [PlannedTarget] {
    let targets = targets(of: placed.project)
    // Most targets are made of everything, and paths take time.
    if targets.allSatisfy({ $0.request?.entry?.inputs.isEmpty != false }) { return targets }
    let path = project.pathInProject(placed.input.path)
    return targets.filter { $0.request?.takes(path) ?? true }
  }

  /// Reads what the project at `place` asks to be generated.
  ///
  /// - Returns: Whether that had not been done.
  mutating func prepare(
    _ place: Int, of projects: borrowing OpenProjects, _ arguments: Arguments,
    into report: inout Report
  ) throws(UsageError) -> Bool {
    if !self.targets(of: place).isEmpty { return false }
    let project = projects.projects[place]
    var targets: [PlannedTarget] = []
    for target in project.targets {
      targets.append(
        PlannedTarget(
          try TargetSettings(target.entry, in: project.folder, arguments, into: &report), target,
          project, isMade: makesCode))
    }
    if project.targets.isEmpty {
      targets.append(
        PlannedTarget(
          try TargetSettings(nil, in: project.folder, arguments, into: &report), nil, project,
          isMade: makesCode))
    }
    // Where nothing is made, what the command line names is only held against each target by itself.
    if makesCode || targets.allSatisfy({ $0.request?.entry != nil }) {
      reportClashes(among: targets, into: &report)
    }
    let given = try TargetRequest(arguments).minimumOS
    for target in targets {
      reportAge(of: target, given, project.configuration.minimumOS, into: &report)
    }
    if targets.count > 1, arguments.isSet(.output) {
      let isRepeated = targets.allSatisfy { $0.name == targets[0].name }
      throw UsageError(
        message: "'--output' is for one target, but "
          + (isRepeated
            ? "sheetc.yaml has '\(targets[0].name)' \(targets.count) times"
            : "there are \(targets.count)"),
        notes: ["leave it out, and each target's 'output' in sheetc.yaml is written"])
    }
    while self.targets.count <= place { self.targets.append([]) }
    self.targets[place] = targets
    return true
  }

  /// Reports targets whose types would have the same names in one place.
  private func reportClashes(among targets: [PlannedTarget], into report: inout Report) {
    for (place, target) in targets.enumerated() where target.declarations == .types {
      let clash = targets[..<place].first { other in
        other.declarations == .types && other.name != target.name
          && other.settings.namespace == target.settings.namespace
          && other.settings.destination == target.settings.destination
      }
      guard let clash else { continue }
      report.error(
        .outputTaken,
        "'\(clash.name)' and '\(target.name)' declare types of the same names in one place; "
          + "give one of them a 'namespace', or an 'output' that is compiled elsewhere",
        at: target.request?.entry?.name.span)
    }
  }

  /// Says where an app runs on systems that a target's code does not.
  ///
  /// - Parameters:
  ///   - given: What `--min-ios` says.
  ///   - common: What the project says for all targets.
  private func reportAge(
    of target: PlannedTarget, _ given: VersionNumber?,
    _ common: ProjectConfiguration.Placed<VersionNumber>?, into report: inout Report
  ) {
    guard let oldest = target.request?.minimumOS ?? given else { return }
    let library = Targets.tables[target.name].library
    guard oldest < library.oldestOS else { return }
    let written = given == nil ? target.request?.entry?.minimumOS ?? common : nil
    let source = written == nil ? "'--min-ios'" : "'minimumOS'"
    report.add(
      Diagnostic(
        .warning, .targetNewerThanMinimumOS,
        "\(source) is \(oldest.text), and code for '\(target.name)' is for iOS \(library.oldestOS.text) and newer",
        at: written?.span))
  }

  /// Takes what the sheets of a file declare and extend in a module; what is taken is an error that shows both.
  mutating func declare(
    _ names: DeclaredNames, inModule module: Int, into report: inout Report
  ) {
    modules[module].declare(names, into: &report)
    if names.extensions.isEmpty { return }
    let key = modules[module].key.withoutNamespace
    for extended in names.extensions where extended.target == key.target {
      extensions[key, default: TypeExtension.Scope()].add(extended, into: &report)
    }
  }

  /// Place of the module that a file is compiled in.
  mutating func module(of claim: OutputClaim, _ target: PlannedTarget) -> Int {
    let key = OutputModule.Key(
      target: target.name, namespace: target.settings.namespace, place: claim.place)
    if let first = modules.first, first.key == key { return 0 }
    if let module = moduleOfKey[key] { return module }
    modules.append(OutputModule(key, target.emitter, on: target.ground))
    if modules.count > 1 { moduleOfKey[key] = modules.count - 1 }
    return modules.count - 1
  }
}

extension DiagnosticID {
  /// An app runs on systems that are older than any that a target's code runs on.
  static let targetNewerThanMinimumOS: DiagnosticID = "target-newer-than-minimum-os"
}
