import Testing

@testable import sheetc

@Suite struct LintCommandTests {
  @Test func mistakesArePrintedForPeopleAndCounted() throws {
    let result = try Executable.run(["lint", "-"], input: "a: 1\na: 2\n")

    #expect(result.code == 1)
    #expect(result.output == "")
    #expect(
      result.errors.hasPrefix("<stdin>:2:1: error: 'a' is given twice [duplicate-key]\n2 | a: 2\n"))
    #expect(result.errors.contains("in 1 file\n"))
  }

  @Test func aReportForMachinesGoesToStandardOutput() throws {
    let result = try Executable.run(
      ["lint", "--format=json", "-", "--stdin-filename", "a.yaml"], input: "a: 1\na: 2\n")

    #expect(result.code == 1)
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("{\n  \"version\": 1,"))
    #expect(result.output.contains("\"file\": \"a.yaml\""))
  }

  @Test func nothingToCheckIsAMistakeUnlessAllowed() throws {
    let folder = try TemporaryFolder()

    let refused = try Executable.run(["lint"], in: folder.path)
    let allowed = try Executable.run(["lint", "--allow-empty", "."], in: folder.path)

    #expect(refused.code == 2)
    #expect(refused.errors.hasPrefix("sheetc: error: no sheets file is found in '.'\n"))
    #expect(allowed.code == 0)
    #expect(allowed.errors == "")
  }

  @Test func aMissingInputIsAMistake() throws {
    let result = try Executable.run(["lint", "no.sheets.yaml"])

    #expect(result.code == 2)
    #expect(
      result.errors
        == "sheetc: error: 'no.sheets.yaml' cannot be read: no such file or directory\n")
  }
}
