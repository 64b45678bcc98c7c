import Foundation
import Testing

@testable import sheetc

/// Baselines that cannot be read, written or named, and those that a merge has made.
@Suite struct BaselineFaultTests {
  @Test func aBaselineThatCannotBeReadEndsTheRun() throws {
    let folder = try BaselineProject.project()
    try folder.write("version: 1\n", to: "baseline.txt")
    let broken = try BaselineProject.lint(["--write-baseline"], folder)
    try FileManager.default.removeItem(atPath: folder.path("baseline.txt"))
    let missing = try BaselineProject.lint([], folder)
    let named = try BaselineProject.lint(["--baseline", "x.txt"], folder)

    #expect(broken.code == 2)
    #expect(broken.errors.hasPrefix("baseline.txt:1:1: error: a baseline begins with"))
    #expect(BaselineProject.ids(broken) == ["baseline-form"])
    #expect(missing.code == 2)
    #expect(
      missing.errors.hasPrefix(
        "sheetc.yaml:1:11: error: 'baseline.txt' cannot be read: no such file or directory"))
    #expect(missing.errors.contains("'sheetc lint --write-baseline' writes it"))
    #expect(named.code == 2)
    #expect(
      named.errors == """
        sheetc: error: 'x.txt' does not exist
        sheetc: note: if it is to be new, '--write-baseline' writes it, with all that is found now

        """)
  }

  @Test func theCommandThatWritesANewBaselineWorksFromWhereItIsShown() throws {
    let folder = try TemporaryFolder()
    try folder.write("baseline: b.txt\n", to: "my app/sheetc.yaml")
    try folder.write(BaselineProject.file(BaselineProject.poor("cart")), to: "my app/a.sheets.yaml")

    let missing = try BaselineProject.lint(["my app/a.sheets.yaml"], folder)
    #expect(missing.code == 2)
    #expect(missing.errors.contains("'sheetc lint --write-baseline \"my app\"' writes it"))

    #expect(try BaselineProject.lint(["--write-baseline", "my app"], folder).code == 0)
    #expect(BaselineProject.isQuiet(try BaselineProject.lint(["my app"], folder), 2))
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
    try folder.write(BaselineProject.file(BaselineProject.poor("cart")), to: "a.sheets.yaml")

    let result = try BaselineProject.lint(options, folder)

    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("sheetc: error: " + error), "\(result.errors)")
    #expect(try folder.names() == ["a.sheets.yaml"])
  }

  @Test func aBaselineIsMadeInAFolderThatIsNotThereYet() throws {
    let folder = try TemporaryFolder()
    try folder.write(BaselineProject.file(BaselineProject.poor("cart")), to: "a.sheets.yaml")

    let result = try BaselineProject.lint(["--write-baseline", "--baseline", "ci/b.txt"], folder)

    #expect(result.code == 0)
    #expect(
      result.errors == "sheetc: note: 'ci/b.txt' has 2 entries\n2 findings in the baseline\n")
    #expect(try folder.read("ci/b.txt").contains("\n../a.sheets.yaml sheets.cart no-exit\n"))
  }

  @Test(arguments: [[], ["--write-baseline"], ["--prune-baseline"]])
  func aBaselineThatIsTooLargeIsLeftAsItIs(options: [String]) throws {
    let folder = try BaselineProject.project()
    let path = folder.path("baseline.txt")
    let line = "Sheets/a.sheets.yaml sheets.cart.detents.maxHeight unsorted-detents\n"
    let text =
      BaselineProject.header + String(repeating: line, count: (16 << 20) / line.utf8.count + 1)
    try folder.write(text, to: "baseline.txt")

    let result = try BaselineProject.lint(options, folder)

    #expect(result.code == 2)
    #expect(
      result.errors.hasPrefix(
        "baseline.txt:1:1: error: a baseline has no more than 16777216 bytes, but this file has"))
    #expect(
      try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int == text.utf8.count)
  }

  @Test(.enabled(if: geteuid() != 0))
  func aBaselineThatMayNotBeWrittenStaysAsItIs() throws {
    let folder = try BaselineProject.project()
    let before = try folder.read("baseline.txt")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: folder.path("baseline.txt"))

    let same = try BaselineProject.lint(["--write-baseline"], folder)
    try folder.write(BaselineProject.file(BaselineProject.poor("map")), to: "Sheets/a.sheets.yaml")
    let results = try ["--write-baseline", "--prune-baseline"].map {
      try BaselineProject.lint([$0], folder)
    }

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
    let text = BaselineProject.file(BaselineProject.poor("cart"))
    try folder.write(text, to: "Sheets/a.sheets.yaml")
    try folder.write("baseline: \(name)\n", to: "sheetc.yaml")

    let result = try BaselineProject.lint(["--write-baseline", "--reporter", "text:b.txt"], folder)

    #expect(result.code == 2)
    #expect(
      result.errors.hasPrefix("sheetc.yaml:1:11: error: '\(name)' \(fault)"), "\(result.errors)")
    #expect(!result.errors.contains("writes it"))
    #expect(try folder.read("Sheets/a.sheets.yaml") == text)
    #expect(try folder.names().allSatisfy { $0 != "new.sheets.yaml" })
  }

  @Test(arguments: [
    "", "\n \r\n",
    "<<<<<<< HEAD\n\(BaselineProject.header)=======\n\(BaselineProject.header)>>>>>>> other\n",
    "\(BaselineProject.header)<<<<<<< HEAD\nSheets/a.sheets.yaml sheets.cart no-exit\n=======\n>>>>>>> other\n",
    "<<<<<<< HEAD", "<<<<<<< HEAD\n",
  ])
  func whatIsEmptyOrLeftFromAMergeIsWrittenAgain(text: String) throws {
    let folder = try BaselineProject.project()
    let before = try folder.read("baseline.txt")
    try folder.write(text, to: "baseline.txt")

    let compared = try BaselineProject.lint([], folder)
    let result = try BaselineProject.lint(["--write-baseline"], folder)

    #expect(compared.code == (text.contains("<") ? 2 : 1))
    #expect(result.code == 0, "\(result.errors)")
    #expect(try folder.read("baseline.txt") == before)
  }

  @Test func bothSidesOfAMergeKeepWhatARunOfSomeFilesHasNotSeen() throws {
    let folder = try BaselineProject.project([
      "a.sheets.yaml": BaselineProject.file(BaselineProject.poor("a")),
      "b.sheets.yaml": BaselineProject.file(BaselineProject.poor("b")),
    ])
    let before = try folder.read("baseline.txt")
    let lines = before.split(separator: "\n").dropFirst().map { $0 + "\n" }
    try folder.write(
      BaselineProject.header + "<<<<<<< HEAD\n" + lines[..<3].joined() + "=======\n"
        + lines[3...].joined()
        + ">>>>>>> other\n", to: "baseline.txt")

    let ratchet = try BaselineProject.lint(["--write-baseline", "--ratchet"], folder)
    let result = try BaselineProject.lint(["--write-baseline", "a.sheets.yaml"], folder)

    #expect(ratchet.code == 2)
    #expect(result.code == 0)
    #expect(try folder.read("baseline.txt") == before)
  }

  @Test(arguments: [[], ["--baseline", "no.txt"], ["--no-baseline"], ["missing.sheets.yaml"]])
  func noReportReplacesABaseline(options: [String]) throws {
    let folder = try BaselineProject.project()
    let before = try folder.read("baseline.txt")

    let result = try BaselineProject.lint(["--reporter", "json:baseline.txt"] + options, folder)

    #expect(result.code == 3)
    #expect(result.errors.contains("'baseline.txt' cannot be written: it is a baseline"))
    #expect(try folder.read("baseline.txt") == before)
  }
}
