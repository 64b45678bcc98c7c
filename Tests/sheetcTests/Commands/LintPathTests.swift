import Foundation
import Testing

@testable import sheetc

/// What stands at the paths of inputs, imports and configurations.
@Suite struct LintPathTests {
  @Test func namesThatDifferInNormalisationAreTwoFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("version: 1\n", to: "\u{e9}.sheets.yaml")
    try folder.write("version: 1\nbroken: 1\n", to: "e\u{301}.sheets.yaml")
    // Where the file system takes them for one, there is nothing to tell apart.
    guard try folder.names().count == 2 else { return }

    let result = try Executable.run(
      ["lint", "\u{e9}.sheets.yaml", "e\u{301}.sheets.yaml"], in: folder.path)

    #expect(result.code == 1)
    #expect(result.errors.hasPrefix("e\u{301}.sheets.yaml:2:1: error: unknown key 'broken'"))
  }

  @Test func importsThatDifferInNormalisationAreTwoFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write("version: 1\nthemes: {a: {cornerRadius: 1}}\n", to: "\u{e9}.yaml")
    try folder.write("version: 1\nthemes: {b: {cornerRadius: 1}}\n", to: "e\u{301}.yaml")
    guard try folder.names().count == 2 else { return }
    try folder.write(
      """
      version: 1
      imports: [\u{e9}.yaml, e\u{301}.yaml]
      sheets:
        one: {summary: s, theme: a, header: {trailing: close}, detents: [medium, maxHeight]}
        two: {summary: s, theme: b, header: {trailing: close}, detents: [medium, maxHeight]}

      """, to: "a.sheets.yaml")

    let result = try Executable.run(
      ["lint", "--fail-on", "error", "a.sheets.yaml"], in: folder.path)

    #expect(!result.errors.contains("error:"))
    #expect(result.code == 0)
  }

  @Test func whatIsNoFileInAFolderIsSaidAndTheRestIsChecked() throws {
    let folder = try TemporaryFolder()
    try folder.write("version: 1\nbroken: 1\n", to: "d/ok.sheets.yaml")
    try folder.link("d/link.sheets.yaml", to: "nowhere")
    _ = try Executable.shell("mkfifo d/pipe.sheets.yaml", in: folder.path)

    let result = try Executable.run(["lint", "d"], in: folder.path)

    #expect(
      result.errors.hasPrefix(
        """
        sheetc: error: 'd/link.sheets.yaml' cannot be read: it is a symbolic link that leads nowhere
        sheetc: error: 'd/pipe.sheets.yaml' cannot be read: it is a pipe or a device, not a file
        d/ok.sheets.yaml:2:1: error: unknown key 'broken'
        """))
    #expect(result.code == 2)
  }

  #if os(Linux)
    @Test func aNameThatIsNotUTF8IsShownByItsBytes() throws {
      let folder = try TemporaryFolder()
      _ = try Executable.shell(
        "mkdir d && touch \"$(printf 'd/bad\\377.sheets.yaml')\"", in: folder.path)

      let result = try Executable.run(["lint", "d"], in: folder.path)

      #expect(
        result.errors == """
          sheetc: error: 'd/bad\\xFF.sheets.yaml' cannot be read: its name is not UTF-8

          """)
      #expect(result.code == 2)
    }
  #endif

  @Test func aConfigurationThatCannotBeReadIsNotPassedOver() throws {
    let folder = try TemporaryFolder()
    try folder.write("version: 1\n", to: "a.sheets.yaml")
    try folder.link("sheetc.yaml", to: "nowhere")

    let result = try Executable.run(["lint"], in: folder.path)

    #expect(
      result.errors == """
        sheetc: error: 'sheetc.yaml' cannot be read: it is a symbolic link that leads nowhere

        """)
    #expect(result.code == 2)
  }

  @Test func theReasonOfTheSystemIsKept() throws {
    let folder = try TemporaryFolder()
    try folder.write("version: 1\n", to: "a.sheets.yaml")
    try folder.link("loop.yaml", to: "loop.yaml")

    let below = try Executable.run(["lint", "a.sheets.yaml/x"], in: folder.path)
    let slash = try Executable.run(["lint", "a.sheets.yaml/"], in: folder.path)
    let loop = try Executable.run(["lint", "loop.yaml"], in: folder.path)

    #expect(below.errors.hasSuffix("'a.sheets.yaml/x' cannot be read: not a directory\n"))
    #expect(slash.errors.hasSuffix("'a.sheets.yaml/' cannot be read: not a directory\n"))
    #expect(loop.errors.contains("symbolic links"))
  }
}
