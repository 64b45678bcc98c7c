internal import SheetCodegen
internal import SheetDiagnostics
internal import SheetModel
internal import SheetRuntime
internal import SheetVocabulary

/// Where the code of inputs goes, and which of it is compiled together: what `generate` follows and `lint` checks.
struct OutputPlan {
  /// By place of the project.
  private var targets: [Int: [PlannedTarget]] = [:]
  var modules: [OutputModule] = []
  private var moduleOfKey: [OutputModule.Key: Int] = [:]

  /// What a project asks to be generated.
  func targets(of place: Int) -> [PlannedTarget] {
    targets[place] ?? []
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
    if self.targets[place] != nil { return false }
    let project = projects.projects[place]
    var targets: [PlannedTarget] = []
    for target in project.targets {
      targets.append(
        PlannedTarget(
          try TargetSettings(target.entry, in: project.folder, arguments, into: &report), target,
          project))
    }
    if project.targets.isEmpty {
      targets.append(
        PlannedTarget(
          try TargetSettings(nil, in: project.folder, arguments, into: &report), nil, project))
    }
    reportClashes(among: targets, into: &report)
    if targets.count > 1, arguments.isSet(.output) {
      throw UsageError(
        message: "'--output' is for one target, but there are \(targets.count)",
        notes: ["leave it out, and each target's 'output' in sheetc.yaml is written"])
    }
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
          + "give one of them a 'namespace' or an 'output' of its own",
        at: target.request?.entry?.name.span)
    }
  }

  /// Place of the module that a file is compiled in.
  mutating func module(of claim: OutputClaim, _ target: PlannedTarget) -> Int {
    let key = OutputModule.Key(
      target: target.name, namespace: target.settings.namespace, place: claim.place)
    if let module = moduleOfKey[key] { return module }
    modules.append(OutputModule(key, target.emitter))
    moduleOfKey[key] = modules.count - 1
    return modules.count - 1
  }
}
