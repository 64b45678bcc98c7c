import Testing

@testable import sheetc

/// What no baseline lists: errors, and faults of comments that silence.
@Suite struct BaselineLimitTests {
  /// A sheet whose code for UIKit would do the opposite, and that has a warning besides.
  private static let opposite = BaselineProject.file(BaselineProject.poor("cart"))
  private static let configuration =
    "baseline: baseline.txt\ntargets: [{name: uikit, minimumOS: \"16.0\", output: Out}]\n"

  private static func folder(
    _ text: String, _ configuration: String = configuration
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(configuration, to: "sheetc.yaml")
    try folder.write(text, to: "a.sheets.yaml")
    return folder
  }

  @Test func anErrorOfARuleStopsGenerateWithABaselineAsWithout() throws {
    let folder = try Self.folder(Self.opposite)

    let before = try Executable.run(["generate"], in: folder.path)
    let written = try BaselineProject.lint(["--write-baseline"], folder)
    let text = try folder.read("baseline.txt")
    let after = try Executable.run(["generate"], in: folder.path)

    #expect(before.code == 1)
    #expect(BaselineProject.ids(before).contains("behavior-lost-in-target"))
    #expect(written.code == 1)
    #expect(BaselineProject.ids(written).contains("behavior-lost-in-target"))
    #expect(
      written.errors.contains(
        "sheetc: note: 2 findings are not listed, since no baseline lists errors\n"),
      "\(written.errors)")
    #expect(text.contains(" no-exit\n"))
    #expect(!text.contains("behavior-lost-in-target"))
    #expect(after.code == 1)
    #expect(BaselineProject.ids(after).contains("behavior-lost-in-target"))
    #expect(FileSystem.kind(of: folder.path("Out")) == nil)
  }

  @Test func anEntryForAnErrorCountsForNothingAndIsSaid() throws {
    let folder = try Self.folder(Self.opposite)
    _ = try BaselineProject.lint(["--write-baseline"], folder)
    let listed = try folder.read("baseline.txt")
    try folder.write(
      listed + "a.sheets.yaml sheets.cart.swipeMode behavior-lost-in-target:uikit\n",
      to: "baseline.txt")

    let compared = try BaselineProject.lint([], folder)
    let generated = try Executable.run(["generate"], in: folder.path)
    let pruned = try BaselineProject.lint(["--prune-baseline"], folder)

    #expect(compared.code == 1)
    #expect(BaselineProject.ids(compared).contains("behavior-lost-in-target"))
    #expect(
      compared.errors.contains(
        "note: 1 finding of this baseline is reported nevertheless, since no baseline lists errors or "
          + "faults of suppression comments; 'sheetc lint --prune-baseline' takes it out"),
      "\(compared.errors)")
    #expect(generated.code == 1)
    #expect(pruned.code == 1)
    #expect(try folder.read("baseline.txt") == listed)
  }

  @Test func whatIsNoErrorHereCanBeListedAlsoWithStrict() throws {
    let folder = try Self.folder(
      Self.opposite,
      Self.configuration + "rules: {behavior-lost-in-target: warning, no-exit-in-target: note}\n")

    let written = try BaselineProject.lint(["--write-baseline", "--strict"], folder)
    let compared = try BaselineProject.lint(["--strict"], folder)
    let generated = try Executable.run(["generate"], in: folder.path)

    #expect(written.code == 0, "\(written.errors)")
    #expect(compared.code == 0, "\(compared.errors)")
    #expect(try folder.read("baseline.txt").contains("behavior-lost-in-target:uikit"))
    #expect(generated.code == 0)
  }

  @Test func whatStrictMakesAnErrorIsOneAfterTheBaseline() throws {
    let folder = try BaselineProject.project()
    try folder.write(
      BaselineProject.file(BaselineProject.poor("cart"), BaselineProject.poor("map")),
      to: "Sheets/a.sheets.yaml")

    let result = try BaselineProject.lint(["--strict"], folder)

    #expect(result.code == 1)
    #expect(result.errors.hasPrefix("Sheets/a.sheets.yaml:7:3: error: 'map' is modal"))
  }

  @Test(arguments: [
    ("no-exit until 2026-01-31 -- the Done button comes in spring", "expired-suppression"),
    ("unsorted-detents -- moved", "unused-suppression"),
  ])
  func faultsOfSuppressionCommentsAreNeverListed(comment: String, rule: String) throws {
    let text =
      "version: 1\nsheets:\n  # sheetc:ignore \(comment)\n  cart: {detents: [maxHeight], swipeMode: none, "
      + "taps: {outside: none}}\n"
    let folder = try Self.folder(text, "baseline: baseline.txt\n")
    let today = ["--today", "2026-06-30"]

    let written = try BaselineProject.lint(today + ["--write-baseline"], folder)
    let listed = try folder.read("baseline.txt")
    let later = try BaselineProject.lint(today, folder)
    try folder.write(listed + "a.sheets.yaml sheets.cart \(rule)\n", to: "baseline.txt")
    let old = try BaselineProject.lint(today, folder)

    #expect(written.code == 1)
    #expect(
      written.errors.contains(
        "note: 1 finding is not listed, since no baseline lists faults of suppression comments\n"),
      "\(written.errors)")
    #expect(listed == BaselineProject.header + "a.sheets.yaml sheets.cart no-exit\n")
    #expect(later.code == 1)
    #expect(BaselineProject.ids(later) == [rule])
    #expect(BaselineProject.ids(old) == [rule, "stale-baseline"])
  }

  @Test func theRatchetTurnsAlthoughErrorsAreLeft() throws {
    let folder = try Self.folder(Self.opposite)
    _ = try BaselineProject.lint(["--write-baseline"], folder)
    let listed = try folder.read("baseline.txt")

    let result = try BaselineProject.lint(["--write-baseline", "--ratchet"], folder)

    #expect(result.code == 1)
    #expect(!result.errors.contains("is not written"), "\(result.errors)")
    #expect(try folder.read("baseline.txt") == listed)
  }
}
