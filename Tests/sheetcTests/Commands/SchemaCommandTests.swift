import Testing

@testable import sheetc

/// What `schema` and `reference` print is held against the published files elsewhere.
@Suite struct SchemaCommandTests {
  @Test(arguments: [
    (["schema"], "sheets.schema.json"), (["schema", "--config"], "sheetc.schema.json"),
    (["reference"], "reference.md"),
  ])
  func aDocumentIsPrintedWrittenAndCompared(command: [String], name: String) throws {
    let folder = try TemporaryFolder()

    let printed = try Executable.run(command, in: folder.path)
    let missing = try Executable.run(command + ["--check", "-o", "./"], in: folder.path)
    let written = try Executable.run(command + ["-o", "./"], in: folder.path)
    let compared = try Executable.run(command + ["--check", "-o", name], in: folder.path)

    #expect(printed.output.count > 1000)
    #expect(missing.code == 1)
    #expect(
      missing.errors == """
        sheetc: error: '\(name)' is missing
        sheetc: note: 'sheetc \(command.joined(separator: " ")) -o ./' brings it up to date

        """)
    #expect(written.output + written.errors == "")
    #expect(try folder.read(name) == printed.output)
    #expect(compared.code == 0)
  }

  @Test func thereIsNothingToCompareStandardOutputWith() throws {
    let result = try Executable.run(["schema", "--check"])

    #expect(result.code == 2)
    #expect(result.errors.contains("'--output' names one"))
  }

  @Test func aSheetsFileIsNotReplaced() throws {
    let folder = try TemporaryFolder()
    try folder.write("version: 1\n", to: "a.sheets.yaml")

    let result = try Executable.run(["schema", "-o", "a.sheets.yaml"], in: folder.path)

    #expect(result.code == 2)
    #expect(try folder.read("a.sheets.yaml") == "version: 1\n")
  }
}
