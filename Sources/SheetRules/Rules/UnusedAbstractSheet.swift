import SheetDiagnostics
import SheetModel
import SheetYAML

/// An abstract sheet that no sheet of the project extends.
enum UnusedAbstractSheet: ProjectRule {
  static var description: RuleDescription {
    RuleDescription(
      "unused-abstract-sheet", .warning,
      "A sheet is abstract and nothing in the project extends it.",
      why: """
        Nothing is generated for an abstract sheet, so it does nothing at all: the app has no such \
        sheet, though the file reads as if it had. Either `abstract: true` is a leftover, or its \
        heirs were lost. It is looked for when a whole project is linted: an abstract sheet may be \
        there for files that a run does not read.
        """,
      failing: """
        version: 1

        sheets:
          panel:
            abstract: true
            detents: [{id: half, fraction: 0.5}, maxHeight]
          cart:
            detents: [{id: half, fraction: 0.5}, maxHeight]

        """,
      passing: """
        version: 1

        sheets:
          panel:
            abstract: true
            detents: [{id: half, fraction: 0.5}, maxHeight]
          cart:
            extends: panel

        """)
  }

  static var kind: NameUses.Declaration.Kind { .sheet }

  static func report(_ place: Int, of file: SheetsFile, into findings: inout RuleFindings) {
    let sheet = file.sheets[place]
    guard sheet.isAbstract else { return }
    findings.add(
      "'\(file.tree.text(sheet.key))' is abstract and no sheet extends it, so nothing comes of it",
      at: file.tree.span(sheet.key))
  }
}
