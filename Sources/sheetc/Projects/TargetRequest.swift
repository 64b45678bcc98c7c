internal import SheetDiagnostics
internal import SheetModel
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

  /// The targets of a project; none where neither it nor the command line names one.
  func targets(of configuration: ProjectConfiguration) -> [RequestedTarget] {
    let entries = configuration.targets
    if names.isEmpty { return entries.map(target) }
    return names.flatMap { name in
      let named = entries.filter { $0.name.value == name }
      return named.isEmpty
        ? [RequestedTarget(name: name, entry: nil, minimumOS: minimumOS)] : named.map(target)
    }
  }

  private func target(_ entry: ProjectConfiguration.Target) -> RequestedTarget {
    RequestedTarget(
      name: entry.name.value, entry: entry, minimumOS: minimumOS ?? entry.minimumOS?.value)
  }
}
