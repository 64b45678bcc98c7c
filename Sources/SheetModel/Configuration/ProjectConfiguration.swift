package import SheetDiagnostics
package import SheetVocabulary

/// What `sheetc.yaml` says, with the place of everything a message may point at.
package struct ProjectConfiguration: Sendable {
  /// A value and where it is written.
  package struct Placed<Value: Sendable>: Sendable {
    package let value: Value
    package let span: SourceSpan
  }

  /// What is generated, and where.
  package struct Target: Sendable {
    package let name: Placed<TargetName>
    /// Relative to the folder of the file; `nil` where it is not said.
    package var output: Placed<String>?
    package var minimumOS: Placed<VersionNumber>?
    package var access: AccessLevel?
    package var namespace: Placed<String>?
    package var perSheet: Bool?
    /// The files that it is made of; empty for all.
    package var inputs: [Placed<PathPattern>] = []

    /// Whether its files have the names that those of another target have.
    func writesLike(_ other: Target) -> Bool {
      name.value == other.name.value
        && output.map { ProjectPath.normalised($0.value) }
          == other.output.map { ProjectPath.normalised($0.value) }
    }
  }

  /// The level of one rule.
  package struct RuleSetting: Sendable {
    package let rule: Placed<String>
    package let level: RuleLevel
  }

  /// Levels of rules in the files that a pattern names.
  package struct PathSetting: Sendable {
    package let pattern: Placed<PathPattern>
    package var rules: [RuleSetting]
  }

  package var inputs: [Placed<PathPattern>] = []
  package var targets: [Target] = []
  /// The oldest iOS that the app runs on, for targets that do not say their own.
  package var minimumOS: Placed<VersionNumber>?
  package var rules: [RuleSetting] = []
  /// Later ones win.
  package var paths: [PathSetting] = []
  /// Relative to the folder of the file.
  package var baseline: Placed<String>?
  package var requires: Placed<VersionNumber>?

  package init() {}

  /// The level of a rule in the file at a path relative to the folder of `sheetc.yaml`; `nil` where nothing says one.
  package func level(of rule: String, at path: String) -> RuleLevel? {
    for setting in paths.reversed() where setting.pattern.value.matches(path) {
      if let level = ProjectConfiguration.level(of: rule, in: setting.rules) { return level }
    }
    return ProjectConfiguration.level(of: rule, in: rules)
  }

  private static func level(of rule: String, in settings: [RuleSetting]) -> RuleLevel? {
    settings.last { $0.rule.value == rule }?.level
  }
}
