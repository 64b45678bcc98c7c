internal import SheetCodegen
internal import SheetDiagnostics
internal import SheetModel
internal import SheetRuntime
internal import SheetVocabulary

/// Where the code of inputs goes, and which of it is compiled together: what `generate` follows and `lint` checks.
struct OutputPlan {
  /// By place of the project.
  private var settings: [Int: [TargetSettings]] = [:]
  var modules: [OutputModule] = []
  private var moduleOfKey: [OutputModule.Key: Int] = [:]

  /// What a project asks to be generated.
  func targets(of place: Int) -> [TargetSettings] {
    settings[place] ?? []
  }

  /// Reads what the project at `place` asks to be generated.
  ///
  /// - Returns: Whether that had not been done.
  mutating func prepare(
    _ place: Int, of projects: borrowing OpenProjects, _ arguments: Arguments,
    into report: inout Report
  ) throws(UsageError) -> Bool {
    if settings[place] != nil { return false }
    let project = projects.projects[place]
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
    settings[place] = targets
    return true
  }

  /// The file that the code of `input` goes to.
  func path(
    for input: InputFiles.Input, _ settings: TargetSettings, _ project: OpenProject
  ) -> String {
    guard case .folder(let folder) = settings.destination, !settings.isOutputGiven else {
      return OutputPath.path(for: input, settings.destination)
    }
    return Path.joined(folder, OutputPath.swiftName(of: project.pathBelowInputs(input.path)))
  }

  /// Place of the module that the file at `path` is compiled in.
  mutating func module(of path: String, _ settings: TargetSettings) -> Int {
    let place =
      switch settings.destination {
      case .folder(let folder): folder
      case .besideInput, .pairs: Path.directory(of: path)
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

  private func namespace(_ settings: TargetSettings) -> Namespace {
    guard let name = settings.namespace else { return .shared }
    switch settings.destination {
    case .folder: return .extended(name)
    case .besideInput, .standardOutput, .file, .pairs: return .declared(name)
    }
  }
}
