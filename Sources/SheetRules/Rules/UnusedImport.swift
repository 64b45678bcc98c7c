import SheetDiagnostics
import SheetModel
import SheetYAML

/// An import from which a file uses nothing.
enum UnusedImport: FileRule {
  static var description: RuleDescription {
    RuleDescription(
      "unused-import", .warning,
      "A file is imported, and none of its themes and abstract sheets is used.",
      why: """
        Imports are what a build tool follows: a file that is imported for nothing has its \
        importers generated anew whenever it changes. And who reads the list takes the sheets to \
        look like the brand, which they do not. Imports are not passed on, so nobody else needs \
        the line.
        """,
      failing: """
        version: 1

        imports: [Shared/brand.sheets.yaml, Shared/panels.sheets.yaml]

        sheets:
          cart:
            theme: brand
            detents: [{id: half, fraction: 0.5}, maxHeight]

        """,
      passing: """
        version: 1

        imports: [Shared/brand.sheets.yaml]

        sheets:
          cart:
            theme: brand
            detents: [{id: half, fraction: 0.5}, maxHeight]

        """,
      beside: [
        "Shared/brand.sheets.yaml": "version: 1\nthemes:\n  brand: {cornerRadius: 16}\n",
        "Shared/panels.sheets.yaml": "version: 1\nthemes:\n  panel: {cornerRadius: 4}\n",
      ])
  }

  static func check(_ uses: borrowing NameUses, into findings: inout RuleFindings) {
    let tree = uses.file.tree
    for node in uses.unusedImports {
      findings.add(
        "no theme and no sheet of '\(Quotation.cut(tree.text(node)))' is used in this file",
        at: tree.span(node),
        fixIts: uses.file.removal(ofImport: node).map { [FixIt("remove the import", .safe, [$0])] }
          ?? [])
    }
  }
}
