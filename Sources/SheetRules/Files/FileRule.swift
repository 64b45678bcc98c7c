package import SheetModel

/// A rule that looks at what one file declares and uses, not at its sheets one by one.
package protocol FileRule: Rule {
  /// Reports what is wrong with a file; asked once for each, after its sheets.
  static func check(_ uses: borrowing NameUses, into findings: inout RuleFindings)
}
