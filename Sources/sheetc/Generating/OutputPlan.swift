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
    for target in project.configuration.targets {
      switch target.name.value {
      case .runtime:
        targets.append(PlannedTarget(try TargetSettings(target, in: project.folder, arguments)))
      case .uikit, .swiftui, .lbbottomsheet, .tibottomsheet, .panmodal, .joombottomsheet,
        .overlaycontainer, .floatingpanel, .json:
        report.error(
          .unsupportedTarget,
          "nothing can be generated for '\(target.name.value)' yet; 'runtime' is there",
          at: target.name.span)
      }
    }
    if project.configuration.targets.isEmpty {
      targets.append(PlannedTarget(try TargetSettings(nil, in: project.folder, arguments)))
    }
    if targets.count > 1, arguments.isSet(.output) {
      throw UsageError(
        message: "'--output' is for one target, but sheetc.yaml has \(targets.count)",
        notes: ["leave it out, and each target's 'output' is written"])
    }
    self.targets[place] = targets
    return true
  }

  /// Place of the module that a file is compiled in.
  mutating func module(of claim: OutputClaim, _ target: PlannedTarget) -> Int {
    let key = OutputModule.Key(namespace: target.settings.namespace, place: claim.place)
    if let module = moduleOfKey[key] { return module }
    modules.append(OutputModule(key, target.emitter))
    moduleOfKey[key] = modules.count - 1
    return modules.count - 1
  }
}
