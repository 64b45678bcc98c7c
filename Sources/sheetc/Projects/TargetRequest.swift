internal import SheetDiagnostics
internal import SheetModel
internal import SheetRules
internal import SheetVocabulary

/// What `--target` and `--min-ios` say.
struct TargetRequest {
  /// Empty where sheetc.yaml says it.
  private var names: [TargetName] = []
  private(set) var minimumOS: VersionNumber?

  init(_ arguments: Arguments) throws(UsageError) {
    for word in arguments.values(of: .codeTarget) {
      let choice = ProjectVocabulary.targets.choices.first { "\($0.name)" == word }
      if let name = choice?.value, !names.contains(name) { names.append(name) }
    }
    guard let text = arguments.value(of: .minimumOS) else { return }
    guard let version = VersionNumber(text), ProjectReader.systems.contains(version) else {
      throw UsageError(
        message: "'--min-ios' takes a version from '\(ProjectReader.systems.lowerBound.text)' to "
          + "'\(ProjectReader.systems.upperBound.text)', found '\(Quotation.cut(text))'")
    }
    minimumOS = version
  }

  /// Who says what a project's targets are.
  var choice: TargetChoice {
    if minimumOS != nil { return .systemOfRun }
    return names.isEmpty ? .project : .targetsOfRun
  }

  /// The targets of a project; none where neither it nor the command line names one.
  func targets(of configuration: ProjectConfiguration) -> [RequestedTarget] {
    let entries = configuration.targets
    let requested = { (name: TargetName, entry: ProjectConfiguration.Target?) in
      RequestedTarget(
        name: name, entry: entry, minimumOS: minimumOS(of: entry, in: configuration))
    }
    if names.isEmpty { return entries.map { requested($0.name.value, $0) } }
    return names.flatMap { name in
      let named = entries.filter { $0.name.value == name }
      return named.isEmpty ? [requested(name, nil)] : named.map { requested(name, $0) }
    }
  }

  /// The oldest iOS that a target is for: what the command line says wins over the target's own entry, and that over
  /// the project; `nil` where nobody says.
  ///
  /// - Parameter entry: The target's own, if it has one.
  private func minimumOS(
    of entry: ProjectConfiguration.Target?, in configuration: ProjectConfiguration
  ) -> VersionNumber? {
    minimumOS ?? entry?.minimumOS?.value ?? configuration.minimumOS?.value
  }

  /// The oldest iOS that any code of a target is for, made of a file.
  ///
  /// - Parameter path: Relative to the project's folder.
  func minimumOS(
    of name: TargetName, for path: String, in configuration: ProjectConfiguration
  ) -> VersionNumber? {
    let named = configuration.targets.filter { entry in
      entry.name.value == name
        && (entry.inputs.isEmpty || entry.inputs.contains { $0.value.matches(path) })
    }
    if named.isEmpty { return minimumOS(of: nil, in: configuration) }
    return named.compactMap { minimumOS(of: $0, in: configuration) }.min()
  }
}
