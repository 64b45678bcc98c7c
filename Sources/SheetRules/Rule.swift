package import SheetModel

/// One fault that the language accepts and that sheetc warns of; one type and one file each.
package protocol Rule: Sendable {
  static var description: RuleDescription { get }
}

/// A rule that looks at one sheet at a time.
package protocol SheetRule: Rule {
  /// Reports what is wrong with `sheet`; keeps nothing of it.
  ///
  /// - Parameter devices: The sheet on every device, resolved once for all rules.
  static func check(
    _ sheet: inout ResolvedSheet, on devices: inout SheetOnDevices,
    into findings: inout RuleFindings)
}
