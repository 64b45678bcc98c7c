import SheetDiagnostics
import SheetModel
import SheetYAML

/// A theme that no sheet of the project has.
enum UnusedTheme: ProjectRule {
  static var description: RuleDescription {
    RuleDescription(
      "unused-theme", .warning,
      "A theme is declared and nothing in the project uses it.",
      why: """
        A theme that was renamed in some places only lives on beside its successor, and whoever \
        mends its colours wonders why no sheet changes. Use it or take it away. It is looked for \
        when a whole project is linted: a theme may be there for files that a run does not read.
        """,
      failing: """
        version: 1

        themes:
          card: {cornerRadius: 16}
          banner: {cornerRadius: 4}

        sheets:
          cart:
            theme: card
            detents: [{id: half, fraction: 0.5}, maxHeight]

        """,
      passing: """
        version: 1

        themes:
          card: {cornerRadius: 16}

        sheets:
          cart:
            theme: card
            detents: [{id: half, fraction: 0.5}, maxHeight]

        """)
  }

  static var kind: NameUses.Declaration.Kind { .theme }

  static func report(_ place: Int, of file: SheetsFile, into findings: inout RuleFindings) {
    let theme = file.themes[place]
    findings.add(
      "no sheet and no other theme uses '\(file.tree.text(theme.key))'",
      at: file.tree.span(theme.key))
  }
}
