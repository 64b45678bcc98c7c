import SheetDiagnostics
import SheetModel
import SheetRuntime
import Testing

@Suite struct ImportTests {
  @Test func pathsAreRelativeToTheImportingFile() {
    let compilation = Compilation([
      "App/Cart/a.sheets.yaml":
        "version: 1\nimports: [../../Shared/./b.sheets.yaml]\nsheets: {s: {extends: p}}",
      "Shared/b.sheets.yaml": "version: 1\nsheets: {p: {abstract: true, detents: [medium]}}",
    ])

    #expect(compilation.findings == [])
    #expect(compilation["s"].configuration.detents.count == 1)
  }

  @Test func importsStayInTheProject() {
    let files: KeyValuePairs = [
      "App/a.sheets.yaml": "version: 1\nimports: [../b.sheets.yaml]\n",
      "b.sheets.yaml": "version: 1\n",
    ]

    #expect(
      Compilation(files, root: "App").findings == [
        "'../b.sheets.yaml' leads out of the project; imports stay inside its root folder | ../b.sheets.yaml"
      ])
    #expect(Compilation(files, root: ".").findings == [])
    #expect(Compilation(files, root: "..").findings == [])
  }

  @Test func cyclesNameEveryLink() {
    let compilation = Compilation([
      "a.yaml": "version: 1\nimports: [b.yaml]\n",
      "b.yaml": "version: 1\nimports: [c.yaml]\n",
      "c.yaml": "version: 1\nimports: [b.yaml, a.yaml]\n",
    ])

    #expect(
      compilation.findings == [
        """
        this file imports itself through 'c.yaml' | c.yaml
        note: 'c.yaml' imports the next one here | b.yaml
        """,
        """
        this file imports itself through 'b.yaml' and 'c.yaml' | b.yaml
        note: 'b.yaml' imports the next one here | c.yaml
        note: 'c.yaml' imports the next one here | a.yaml
        """,
      ])
  }

  @Test func importedFilesAreCheckedToo() {
    let compilation = Compilation([
      "a.yaml": "version: 1\nimports: [b.yaml]\nsheets: {s: {extends: p, detents: [medium]}}",
      "b.yaml": """
      version: 1
      defaults: {haptics: no}
      themes: {t: {cornerRadius: 1000}}
      sheets:
        p: {abstract: true, swipeMode: bottom}
        notSeen: {swipeMode: middle}
      """,
    ])

    #expect(
      compilation.errors.map { compilation.text($0.span) } == ["1000", "no", "bottom"])
  }

  @Test func aNameIsDeclaredOnceAmongWhatAFileSees() {
    let compilation = Compilation([
      "a.yaml": """
      version: 1
      imports: [b.yaml, c.yaml]
      sheets: {p: {detents: [medium]}}
      """,
      "b.yaml":
        "version: 1\nthemes: {t: {}}\nsheets: {p: {abstract: true}, q: {detents: [medium]}}",
      "c.yaml": "version: 1\nthemes: {t: {}}\nsheets: {q: {abstract: true}}",
    ])

    #expect(
      compilation.findings == [
        """
        theme 't' is declared twice among the files this one sees | c.yaml
        note: declared here | t
        note: declared here | t
        """,
        """
        sheet 'p' is declared twice among the files this one sees | p
        note: declared here | p
        """,
      ])
  }

  @Test func aFileIsParsedOnceHoweverOftenItIsImported() {
    var reads: [String] = []
    let compilation = Compilation([
      "a.yaml": "version: 1\nimports: [b.yaml, c.yaml]\n",
      "b.yaml": "version: 1\nimports: [d.yaml]\n",
      "c.yaml": "version: 1\nimports: [./d.yaml, missing.yaml]\n",
      "d.yaml": "version: 1\n",
    ])
    reads = compilation.sources.files.map(\.path)

    #expect(reads == ["a.yaml", "b.yaml", "c.yaml", "d.yaml"])
    #expect(
      compilation.findings == ["there is no file 'missing.yaml' | missing.yaml"])
  }
}
