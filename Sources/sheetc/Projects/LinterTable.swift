internal import SheetDiagnostics
internal import SheetModel
internal import SheetRules
internal import SheetVocabulary

/// The linters of a project, one for each set of levels that some of its files have.
struct LinterTable {
  private let base: [ProjectConfiguration.RuleSetting]
  private let paths: [(pattern: PathPattern, levels: [ProjectConfiguration.RuleSetting])]
  private let targets: [RuleTarget]
  private let selection: RuleSelection
  /// For files that no pattern matches.
  private var plain: Linter?
  /// By the places of the patterns that match, joined.
  private var linters: [String: Linter] = [:]

  init(_ configuration: ProjectConfiguration, _ selection: RuleSelection) {
    self.selection = selection
    base = configuration.rules
    paths = configuration.paths.map { ($0.pattern.value, $0.rules) }
    targets = configuration.targets.map {
      RuleTarget($0.name.value, minimumOS: $0.minimumOS?.value)
    }
  }

  /// The linter for the file at `path`, which is relative to the project's folder.
  mutating func linter(for path: @autoclosure () -> String) -> Linter {
    if paths.isEmpty { return plainLinter() }
    let path = path()
    let matching = paths.indices.filter { paths[$0].pattern.matches(path) }
    if matching.isEmpty { return plainLinter() }
    let key = matching.map(String.init).joined(separator: " ")
    if let linter = linters[key] { return linter }
    let linter = makeLinter(base + matching.flatMap { paths[$0].levels })
    linters[key] = linter
    return linter
  }

  private mutating func plainLinter() -> Linter {
    if let plain { return plain }
    let linter = makeLinter(base)
    plain = linter
    return linter
  }

  private func makeLinter(_ settings: [ProjectConfiguration.RuleSetting]) -> Linter {
    var levels = RuleLevels()
    for setting in settings { levels.set(setting.level, for: setting.rule.value) }
    selection.narrow(&levels)
    return Linter(levels: levels, targets: targets)
  }
}
