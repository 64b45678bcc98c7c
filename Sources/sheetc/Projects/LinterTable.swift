internal import SheetCodegen
internal import SheetDiagnostics
internal import SheetModel
internal import SheetRules
internal import SheetVocabulary

/// The linters of a project, one for each set of levels that some of its files have.
struct LinterTable {
  private let base: [ProjectConfiguration.RuleSetting]
  private let paths: [(pattern: PathPattern, levels: [ProjectConfiguration.RuleSetting])]
  private let targets: [RequestedTarget]
  private let ruleTargets: [RuleTarget]
  private let targetChoice: TargetChoice
  /// Whether some target is made of some files only.
  private let splitsTargets: Bool
  private let isForCode: Bool
  private let selection: RuleSelection
  /// For files that no pattern matches.
  private var plain: Entry?
  /// By the places of the patterns that match, joined.
  private var linters: [String: Entry] = [:]

  struct Entry {
    let linter: Linter
    /// For each target that lacks something, what decides which warnings of that there are.
    let warnings: [TargetName: Fingerprint]
  }

  /// - Parameters:
  ///   - others: Targets in place of those that the project asks for.
  ///   - isForCode: Only for what generated code will not do.
  init(_ project: OpenProject, for others: [RequestedTarget]? = nil, isForCode: Bool = false) {
    selection = project.selection
    base = project.configuration.rules
    paths = project.configuration.paths.map { ($0.pattern.value, $0.rules) }
    targets = others ?? project.targets
    ruleTargets = targets.map { RuleTarget(Targets.tables[$0.name], minimumOS: $0.minimumOS) }
    targetChoice = project.targetChoice
    splitsTargets = targets.contains { $0.entry?.inputs.isEmpty == false }
    self.isForCode = isForCode
  }

  /// No target lacks anything that has to be said.
  var hasOnlyCompleteTargets: Bool { ruleTargets.allSatisfy(\.table.isComplete) }

  /// The linter for the file at `path`, which is relative to the project's folder.
  mutating func linter(for path: @autoclosure () -> String) -> Entry {
    if paths.isEmpty, !splitsTargets { return plainLinter() }
    let path = path()
    let matching = paths.indices.filter { paths[$0].pattern.matches(path) }
    let made = targets.indices.filter { targets[$0].takes(path) }
    if matching.isEmpty, made.count == targets.count { return plainLinter() }
    let key = [matching, made].map { $0.map(String.init).joined(separator: " ") }
      .joined(separator: "/")
    if let linter = linters[key] { return linter }
    let linter = makeLinter(
      base + matching.flatMap { paths[$0].levels }, made.map { ruleTargets[$0] })
    linters[key] = linter
    return linter
  }

  private mutating func plainLinter() -> Entry {
    if let plain { return plain }
    let linter = makeLinter(base, ruleTargets)
    plain = linter
    return linter
  }

  private func makeLinter(
    _ settings: [ProjectConfiguration.RuleSetting], _ targets: [RuleTarget]
  ) -> Entry {
    var levels = RuleLevels()
    for setting in settings { levels.set(setting.level, for: setting.rule.value) }
    selection.narrow(&levels)
    let linter = Linter(
      levels: levels, targets: targets, targetChoice, isForCode: isForCode)
    var warnings: [TargetName: Fingerprint] = [:]
    if isForCode {
      for target in targets where !target.table.isComplete {
        // What a table says, and what rules make of it, is another version's business.
        warnings[target.name] = Fingerprint(
          of: VersionCommand.current + "\n" + linter.warnings(of: target.name))
      }
    }
    return Entry(linter: linter, warnings: warnings)
  }
}
