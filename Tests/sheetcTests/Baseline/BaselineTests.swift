import Foundation
import Testing

@testable import sheetc

@Suite struct BaselineTests {
  private static let header =
    "# sheetc baseline 1: findings that 'sheetc lint' does not report; '--write-baseline' renews it\n"

  /// A sheet that `no-exit`, a warning, and `unsorted-detents`, a note, speak of.
  private static func poor(_ name: String) -> String {
    """
      \(name):
        detents: [maxHeight, {id: half, fraction: 0.5}]
        swipeMode: none
        taps: {outside: none}

    """
  }

  private static func file(_ sheets: String...) -> String {
    "version: 1\nsheets:\n" + sheets.joined()
  }

  /// A project with a baseline of what is found in it.
  private static func project(
    _ files: [String: String] = ["Sheets/a.sheets.yaml": file(poor("cart"))]
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("baseline: baseline.txt\n", to: "sheetc.yaml")
    for (path, text) in files { try folder.write(text, to: path) }
    let result = try lint(["--write-baseline"], folder)
    #expect(result.code == 0, "\(result.errors)")
    return folder
  }

  private static func lint(
    _ arguments: [String] = [], _ folder: TemporaryFolder
  ) throws -> Executable.Result {
    try Executable.run(["lint"] + arguments, in: folder.path)
  }

  /// The rules that findings are of, in order.
  private static func ids(_ result: Executable.Result) -> [String] {
    result.errors.split(separator: "\n").compactMap { line in
      guard line.hasSuffix("]"), let id = line.split(separator: "[").last?.dropLast() else {
        return nil
      }
      return id.allSatisfy { $0.isLowercase || $0 == "-" } && !line.contains(" | ")
        ? String(id) : nil
    }
  }

  private static func isQuiet(_ result: Executable.Result, _ count: Int) -> Bool {
    let noun = count == 1 ? "finding" : "findings"
    return result.code == 0 && result.output == ""
      && result.errors == "\(count) \(noun) in the baseline\n"
  }

  @Test func whatIsListedIsNotReportedAndWhatIsNewIs() throws {
    let folder = try Self.project()

    #expect(
      try folder.read("baseline.txt") == Self.header
        + "Sheets/a.sheets.yaml sheets.cart no-exit\n"
        + "Sheets/a.sheets.yaml sheets.cart.detents.maxHeight unsorted-detents\n")
    #expect(Self.isQuiet(try Self.lint([], folder), 2))

    try folder.write(Self.file(Self.poor("cart"), Self.poor("map")), to: "Sheets/a.sheets.yaml")
    let result = try Self.lint([], folder)

    #expect(result.code == 1)
    #expect(Self.ids(result) == ["no-exit", "unsorted-detents"])
    #expect(result.errors.hasPrefix("Sheets/a.sheets.yaml:7:3: warning: 'map' is modal"))
    #expect(result.errors.hasSuffix("1 warning, 1 note in 1 file, 2 findings in the baseline\n"))
  }

  @Test(arguments: [
    "# one\r\n\r\nversion: 1\r\nsheets:\r\n  map:\r\n    detents: [medium]\r\n  cart:\r\n    swipeMode: none\r\n"
      + "    # two\r\n    taps: {outside: none}\r\n    detents: [{id: low, fraction: 0.1}, maxHeight, {id: half, fraction: 0.5}]\r\n",
    "x-a: 1\nversion: 1\nsheets: {cart: {taps: {outside: none}, swipeMode: none, detents: [maxHeight, {id: half, fraction: 0.5}]}}\n",
  ])
  func editsElsewhereChangeNothing(text: String) throws {
    let folder = try Self.project()
    try folder.write(text, to: "Sheets/a.sheets.yaml")

    let result = try Self.lint(["--select", "no-exit,unsorted-detents"], folder)

    #expect(Self.isQuiet(result, 2), "\(result.errors)")
  }

  @Test(arguments: [
    "b.sheets.yaml", "Sheets/a b.sheets.yaml", "#x/a#b.sheets.yaml", "t\tab/new\nline.sheets.yaml",
    "größe/漢字😀.sheets.yaml", "100%25/a%.sheets.yaml", "-dash.sheets.yaml",
    "bidi\u{202E}.sheets.yaml",
  ])
  func aFileKeepsItsFindingsUnderEveryName(name: String) throws {
    let folder = try Self.project()
    try folder.write(Self.file(Self.poor("cart")), to: name)
    try FileManager.default.removeItem(atPath: folder.path("Sheets/a.sheets.yaml"))

    let renamed = try Self.lint([], folder)
    let pruned = try Self.lint(["--prune-baseline"], folder)
    let text = try folder.read("baseline.txt")
    let again = try Self.lint([], folder)

    #expect(Self.isQuiet(renamed, 2), "\(renamed.errors)")
    #expect(pruned.code == 0)
    #expect(text.split(separator: "\n").count == 3)
    #expect(!text.contains("Sheets/a.sheets.yaml"))
    #expect(Self.isQuiet(again, 2), "\(again.errors)")
  }

  @Test func aRepositoryCanBeMovedAndABaselineToo() throws {
    let folder = try Self.project()
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
      #expect(Self.isQuiet(result, 2), "\(result.errors)")
    }
  }

  @Test func aSheetKeepsItsFindingsInAnotherFile() throws {
    let folder = try Self.project([
      "a.sheets.yaml": Self.file(Self.poor("cart"), Self.poor("map"))
    ])
    try folder.write(Self.file(Self.poor("cart")), to: "a.sheets.yaml")
    try folder.write(Self.file(Self.poor("map")), to: "b.sheets.yaml")

    let moved = try Self.lint([], folder)

    #expect(Self.isQuiet(moved, 4), "\(moved.errors)")
  }

  @Test func nothingNewIsListedWithTheRatchet() throws {
    let imports = "version: 1\nimports: [x.sheets.yaml, z.sheets.yaml]\nsheets:\n" + Self.poor("a")
    let folder = try Self.project([
      "a.sheets.yaml": imports, "x.sheets.yaml": Self.file(Self.poor("x")),
      "z.sheets.yaml": Self.file(Self.poor("z")),
    ])
    let before = try folder.read("baseline.txt")
    try folder.write(Self.file(Self.poor("a"), Self.poor("b")), to: "a.sheets.yaml")

    let refused = try Self.lint(["--write-baseline", "--ratchet"], folder)

    #expect(refused.code == 1)
    #expect(
      refused.errors.hasPrefix(
        "sheetc: error: 'baseline.txt' is not written, since 2 findings are new\n"))
    #expect(Self.ids(refused) == ["no-exit", "unsorted-detents"])
    #expect(try folder.read("baseline.txt") == before)

    try folder.write(Self.file(Self.poor("a")), to: "a.sheets.yaml")
    let written = try Self.lint(["--write-baseline", "--ratchet"], folder)

    #expect(written.code == 0)
    #expect(
      written.errors
        == "sheetc: note: 'baseline.txt' lists 6 findings, and listed 8 before\n6 findings in the baseline\n"
    )
    #expect(!(try folder.read("baseline.txt").contains("unused-import")))
  }

  @Test func severalFindingsOnOneNodeAreCounted() throws {
    func text(_ count: Int) -> String {
      let comments = (0..<count).map { _ in "    # sheetc:ignore no-exit -- none\n" }.joined()
      return "version: 1\nsheets:\n  cart:\n\(comments)    detents: [{id: half, fraction: 0.5}]\n"
    }
    let folder = try Self.project(["a.sheets.yaml": text(3)])

    #expect(
      try folder.read("baseline.txt") == Self.header
        + "a.sheets.yaml sheets.cart.detents unused-suppression 3\n")

    try folder.write(text(4), to: "a.sheets.yaml")
    let more = try Self.lint([], folder)
    try folder.write(text(2), to: "a.sheets.yaml")
    let fewer = try Self.lint([], folder)

    #expect(Self.ids(more) == ["unused-suppression"])
    #expect(more.errors.hasPrefix("a.sheets.yaml:7:"))
    #expect(Self.ids(fewer) == ["stale-baseline"])
  }

  @Test func whatIsNoLongerThereIsSaidAndPruned() throws {
    let folder = try Self.project()
    try folder.write(
      "version: 1\nsheets:\n  cart: {detents: [maxHeight, {id: half, fraction: 0.5}]}\n",
      to: "Sheets/a.sheets.yaml")

    let said = try Self.lint([], folder)
    let strict = try Self.lint(["--strict"], folder)
    let partial = try Self.lint(["--strict", "Sheets/a.sheets.yaml"], folder)
    let narrowed = try Self.lint(["--strict", "--select", "no-exit"], folder)
    let pruned = try Self.lint(["--prune-baseline"], folder)

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
    #expect(Self.isQuiet(partial, 1))
    #expect(narrowed.code == 0)
    #expect(
      pruned.errors
        == "sheetc: note: 'baseline.txt' lists 1 finding, and listed 2 before\n1 finding in the baseline\n"
    )
    #expect(
      try folder.read("baseline.txt") == Self.header
        + "Sheets/a.sheets.yaml sheets.cart.detents.maxHeight unsorted-detents\n")
  }

  @Test func pruningAddsNothing() throws {
    let folder = try Self.project()
    try folder.write(Self.file(Self.poor("map")), to: "Sheets/a.sheets.yaml")

    let result = try Self.lint(["--prune-baseline"], folder)

    #expect(result.code == 1)
    #expect(Self.ids(result) == ["no-exit", "unsorted-detents"])
    #expect(try folder.read("baseline.txt") == Self.header)
  }

  @Test func aRunOfSomeFilesLeavesTheRestOfTheBaselineAlone() throws {
    let folder = try Self.project([
      "a.sheets.yaml": Self.file(Self.poor("a")), "b.sheets.yaml": Self.file(Self.poor("b")),
    ])
    let before = try folder.read("baseline.txt")
    try folder.write(
      "version: 1\nsheets:\n  a: {detents: [{id: half, fraction: 0.5}]}\n", to: "a.sheets.yaml")
    try folder.write("a.sheets.yaml\n", to: "list")

    for option in ["--write-baseline", "--prune-baseline"] {
      try folder.write(before, to: "baseline.txt")
      let result = try Self.lint(["--files-from", "list", option], folder)

      #expect(result.code == 0)
      #expect(
        try folder.read("baseline.txt") == Self.header
          + "b.sheets.yaml sheets.b no-exit\nb.sheets.yaml sheets.b.detents.maxHeight unsorted-detents\n"
      )
    }
  }

  @Test func errorsOfTheLanguageAreNeverListed() throws {
    let folder = try Self.project()
    let before = try folder.read("baseline.txt")
    try folder.write("version: 1\nsheet: {}\n", to: "b.sheets.yaml")

    let compared = try Self.lint([], folder)
    let written = try Self.lint(["--write-baseline", "--exit-zero"], folder)

    #expect(compared.code == 1)
    #expect(Self.ids(compared) == ["unknown-key"])
    #expect(written.code == 1)
    #expect(
      written.errors.hasPrefix(
        "sheetc: error: 'baseline.txt' is not written, since files with errors may hide findings\n")
    )
    #expect(try folder.read("baseline.txt") == before)
  }

  @Test func aRuleThatIsAnErrorHereCanBeListed() throws {
    let folder = try Self.project()
    try folder.write("baseline: baseline.txt\nrules: {no-exit: error}\n", to: "sheetc.yaml")

    #expect(Self.isQuiet(try Self.lint([], folder), 2))
    #expect(Self.isQuiet(try Self.lint(["--strict"], folder), 2))
  }

  @Test func eachProjectHasItsOwnBaseline() throws {
    let folder = try TemporaryFolder()
    for name in ["one", "two", "none"] {
      try folder.write(
        name == "none" ? "" : "baseline: ../\(name).txt\n", to: "\(name)/sheetc.yaml")
      try folder.write(Self.file(Self.poor(name)), to: "\(name)/a.sheets.yaml")
    }

    let written = try Self.lint(["--write-baseline", "one", "two", "none"], folder)
    let result = try Self.lint([], folder)
    let all = try Self.lint(["--no-baseline", "one"], folder)

    #expect(written.code == 1)
    #expect(
      try folder.read("two.txt") == Self.header
        + "two/a.sheets.yaml sheets.two no-exit\n"
        + "two/a.sheets.yaml sheets.two.detents.maxHeight unsorted-detents\n")
    #expect(Self.ids(result) == ["no-exit", "unsorted-detents"])
    #expect(result.errors.hasPrefix("none/a.sheets.yaml:3:3:"))
    #expect(result.errors.hasSuffix("4 findings in the baseline\n"))
    #expect(all.errors.hasSuffix("1 warning, 1 note in 1 file\n"))
  }

  @Test func findingsOfAWholeProjectAndInImportedFilesAreListed() throws {
    let folder = try Self.project([
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
      try Self.lint($0, folder)
    }

    #expect(text.contains("\nlib/base.sheets.yaml themes.unused unused-theme\n"))
    for result in results { #expect(result.errors.hasSuffix(" in the baseline\n")) }
    #expect(results[0].errors == results[1].errors)
  }

  @Test func standardInputIsHeldAgainstTheEntriesOfItsName() throws {
    let folder = try Self.project()
    func lint(_ options: [String]) throws -> Executable.Result {
      try Executable.run(
        ["lint", "-"] + options, in: folder.path, input: Self.file(Self.poor("cart")))
    }

    #expect(Self.isQuiet(try lint(["--stdin-filename", "Sheets/a.sheets.yaml"]), 2))
    #expect(Self.ids(try lint([])) == ["no-exit", "unsorted-detents"])
  }

  @Test func generatedFilesAreComparedBesides() throws {
    let folder = try Self.project()

    let missing = try Self.lint(["--generated"], folder)
    _ = try Executable.run(["generate"], in: folder.path)
    let current = try Self.lint(["--generated"], folder)

    #expect(missing.code == 1)
    #expect(current.code == 0)
    #expect(current.errors.hasPrefix("2 findings in the baseline\n"))
  }

  @Test func reportsCountAndKeepWhatIsListed() throws {
    let folder = try Self.project()
    let reporters = ["json", "sarif", "junit", "checkstyle", "gitlab", "markdown", "text"]

    let result = try Self.lint(
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

  @Test func aBaselineThatCannotBeReadEndsTheRun() throws {
    let folder = try Self.project()
    try folder.write("version: 1\n", to: "baseline.txt")
    let broken = try Self.lint(["--write-baseline"], folder)
    try FileManager.default.removeItem(atPath: folder.path("baseline.txt"))
    let missing = try Self.lint([], folder)
    let named = try Self.lint(["--baseline", "x.txt"], folder)

    #expect(broken.code == 2)
    #expect(broken.errors.hasPrefix("baseline.txt:1:1: error: a baseline begins with"))
    #expect(Self.ids(broken) == ["baseline-form"])
    #expect(missing.code == 2)
    #expect(
      missing.errors.hasPrefix(
        "sheetc.yaml:1:11: error: 'baseline.txt' cannot be read: no such file or directory"))
    #expect(named.code == 2)
    #expect(
      named.errors == "sheetc: error: 'x.txt' does not exist\n")
  }

  @Test(arguments: [
    (["--ratchet"], "'--ratchet' keeps '--write-baseline' from listing what is new"),
    (["--write-baseline", "--prune-baseline"], "'--write-baseline' lists all findings, and"),
    (["--no-baseline", "--write-baseline"], "'--no-baseline' reads no baseline, but another"),
    (["--no-baseline", "--baseline", "b"], "'--no-baseline' reads no baseline, but another"),
    (["--baseline", "a.sheets.yaml"], "'a.sheets.yaml' has the name of what sheetc reads"),
    (["--baseline", "b.txt/"], "'b.txt/' means a folder, but a baseline is a file"),
    (["--baseline", "-"], "'-' has the name of what sheetc reads"),
    (["--write-baseline", "--watch"], "'--write-baseline' changes what is reported"),
    (["--write-baseline", "-"], "'--write-baseline' lists findings by their files, but standard"),
    (
      ["--write-baseline", "--fix", "--diff"],
      "'--diff' writes nothing, but '--write-baseline' does"
    ),
    (["--prune-baseline", "--ignore", "note"], "'--prune-baseline' needs to see what all rules"),
    (
      ["--prune-baseline", "--target", "uikit"], "'--prune-baseline' is about what is found for the"
    ),
    (["--write-baseline", "--min-ios", "16"], "'--write-baseline' is about what is found for the"),
    (
      ["--write-baseline", "--baseline", "b.txt", "--reporter", "json:./b.txt"],
      "'./b.txt' is the baseline, so no report replaces it"
    ),
    (
      ["--write-baseline", "--baseline=b.txt", "--reporter", "json:b.txt"],
      "'b.txt' is the baseline, so no report replaces it"
    ),
    (["--write-baseline"], "no baseline is named that could be written"),
    (["--baseline", "no/such"], "'no/such' does not exist"),
    (["--baseline", "."], "'.' cannot be read: is a directory"),
  ])
  func whatMakesNoSenseIsAMistake(options: [String], error: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.file(Self.poor("cart")), to: "a.sheets.yaml")

    let result = try Self.lint(options, folder)

    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("sheetc: error: " + error), "\(result.errors)")
    #expect(try folder.names() == ["a.sheets.yaml"])
  }

  @Test func aBaselineIsMadeInAFolderThatIsNotThereYet() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.file(Self.poor("cart")), to: "a.sheets.yaml")

    let result = try Self.lint(["--write-baseline", "--baseline", "ci/b.txt"], folder)

    #expect(result.code == 0)
    #expect(
      result.errors == "sheetc: note: 'ci/b.txt' lists 2 findings\n2 findings in the baseline\n")
    #expect(try folder.read("ci/b.txt").contains("\n../a.sheets.yaml sheets.cart no-exit\n"))
  }

  @Test(arguments: [[], ["--write-baseline"], ["--prune-baseline"]])
  func aBaselineThatIsTooLargeIsLeftAsItIs(options: [String]) throws {
    let folder = try Self.project()
    let path = folder.path("baseline.txt")
    let line = "Sheets/a.sheets.yaml sheets.cart.detents.maxHeight unsorted-detents\n"
    let text = Self.header + String(repeating: line, count: (16 << 20) / line.utf8.count + 1)
    try folder.write(text, to: "baseline.txt")

    let result = try Self.lint(options, folder)

    #expect(result.code == 2)
    #expect(
      result.errors.hasPrefix(
        "baseline.txt:1:1: error: a baseline has no more than 16777216 bytes, but this file has"))
    #expect(
      try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int == text.utf8.count)
  }

  @Test(.enabled(if: geteuid() != 0))
  func aBaselineThatMayNotBeWrittenStaysAsItIs() throws {
    let folder = try Self.project()
    let before = try folder.read("baseline.txt")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: folder.path("baseline.txt"))

    let same = try Self.lint(["--write-baseline"], folder)
    try folder.write(Self.file(Self.poor("map")), to: "Sheets/a.sheets.yaml")
    let results = try ["--write-baseline", "--prune-baseline"].map { try Self.lint([$0], folder) }

    #expect(same.code == 0)
    for result in results {
      #expect(result.code == 3)
      #expect(result.errors.contains("'baseline.txt' cannot be written: permission denied"))
    }
    #expect(try folder.read("baseline.txt") == before)
  }

  @Test(arguments: [
    ("Sheets/a.sheets.yaml", "has the name of what sheetc reads, not of a baseline"),
    ("new.sheets.yaml", "has the name of what sheetc reads, not of a baseline"),
    ("Sheets/sheetc.yaml", "has the name of what sheetc reads, not of a baseline"),
    ("b.txt", "is the baseline, but a report would replace it"),
    ("Sheets", "cannot be read: is a directory"),
  ])
  func aProjectCannotNameWhatIsNoBaseline(name: String, fault: String) throws {
    let folder = try TemporaryFolder()
    let text = Self.file(Self.poor("cart"))
    try folder.write(text, to: "Sheets/a.sheets.yaml")
    try folder.write("baseline: \(name)\n", to: "sheetc.yaml")

    let result = try Self.lint(["--write-baseline", "--reporter", "text:b.txt"], folder)

    #expect(result.code == 2)
    #expect(
      result.errors.hasPrefix("sheetc.yaml:1:11: error: '\(name)' \(fault)"), "\(result.errors)")
    #expect(!result.errors.contains("makes one"))
    #expect(try folder.read("Sheets/a.sheets.yaml") == text)
    #expect(try folder.names().allSatisfy { $0 != "new.sheets.yaml" })
  }

  @Test(arguments: [
    "", "\n \r\n", "<<<<<<< HEAD\n\(header)=======\n\(header)>>>>>>> other\n",
    "\(header)<<<<<<< HEAD\nSheets/a.sheets.yaml sheets.cart no-exit\n=======\n>>>>>>> other\n",
    "<<<<<<< HEAD", "<<<<<<< HEAD\n",
  ])
  func whatIsEmptyOrLeftFromAMergeIsWrittenAgain(text: String) throws {
    let folder = try Self.project()
    let before = try folder.read("baseline.txt")
    try folder.write(text, to: "baseline.txt")

    let compared = try Self.lint([], folder)
    let result = try Self.lint(["--write-baseline"], folder)

    #expect(compared.code == (text.contains("<") ? 2 : 1))
    #expect(result.code == 0, "\(result.errors)")
    #expect(try folder.read("baseline.txt") == before)
  }

  @Test func bothSidesOfAMergeKeepWhatARunOfSomeFilesHasNotSeen() throws {
    let folder = try Self.project([
      "a.sheets.yaml": Self.file(Self.poor("a")), "b.sheets.yaml": Self.file(Self.poor("b")),
    ])
    let before = try folder.read("baseline.txt")
    let lines = before.split(separator: "\n").dropFirst().map { $0 + "\n" }
    try folder.write(
      Self.header + "<<<<<<< HEAD\n" + lines[..<3].joined() + "=======\n" + lines[3...].joined()
        + ">>>>>>> other\n", to: "baseline.txt")

    let ratchet = try Self.lint(["--write-baseline", "--ratchet"], folder)
    let result = try Self.lint(["--write-baseline", "a.sheets.yaml"], folder)

    #expect(ratchet.code == 2)
    #expect(result.code == 0)
    #expect(try folder.read("baseline.txt") == before)
  }

  @Test(arguments: [[], ["--baseline", "no.txt"], ["--no-baseline"], ["missing.sheets.yaml"]])
  func noReportReplacesABaseline(options: [String]) throws {
    let folder = try Self.project()
    let before = try folder.read("baseline.txt")

    let result = try Self.lint(["--reporter", "json:baseline.txt"] + options, folder)

    #expect(result.code == 3)
    #expect(result.errors.contains("'baseline.txt' cannot be written: it is a baseline"))
    #expect(try folder.read("baseline.txt") == before)
  }
}
