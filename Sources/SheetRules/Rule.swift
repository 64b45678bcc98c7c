package import SheetModel

/// One fault that the language accepts and that sheetc warns of; one type and one file each.
package protocol Rule: Sendable {
  static var description: RuleDescription { get }
}

/// A rule that looks at one sheet at a time.
package protocol SheetRule: Rule {
  /// The keys that the rule finds fault with: where no target of the project does one of them, there is no fault.
  static var judged: [TargetKey] { get }

  /// Whether what the rule finds depends on what targets have.
  static var isAboutKeysOfTargets: Bool { get }

  /// Reports what is wrong with `sheet`; keeps nothing of it.
  ///
  /// - Parameter devices: The sheet on every device, resolved once for all rules.
  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings)
}

extension SheetRule {
  package static var judged: [TargetKey] { [] }

  package static var isAboutKeysOfTargets: Bool { !judged.isEmpty }
}
