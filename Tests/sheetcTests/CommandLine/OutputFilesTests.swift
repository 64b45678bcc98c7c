import SheetDiagnostics
import Testing

@testable import sheetc

@Suite struct OutputFilesTests {
  /// Gives `content` to an output at `path` under the options in `line`.
  private func run(
    _ line: String, _ content: String, at path: String
  ) throws -> (code: ExitCode, output: String, errors: String) {
    let arguments = try ArgumentParser.parse(line.split(separator: " ").map(String.init))
    var console = Console()
    var outputs = OutputFiles(arguments)
    try outputs.add(Array(content.utf8), at: path)
    let code = try outputs.finish(&console)
    return (code, console.output.buffer.text, console.errors.buffer.text)
  }

  @Test func foldersAreMadeAsNeeded() throws {
    let folder = try TemporaryFolder()

    let result = try run("generate", "new", at: folder.path("a/b/c.swift"))

    #expect(result.code == .done)
    #expect(try folder.read("a/b/c.swift") == "new")
  }

  @Test func checkFailsOnDriftAndNamesTheRemedy() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "a.swift")

    let drifted = try run("generate --check -o Out/ it's -q", "new", at: path)
    let missing = try run("generate --check", "new", at: folder.path("b.swift"))
    let current = try run("generate --check", "old", at: path)

    #expect(drifted.code == .findings)
    #expect(
      drifted.errors == """
        sheetc: error: '\(path)' is not up to date; what it is made from has changed
        sheetc: note: 'sheetc generate -o Out/ 'it'\\''s' -q' brings it up to date

        """)
    #expect(
      missing.errors.hasPrefix("sheetc: error: '\(folder.path("b.swift"))' is missing"))
    #expect(current.code == .done)
    #expect(current.errors == "")
    #expect(try folder.read("a.swift") == "old")
    #expect(try folder.names() == ["a.swift"])
  }

  @Test func diffShowsWhatWouldChange() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old\n", to: "a.swift")

    let result = try run("generate --diff", "new\n", at: path)

    #expect(result.code == .findings)
    #expect(
      result.output == "--- old/\(path)\n+++ new/\(path)\n@@ -1 +1 @@\n-old\n+new\n")
    #expect(try folder.read("a.swift") == "old\n")
  }

  @Test func aDryRunListsWhatWouldBeWritten() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("same", to: "a.swift")

    let changed = try run("generate --dry-run", "new", at: path)
    let same = try run("generate --dry-run", "same", at: path)

    #expect(changed.code == .findings)
    #expect(changed.output == path + "\n")
    #expect(same.output == "")
    #expect(try folder.read("a.swift") == "same")
  }

  @Test func standardOutputIsWritten() throws {
    #expect(try run("generate -o -", "new", at: "-").output == "new")
  }
}
