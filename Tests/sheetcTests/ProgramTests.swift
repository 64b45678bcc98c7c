import Testing

@testable import sheetc

/// The tool as a process: its streams and exit codes.
@Suite struct ProgramTests {
  @Test func versionGoesToStandardOutput() throws {
    let result = try Executable.run(["--version"])

    #expect(result.output == "sheetc \(VersionCommand.current)\n")
    #expect(result.errors == "")
    #expect(result.code == 0)
  }

  @Test func mistakesOfUsageGoToStandardErrorAndEndWithTwo() throws {
    let result = try Executable.run(["lint", "--fial-on", "note"])

    #expect(result.output == "")
    #expect(
      result.errors == """
        sheetc: error: unknown option '--fial-on'
        sheetc: note: did you mean '--fail-on'?
        sheetc: note: 'sheetc help lint' says more

        """)
    #expect(result.code == 2)
  }

  @Test func argumentsCannotSteerTheTerminal() throws {
    let result = try Executable.run(["\u{1B}]0;x\u{7}"])

    #expect(!result.errors.unicodeScalars.contains("\u{1B}"))
  }

  @Test(.enabled(if: FileSystem.kind(of: "/dev/full") != nil))
  func outputThatIsLostEndsWithThree() throws {
    let full = try Executable.shell("\"$SHEETC\" help > /dev/full")
    let closed = try Executable.shell("\"$SHEETC\" help >&-")

    #expect(full.code == 3)
    #expect(
      full.errors
        == "sheetc: error: 'standard output' cannot be written: no space left on device\n")
    #expect(closed.code == 3)
  }

  @Test func aReaderThatGoesAwayIsNotAFailure() throws {
    let result = try Executable.shell(
      "(sleep 0.2; \"$SHEETC\" help generate; echo \"ended with $?\" >&2) | true")

    #expect(result.errors == "ended with 0\n")
  }

  @Test func colorFollowsTheOption() throws {
    let colored = try Executable.run(["lint", "--color=always", "-C", "/no/such"])
    let plain = try Executable.run(["lint", "-C", "/no/such"])

    #expect(colored.errors.contains("\u{1B}["))
    #expect(!plain.errors.contains("\u{1B}["))
    #expect(plain.code == 2)
  }

  @Test func foldersToStartInAddUp() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/b/c")

    let result = try Executable.run(["init", "-C", "a", "-Cb", "-q"], in: folder.path)

    #expect(result.code == 0)
    #expect(try folder.read("a/b/sheetc.yaml") != "")
  }
}
