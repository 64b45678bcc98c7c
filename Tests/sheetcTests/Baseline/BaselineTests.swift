import Foundation
import Testing

@testable import sheetc

/// What a baseline lists, what is left of it, and what is new.
@Suite struct BaselineTests {
  @Test func whatIsListedIsNotReportedAndWhatIsNewIs() throws {
    let folder = try BaselineProject.project()

    #expect(
      try folder.read("baseline.txt") == BaselineProject.header
        + "Sheets/a.sheets.yaml sheets.cart no-exit\n"
        + "Sheets/a.sheets.yaml sheets.cart.detents.maxHeight unsorted-detents\n")
    #expect(BaselineProject.isQuiet(try BaselineProject.lint([], folder), 2))

    try folder.write(
      BaselineProject.file(BaselineProject.poor("cart"), BaselineProject.poor("map")),
      to: "Sheets/a.sheets.yaml")
    let result = try BaselineProject.lint([], folder)

    #expect(result.code == 1)
    #expect(BaselineProject.ids(result) == ["no-exit", "unsorted-detents"])
    #expect(result.errors.hasPrefix("Sheets/a.sheets.yaml:7:3: warning: 'map' is modal"))
    #expect(result.errors.hasSuffix("1 warning, 1 note in 1 file, 2 findings in the baseline\n"))
  }

  @Test(arguments: [
    "# one\r\n\r\nversion: 1\r\nsheets:\r\n  map:\r\n    detents: [medium]\r\n  cart:\r\n    swipeMode: none\r\n"
      + "    # two\r\n    taps: {outside: none}\r\n    detents: [{id: low, fraction: 0.1}, maxHeight, {id: half, fraction: 0.5}]\r\n",
    "x-a: 1\nversion: 1\nsheets: {cart: {taps: {outside: none}, swipeMode: none, detents: [maxHeight, {id: half, fraction: 0.5}]}}\n",
  ])
  func editsElsewhereChangeNothing(text: String) throws {
    let folder = try BaselineProject.project()
    try folder.write(text, to: "Sheets/a.sheets.yaml")

    let result = try BaselineProject.lint(["--select", "no-exit,unsorted-detents"], folder)

    #expect(BaselineProject.isQuiet(result, 2), "\(result.errors)")
  }

  @Test(arguments: [
    "b.sheets.yaml", "Sheets/a b.sheets.yaml", "#x/a#b.sheets.yaml", "t\tab/new\nline.sheets.yaml",
    "größe/漢字😀.sheets.yaml", "100%25/a%.sheets.yaml", "-dash.sheets.yaml",
    "bidi\u{202E}.sheets.yaml",
  ])
  func aFileKeepsItsFindingsUnderEveryName(name: String) throws {
    let folder = try BaselineProject.project()
    try folder.write(BaselineProject.file(BaselineProject.poor("cart")), to: name)
    try FileManager.default.removeItem(atPath: folder.path("Sheets/a.sheets.yaml"))

    let renamed = try BaselineProject.lint([], folder)
    let pruned = try BaselineProject.lint(["--prune-baseline"], folder)
    let text = try folder.read("baseline.txt")
    let again = try BaselineProject.lint([], folder)

    #expect(BaselineProject.isQuiet(renamed, 2), "\(renamed.errors)")
    #expect(pruned.code == 0)
    #expect(text.split(separator: "\n").count == 3)
    #expect(!text.contains("Sheets/a.sheets.yaml"))
    #expect(BaselineProject.isQuiet(again, 2), "\(again.errors)")
  }

  @Test func aRepositoryCanBeMovedAndABaselineToo() throws {
    let folder = try BaselineProject.project()
    let other = try TemporaryFolder()
    for name in ["x y/sheetc.yaml", "x y/baseline.txt", "x y/Sheets/a.sheets.yaml"] {
      try other.write(try folder.read(String(name.dropFirst(4))), to: name)
    }

    let moved = try Executable.run(["lint", "x y"], in: other.path)
    try other.write(try folder.read("baseline.txt"), to: "elsewhere/b.txt")
    let named = try Executable.run(
      ["lint", "--baseline", "elsewhere/b.txt", "x y"], in: other.path)
    try other.link("link", to: "x y")
    let linked = try Executable.run(["lint", other.path("link")], in: "/")

    for result in [moved, named, linked] {
      #expect(BaselineProject.isQuiet(result, 2), "\(result.errors)")
    }
  }

  @Test func aSheetKeepsItsFindingsInAnotherFile() throws {
    let folder = try BaselineProject.project([
      "a.sheets.yaml": BaselineProject.file(
        BaselineProject.poor("cart"), BaselineProject.poor("map"))
    ])
    try folder.write(BaselineProject.file(BaselineProject.poor("cart")), to: "a.sheets.yaml")
    try folder.write(BaselineProject.file(BaselineProject.poor("map")), to: "b.sheets.yaml")

    let moved = try BaselineProject.lint([], folder)

    #expect(BaselineProject.isQuiet(moved, 4), "\(moved.errors)")
  }

  @Test func nothingNewIsListedWithTheRatchet() throws {
    let imports =
      "version: 1\nimports: [x.sheets.yaml, z.sheets.yaml]\nsheets:\n" + BaselineProject.poor("a")
    let folder = try BaselineProject.project([
      "a.sheets.yaml": imports, "x.sheets.yaml": BaselineProject.file(BaselineProject.poor("x")),
      "z.sheets.yaml": BaselineProject.file(BaselineProject.poor("z")),
    ])
    let before = try folder.read("baseline.txt")
    try folder.write(
      BaselineProject.file(BaselineProject.poor("a"), BaselineProject.poor("b")),
      to: "a.sheets.yaml")

    let refused = try BaselineProject.lint(["--write-baseline", "--ratchet"], folder)

    #expect(refused.code == 1)
    #expect(
      refused.errors.hasPrefix(
        "sheetc: error: 'baseline.txt' is not written, since 2 findings are new\n"))
    #expect(BaselineProject.ids(refused) == ["no-exit", "unsorted-detents"])
    #expect(try folder.read("baseline.txt") == before)

    try folder.write(BaselineProject.file(BaselineProject.poor("a")), to: "a.sheets.yaml")
    let written = try BaselineProject.lint(["--write-baseline", "--ratchet"], folder)

    #expect(written.code == 0)
    #expect(
      written.errors
        == "sheetc: note: 'baseline.txt' has 6 entries, and had 8 before\n6 findings in the baseline\n"
    )
    #expect(!(try folder.read("baseline.txt").contains("unused-import")))
  }

  @Test func whatIsNoLongerThereIsSaidAndPruned() throws {
    let folder = try BaselineProject.project()
    try folder.write(
      "version: 1\nsheets:\n  cart: {detents: [maxHeight, {id: half, fraction: 0.5}]}\n",
      to: "Sheets/a.sheets.yaml")

    let said = try BaselineProject.lint([], folder)
    let strict = try BaselineProject.lint(["--strict"], folder)
    let partial = try BaselineProject.lint(["--strict", "Sheets/a.sheets.yaml"], folder)
    let narrowed = try BaselineProject.lint(["--strict", "--select", "no-exit"], folder)
    let pruned = try BaselineProject.lint(["--prune-baseline"], folder)

    #expect(said.code == 0)
    #expect(
      said.errors == """
        baseline.txt:2:1: note: 1 finding of this baseline is no longer there; 'sheetc lint --prune-baseline' takes it out [stale-baseline]
        2 | Sheets/a.sheets.yaml sheets.cart no-exit
          | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        1 note in 1 file, 1 finding in the baseline

        """)
    #expect(strict.code == 1)
    #expect(strict.errors.hasPrefix("baseline.txt:2:1: error: 1 finding"))
    #expect(BaselineProject.isQuiet(partial, 1))
    #expect(narrowed.code == 0)
    #expect(
      pruned.errors
        == "sheetc: note: 'baseline.txt' has 1 entry, and had 2 before\n1 finding in the baseline\n"
    )
    #expect(
      try folder.read("baseline.txt") == BaselineProject.header
        + "Sheets/a.sheets.yaml sheets.cart.detents.maxHeight unsorted-detents\n")
  }

  @Test func pruningAddsNothing() throws {
    let folder = try BaselineProject.project()
    try folder.write(BaselineProject.file(BaselineProject.poor("map")), to: "Sheets/a.sheets.yaml")

    let result = try BaselineProject.lint(["--prune-baseline"], folder)

    #expect(result.code == 1)
    #expect(BaselineProject.ids(result) == ["no-exit", "unsorted-detents"])
    #expect(try folder.read("baseline.txt") == BaselineProject.header)
  }

  @Test func aRunOfSomeFilesLeavesTheRestOfTheBaselineAlone() throws {
    let folder = try BaselineProject.project([
      "a.sheets.yaml": BaselineProject.file(BaselineProject.poor("a")),
      "b.sheets.yaml": BaselineProject.file(BaselineProject.poor("b")),
    ])
    let before = try folder.read("baseline.txt")
    try folder.write(
      "version: 1\nsheets:\n  a: {detents: [{id: half, fraction: 0.5}]}\n", to: "a.sheets.yaml")
    try folder.write("a.sheets.yaml\n", to: "list")

    for option in ["--write-baseline", "--prune-baseline"] {
      try folder.write(before, to: "baseline.txt")
      let result = try BaselineProject.lint(["--files-from", "list", option], folder)

      #expect(result.code == 0)
      #expect(
        try folder.read("baseline.txt") == BaselineProject.header
          + "b.sheets.yaml sheets.b no-exit\nb.sheets.yaml sheets.b.detents.maxHeight unsorted-detents\n"
      )
    }
  }

  @Test func errorsOfTheLanguageAreNeverListed() throws {
    let folder = try BaselineProject.project()
    let before = try folder.read("baseline.txt")
    try folder.write("version: 1\nsheet: {}\n", to: "b.sheets.yaml")

    let compared = try BaselineProject.lint([], folder)
    let written = try BaselineProject.lint(["--write-baseline", "--exit-zero"], folder)

    #expect(compared.code == 1)
    #expect(BaselineProject.ids(compared) == ["unknown-key"])
    #expect(written.code == 1)
    #expect(
      written.errors.hasPrefix(
        "sheetc: error: 'baseline.txt' is not written, since files with errors may hide findings\n")
    )
    #expect(try folder.read("baseline.txt") == before)
  }

  @Test func aRuleThatIsAnErrorHereCanBeListed() throws {
    let folder = try BaselineProject.project()
    try folder.write("baseline: baseline.txt\nrules: {no-exit: error}\n", to: "sheetc.yaml")

    #expect(BaselineProject.isQuiet(try BaselineProject.lint([], folder), 2))
    #expect(BaselineProject.isQuiet(try BaselineProject.lint(["--strict"], folder), 2))
  }

  @Test func eachProjectHasItsOwnBaseline() throws {
    let folder = try TemporaryFolder()
    for name in ["one", "two", "none"] {
      try folder.write(
        name == "none" ? "" : "baseline: ../\(name).txt\n", to: "\(name)/sheetc.yaml")
      try folder.write(
        BaselineProject.file(BaselineProject.poor(name)), to: "\(name)/a.sheets.yaml")
    }

    let written = try BaselineProject.lint(["--write-baseline", "one", "two", "none"], folder)
    let result = try BaselineProject.lint([], folder)
    let all = try BaselineProject.lint(["--no-baseline", "one"], folder)

    #expect(written.code == 1)
    #expect(
      try folder.read("two.txt") == BaselineProject.header
        + "two/a.sheets.yaml sheets.two no-exit\n"
        + "two/a.sheets.yaml sheets.two.detents.maxHeight unsorted-detents\n")
    #expect(BaselineProject.ids(result) == ["no-exit", "unsorted-detents"])
    #expect(result.errors.hasPrefix("none/a.sheets.yaml:3:3:"))
    #expect(result.errors.hasSuffix("4 findings in the baseline\n"))
    #expect(all.errors.hasSuffix("1 warning, 1 note in 1 file\n"))
  }

  @Test func findingsOfAWholeProjectAndInImportedFilesAreListed() throws {
    let folder = try BaselineProject.project([
      "a.sheets.yaml":
        "version: 1\nimports: [lib/base.sheets.yaml]\nsheets:\n  a: {extends: base}\n",
      "b.sheets.yaml":
        "version: 1\nimports: [lib/base.sheets.yaml]\nsheets:\n  b: {extends: base}\n",
      "lib/base.sheets.yaml": """
      version: 1
      themes:
        unused: {cornerRadius: 4}
      sheets:
        base:
          abstract: true
          detents: [maxHeight, medium]

      """,
    ])

    let text = try folder.read("baseline.txt")
    let results = try [["-j", "1"], ["-j", "7"], ["a.sheets.yaml"]].map {
      try BaselineProject.lint($0, folder)
    }

    #expect(text.contains("\nlib/base.sheets.yaml themes.unused unused-theme\n"))
    for result in results { #expect(result.errors.hasSuffix(" in the baseline\n")) }
    #expect(results[0].errors == results[1].errors)
  }

  @Test func standardInputIsHeldAgainstTheEntriesOfItsName() throws {
    let folder = try BaselineProject.project()
    func lint(_ options: [String]) throws -> Executable.Result {
      try Executable.run(
        ["lint", "-"] + options, in: folder.path,
        input: BaselineProject.file(BaselineProject.poor("cart")))
    }

    #expect(BaselineProject.isQuiet(try lint(["--stdin-filename", "Sheets/a.sheets.yaml"]), 2))
    #expect(BaselineProject.ids(try lint([])) == ["no-exit", "unsorted-detents"])
  }

  @Test func generateIsSilentOfWhatIsListed() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "baseline: baseline.txt\ntargets: [{name: uikit, minimumOS: \"16.0\", output: Out}]\n",
      to: "sheetc.yaml")
    try folder.write(
      BaselineProject.file(
        "  a: {detents: [{id: low, fraction: 0.3}, maxHeight], keyboard: ignore}\n"),
      to: "a.sheets.yaml")

    let before = try Executable.run(["generate"], in: folder.path)
    let listed = try BaselineProject.lint(["--write-baseline"], folder)
    let after = try Executable.run(["generate", "--check"], in: folder.path)

    #expect(before.errors.contains("[setting-lost-in-target]"))
    #expect(listed.code == 0, "\(listed.errors)")
    #expect(after.code == 0)
    #expect(after.errors == "")
  }

  @Test func generatedFilesAreComparedBesides() throws {
    let folder = try BaselineProject.project()

    let missing = try BaselineProject.lint(["--generated"], folder)
    _ = try Executable.run(["generate"], in: folder.path)
    let current = try BaselineProject.lint(["--generated"], folder)

    #expect(missing.code == 1)
    #expect(current.code == 0)
    #expect(current.errors.hasPrefix("2 findings in the baseline\n"))
  }

  @Test func reportsCountAndKeepWhatIsListed() throws {
    let folder = try BaselineProject.project()
    let reporters = ["json", "sarif", "junit", "checkstyle", "gitlab", "markdown", "text"]

    let result = try BaselineProject.lint(
      reporters.flatMap { ["--reporter", "\($0):out/\($0)"] }, folder)

    #expect(result.code == 0)
    let json = try folder.read("out/json")
    #expect(json.contains("\"notes\": 0, \"suppressed\": 0, \"baselined\": 2}"))
    #expect(json.contains("\"diagnostics\": []"))
    let sarif = try folder.read("out/sarif")
    #expect(sarif.ranges(of: "\"kind\": \"external\"").count == 2)
    #expect(sarif.contains("\"ruleId\": \"no-exit\""))
    for name in ["junit", "checkstyle", "gitlab"] {
      #expect(!(try folder.read("out/\(name)").contains("no-exit")))
    }
    #expect(
      try folder.read("out/markdown").contains("Nothing new was found, 2 findings in the baseline.")
    )
    #expect(try folder.read("out/text") == "2 findings in the baseline\n")
  }
}
