package import SheetModel

/// A rule that holds a sheet against what the targets of a project can do.
///
/// It runs only in projects that have a target which it concerns.
package protocol TargetRule: Rule {
  /// Whether a target can have the fault at all; asked once for each project.
  static func concerns(_ target: RuleTarget) -> Bool

  /// Whether its messages list keys, of which other sheets may have more at the same place, and name no sheet.
  static var listsKeys: Bool { get }

  /// Reports what is wrong with `sheet` for a target that the rule concerns.
  static func check(
    _ sheet: inout ResolvedSheet, for target: RuleTarget, into findings: inout RuleFindings)
}

extension TargetRule {
  package static var listsKeys: Bool { false }
}
