import SheetModel
import SheetRuntime
import Testing

@Suite struct ThemeTests {
  static let themes = """
    themes:
      brand: {cornerRadius: 20, grabber: {topMargin: 9}, shadow: {radius: 2}}
      card: {extends: brand, cornerRadius: 30}
      plain: {extends: system, dimming: none}

    """

  @Test func aThemeIsBuiltOnItsParents() {
    let compilation = Compilation(
      sheets: Self.themes + "sheets:\n  s: {theme: card, detents: [medium]}")

    #expect(compilation.findings == [])
    let sheet = compilation["s"]
    #expect(sheet.configuration.theme.cornerRadius == 30)
    #expect(sheet.configuration.theme.grabber.topMargin == 9)
    let radius = sheet.origins.layer(of: row("theme.cornerRadius"))
    #expect(radius.kind == .theme)
    #expect(radius.name == "card")
    let margin = sheet.origins.layer(of: row("theme.grabber.topMargin"))
    #expect(margin.name == "brand")
    #expect(compilation.text(sheet.origins.valueSpan(of: row("theme.grabber.topMargin"))) == "9")
    #expect(!sheet.origins.isWritten(row("theme.dimming.opacity")))
    #expect(compilation.text(sheet.origins.valueSpan(of: row("theme"))) == "card")
  }

  @Test func aNameStartsTheThemeAfresh() {
    let compilation = Compilation(
      sheets: Self.themes + """
        defaults: {theme: {cornerRadius: 3, dimming: {blur: thin}}}
        sheets:
          named: {theme: brand, detents: [medium]}
          inline: {theme: {extends: brand, shadow: none}, detents: [medium]}
          over: {theme: {shadow: {opacity: 1}}, detents: [medium]}
          system: {theme: system, detents: [medium]}
        """)

    #expect(compilation.findings == [])
    #expect(compilation["named"].configuration.theme.dimming.blur == .none)
    #expect(compilation["named"].configuration.theme.cornerRadius == 20)
    #expect(compilation["inline"].configuration.theme.cornerRadius == 20)
    #expect(compilation["inline"].configuration.theme.shadow == .none)
    #expect(compilation["over"].configuration.theme.cornerRadius == 3)
    #expect(compilation["over"].configuration.theme.dimming.blur == .thin)
    #expect(compilation["over"].configuration.theme.shadow == Shadow(opacity: 1))
    #expect(compilation["system"].configuration.theme == Theme())
    let blur = row("theme.dimming.blur")
    #expect(!compilation["named"].origins.isWritten(blur))
    #expect(compilation["over"].origins.layer(of: blur).kind == .defaults)
    let shadow = row("theme.shadow")
    #expect(compilation["inline"].origins.layer(of: shadow).kind == .own)
  }

  @Test func cyclesNameEveryLink() {
    let compilation = Compilation(
      sheets: """
        themes:
          a: {extends: b}
          b: {extends: c}
          c: {extends: a}
          d: {extends: a}
        sheets:
          s: {theme: d, detents: [medium]}
        """)

    #expect(
      compilation.findings == [
        """
        theme 'a' extends itself through 'b' and 'c' | b
        note: 'b' extends the next one here | c
        note: 'c' extends the next one here | a
        """
      ])
  }

  @Test func faultsOfAThemeAreReportedOnceHoweverOftenItIsUsed() {
    let compilation = Compilation(
      sheets: """
        themes:
          a: {cornerRadius: 500}
          b: {extends: a}
        sheets:
          s: {theme: a, detents: [medium]}
          t: {theme: b, detents: [medium]}
        """)

    #expect(
      compilation.findings == ["'cornerRadius' is 500; it ranges from 0 to 100 points | 500"])
  }

  @Test func importedThemesAreSeen() {
    let compilation = Compilation([
      "App/a.sheets.yaml": """
      version: 1
      imports: [../Shared/b.sheets.yaml]
      themes: {mine: {extends: brand, cornerRadius: 2}}
      sheets: {s: {theme: mine, detents: [medium]}}
      """,
      "Shared/b.sheets.yaml": "version: 1\nthemes: {brand: {shadow: {radius: 7}}}",
    ])

    #expect(compilation.findings == [])
    #expect(compilation["s"].configuration.theme.shadow.radius == 7)
    #expect(compilation["s"].configuration.theme.cornerRadius == 2)
  }
}
