import Testing

@testable import sheetc

@Suite struct InputFilesTests {
  @Test func theOrderOfOperandsDoesNotMatter() throws {
    let folder = try TemporaryFolder()
    let b = try folder.write("", to: "b.yaml")
    let a = try folder.write("", to: "x/a.sheets.yaml")

    let forward = InputFiles([b, folder.path("x")], stdinFilename: nil)
    let backward = InputFiles([folder.path("x"), b], stdinFilename: nil)

    #expect(forward.inputs.map(\.path) == [b, a])
    #expect(forward.inputs == backward.inputs)
  }

  @Test func aFileIsTakenOnceHoweverItIsNamed() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "x/a.sheets.yaml")
    try folder.link("b.sheets.yaml", to: file)

    let found = InputFiles(
      [
        file, folder.path("x/../x/./a.sheets.yaml"), folder.path("x"), folder.path("b.sheets.yaml"),
      ],
      stdinFilename: nil)

    #expect(found.inputs.map(\.path) == [folder.path("b.sheets.yaml")])
  }

  @Test func placesBelowAFolderAreKept() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "x/y/a.sheets.yaml")

    let found = InputFiles([folder.path, folder.path("x") + "/"], stdinFilename: nil)

    #expect(found.inputs.map(\.pathBelowOperand) == ["x/y/a.sheets.yaml"])
  }

  @Test func missingOperandsAreReported() {
    let found = InputFiles(["/no/such/file", ""], stdinFilename: nil)

    #expect(
      found.failures.map(\.message) == [
        "'/no/such/file' cannot be read: no such file or directory",
        "'' cannot be read: no such file or directory",
      ])
  }

  @Test func standardInputHasTheNameItIsGiven() {
    let named = InputFiles(["-", "-"], stdinFilename: "Sheets/cart.sheets.yaml")

    #expect(named.inputs.map(\.path) == ["Sheets/cart.sheets.yaml"])
    #expect(named.inputs.map(\.isStandardInput) == [true])
    #expect(InputFiles(["-"], stdinFilename: nil).inputs.map(\.path) == ["<stdin>"])
  }
}
