import SheetDiagnostics
package import SheetModel

/// A rule about declarations that nothing in all of a project uses.
package protocol ProjectRule: Rule {
  static var kind: NameUses.Declaration.Kind { get }

  /// Reports a declaration that nothing uses.
  static func report(_ place: Int, of file: SheetsFile, into findings: inout RuleFindings)
}
