import Testing

@testable import sheetc

@Suite struct InitCommandTests {
  @Test func filesToStartFromAreWrittenWithTheEditorModeline() throws {
    let folder = try TemporaryFolder()

    let result = try Executable.run(["init", "App"], in: folder.path)

    #expect(result.code == 0)
    #expect(result.output == "")
    #expect(result.errors.contains("sheetc lint -C App"))
    let sheets = try folder.read("App/App.sheets.yaml")
    #expect(sheets.hasPrefix("# yaml-language-server: $schema=sheets.schema.json\nversion: 1\n"))
  }

  @Test func nothingIsOverwrittenUnlessForced() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "sheetc.yaml")

    let refused = try Executable.run(["init"], in: folder.path)

    #expect(refused.code == 2)
    #expect(
      refused.errors == """
        sheetc: error: 'sheetc.yaml' exists already
        sheetc: note: '--force' overwrites it

        """)
    #expect(try folder.names() == ["sheetc.yaml"])

    let forced = try Executable.run(["init", "--force", "-q"], in: folder.path)

    #expect(forced.code == 0)
    #expect(forced.errors == "")
    #expect(try folder.read("sheetc.yaml") != "mine")
  }

  @Test func aDryRunListsTheFiles() throws {
    let folder = try TemporaryFolder()

    let result = try Executable.run(["init", "--dry-run"], in: folder.path)

    #expect(result.output == "App.sheets.yaml\nsheetc.yaml\nsheets.mk\nsheets-ci.yml\n")
    #expect(try folder.names() == [])
  }

  @Test func theMakefileFragmentIsRead() throws {
    let folder = try TemporaryFolder()
    _ = try Executable.run(["init"], in: folder.path)

    let result = try Executable.shell("make -n -f sheets.mk SHEETC=tool sheets", in: folder.path)

    #expect(result.code == 0)
    #expect(result.output.hasPrefix("tool generate --clean\n"))
  }

  @Test func whatIsWrittenLintsClean() throws {
    let folder = try TemporaryFolder()
    _ = try Executable.run(["init"], in: folder.path)

    let result = try Executable.run(["lint", "--fail-on", "note"], in: folder.path)

    #expect(result.errors == "")
    #expect(result.code == 0)
  }

  @Test func theSchemasOfTheModelinesCanBeWritten() throws {
    let folder = try TemporaryFolder()
    _ = try Executable.run(["init"], in: folder.path)

    for (file, option) in [("App.sheets.yaml", []), ("sheetc.yaml", ["--config"])] {
      let line = try folder.read(file).prefix { $0 != "\n" }
      let schema = try #require(line.split(separator: "$schema=").last.map(String.init))
      let result = try Executable.run(["schema", "-o", schema] + option, in: folder.path)

      #expect(result.code == 0)
      #expect(try folder.read(schema).hasPrefix("{\n  \"$schema\""))
    }
  }

  @Test func theMakefileKeepsTheSwiftInStepWithTheSheets() throws {
    let folder = try TemporaryFolder()
    _ = try Executable.run(["init"], in: folder.path)
    try folder.write("include sheets.mk\nall: sheets\n\t@echo built\n", to: "Makefile")
    let make = "make -s SHEETC=\"$SHEETC\" "
    func generated() throws -> [String] {
      try Executable.shell("ls Generated", in: folder.path).output
        .split(separator: "\n").map(String.init)
    }

    // 'all' is what 'make' makes, though the fragment is read first.
    let first = try Executable.shell(make, in: folder.path)
    #expect(first.output == "built\n", "\(first.errors)")
    #expect(try generated() == ["App.sheets.swift"])

    let renamed = try Executable.shell(
      "mv App.sheets.yaml Shop.sheets.yaml; " + make + "all check-sheets lint-sheets",
      in: folder.path)
    #expect(renamed.code == 0, "\(renamed.errors)")
    #expect(try generated() == ["Shop.sheets.swift"])

    let old = "version: 1\nsheets: {old: {detents: [medium]}}\n"
    try folder.write(old, to: "Old.sheets.yaml")
    _ = try Executable.shell("touch -t 202001010000 Old.sheets.yaml; " + make, in: folder.path)
    #expect(try generated() == ["Old.sheets.swift", "Shop.sheets.swift"])

    _ = try Executable.shell(
      "rm Old.sheets.yaml Generated/Shop.sheets.swift; " + make, in: folder.path)
    #expect(try generated() == ["Shop.sheets.swift"])

    try folder.write("mine", to: "Generated/Shop.sheets.swift")
    let changed = try Executable.shell(make + "check-sheets", in: folder.path)
    #expect(changed.code == 2)
    #expect(changed.errors.contains("'Generated/Shop.sheets.swift' is not up to date"))
  }

  @Test func theFragmentLeavesADefaultGoalThatIsThereAlready() throws {
    let folder = try TemporaryFolder()
    _ = try Executable.run(["init"], in: folder.path)
    try folder.write("all:\n\t@echo built\ninclude sheets.mk\n", to: "Makefile")

    #expect(try Executable.shell("make -s", in: folder.path).output == "built\n")
  }

  @Test func theLinesToTypeNextAreQuoted() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")

    let spaced = try Executable.run(["init", "a b"], in: folder.path)
    let file = try Executable.run(["init", "file"], in: folder.path)

    #expect(spaced.errors.contains("sheetc lint -C 'a b' "))
    #expect(file.code == 2)
    #expect(file.errors.hasPrefix("sheetc: error: 'file' is a file\n"))
  }
}
