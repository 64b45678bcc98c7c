internal import SheetDiagnostics
internal import SheetModel
internal import SheetRules
internal import SheetVocabulary

/// The linters of a project, one for each set of levels that some of its files have.
struct LinterTable {
  private let base: [ProjectConfiguration.RuleSetting]
  private let paths: [(pattern: PathPattern, levels: [ProjectConfiguration.RuleSetting])]
  /// By the places of the patterns that match.
  private var linters: [[Int]: Linter] = [:]

  init(_ configuration: ProjectConfiguration) {
    base = configuration.rules
    paths = configuration.paths.map { ($0.pattern.value, $0.rules) }
  }

  /// Whether it depends on a file's path which linter checks it.
  var dependsOnPaths: Bool { !paths.isEmpty }

  /// The linter for the file at `path`, which is relative to the project's folder.
  mutating func linter(for path: @autoclosure () -> String) -> Linter {
    var matching: [Int] = []
    if dependsOnPaths {
      let path = path()
      matching = paths.indices.filter { paths[$0].pattern.matches(path) }
    }
    if let linter = linters[matching] { return linter }
    var levels = RuleLevels()
    for setting in base + matching.flatMap({ paths[$0].levels }) {
      levels.set(SheetRules.RuleLevel(setting.level), for: setting.rule.value)
    }
    let linter = Linter(levels: levels)
    linters[matching] = linter
    return linter
  }
}

extension SheetRules.RuleLevel {
  fileprivate init(_ level: SheetVocabulary.RuleLevel) {
    switch level {
    case .error: self = .severity(.error)
    case .warning: self = .severity(.warning)
    case .note: self = .severity(.note)
    case .ignore: self = .ignore
    }
  }
}
