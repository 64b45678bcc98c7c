import Testing

@testable import sheetc

/// A pattern of `sheetc.yaml` that means no file is said, since what it is for would pass unseen.
@Suite struct UnmatchedPatternTests {
  private static func folder(_ configuration: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(configuration, to: "sheetc.yaml")
    try folder.write(
      "version: 1\nsheets:\n  cart: {detents: [maxHeight]}\n", to: "Sheets/cart.sheets.yaml")
    return folder
  }

  @Test func levelsOfNoFileAreAWarning() throws {
    let folder = try Self.folder(
      "paths:\n  \"Shets/**\": {rules: {no-exit: ignore}}\n  \"Sheets/**\": {rules: {no-exit: note}}\n"
    )

    let result = try Executable.run(["lint"], in: folder.path)

    #expect(result.code == 1)
    #expect(
      result.errors.hasPrefix(
        """
        sheetc.yaml:2:3: warning: the pattern means none of the project's inputs, so its levels are \
        those of no file [path-without-inputs]
        """), "\(result.errors)")
    #expect(result.errors.hasSuffix("\n1 warning in 1 file\n"), "\(result.errors)")
  }

  @Test(arguments: ["lint", "generate"])
  func aTargetOfNoFileIsAWarning(command: String) throws {
    let folder = try Self.folder(
      "targets: [{name: uikit, inputs: [\"Old/**\"], output: Generated}]\n")

    let result = try Executable.run([command], in: folder.path)

    #expect(
      result.errors.hasPrefix(
        """
        sheetc.yaml:1:34: warning: the 'inputs' of target 'uikit' mean none of the project's inputs, \
        so nothing is made [target-without-inputs]
        """), "\(result.errors)")
  }

  @Test func aRunOfSomeInputsKnowsNothingOfTheOthers() throws {
    let folder = try Self.folder("paths: {\"Other/**\": {rules: {no-exit: ignore}}}\n")

    let result = try Executable.run(["lint", "Sheets/cart.sheets.yaml"], in: folder.path)

    #expect(result.code == 0)
    #expect(result.errors == "")
  }

  @Test func aListMayEndItsLinesAsWindowsDoes() throws {
    let folder = try Self.folder("rules: {}\n")
    try folder.write("Sheets/cart.sheets.yaml\r\n\r\n", to: "list.txt")

    let result = try Executable.run(["lint", "--files-from", "list.txt"], in: folder.path)

    #expect(result.code == 0)
    #expect(result.errors == "")
  }

  @Test(
    .enabled(if: FileSystem.kind(of: "/dev/full") != nil),
    arguments: ["xcode", "json", "text", "sarif", "github"])
  func aReportThatCannotBeWrittenIsSaid(reporter: String) throws {
    let folder = try Self.folder("rules: {}\n")
    try folder.write("version: 1\nsheets:\n  cart: {detents: [maxHeigt]}\n", to: "a.sheets.yaml")

    let result = try Executable.shell(
      "\"$SHEETC\" lint --reporter \(reporter) > /dev/full", in: folder.path)

    // What is for people goes to standard error.
    #expect(result.code == (reporter == "text" ? 1 : 3))
    #expect(
      result.errors.contains("standard output' cannot be written") == (reporter != "text"),
      "\(result.errors)")
    #expect(!result.errors.isEmpty)
  }
}
