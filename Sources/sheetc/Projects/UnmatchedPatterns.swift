internal import SheetDiagnostics
internal import SheetModel

/// Finds patterns of `sheetc.yaml` that mean no input, so that what they are for never happens.
enum UnmatchedPatterns {
  /// - Parameter inputs: All inputs of the project.
  static func report(_ project: OpenProject, _ inputs: [PlacedInput], into report: inout Report) {
    let configuration = project.configuration
    let targets = configuration.targets.filter { !$0.inputs.isEmpty }
    if configuration.paths.isEmpty && targets.isEmpty || inputs.isEmpty { return }
    let paths = inputs.map { project.pathInProject($0.input.path) }
    for entry in configuration.paths where !paths.contains(where: entry.pattern.value.matches) {
      report.add(
        Diagnostic(
          .warning, .pathWithoutInputs,
          "the pattern means none of the project's inputs, so its levels are those of no file",
          at: entry.pattern.span))
    }
    for target in targets {
      let patterns = target.inputs
      if paths.contains(where: { path in patterns.contains { $0.value.matches(path) } }) {
        continue
      }
      report.add(.targetWithoutInputs(target))
    }
  }
}

extension Diagnostic {
  /// A target that is made of no input of the project.
  static func targetWithoutInputs(_ target: ProjectConfiguration.Target) -> Diagnostic {
    Diagnostic(
      .warning, .targetWithoutInputs,
      "the 'inputs' of target '\(target.name.value)' mean none of the project's inputs, so nothing is made",
      at: target.inputs.first?.span)
  }
}

extension DiagnosticID {
  /// A target of sheetc.yaml that is made of no input.
  static let targetWithoutInputs: DiagnosticID = "target-without-inputs"
  /// Levels of sheetc.yaml that no input has.
  static let pathWithoutInputs: DiagnosticID = "path-without-inputs"
}
