import Foundation
import Testing

@testable import sheetc

@Suite struct FileReaderTests {
  private func failure(_ path: String) -> String {
    do {
      _ = try FileReader.read(path)
      return "read"
    } catch {
      return error.message
    }
  }

  @Test(arguments: [0, 1, 4_095, 4_096, 300_000])
  func wholeFilesAreRead(size: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try Data(bytes).write(to: URL(filePath: folder.path("a")))

    #expect(try FileReader.read(folder.path("a")) == bytes)
  }

  @Test func noMoreIsReadThanShowsThatTheLimitIsPassed() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("0123456789", to: "a")

    #expect(try FileReader.read(path, limit: 4).count == 5)
    #expect(try FileReader.read(path, limit: 10).count == 10)
  }

  @Test func whatIsNotAFileIsRefusedByName() throws {
    let folder = try TemporaryFolder()

    #expect(failure(folder.path) == "'\(folder.path)' cannot be read: is a directory")
    #expect(failure(folder.path("no")) == "'\(folder.path("no"))' does not exist")
    #expect(failure("/dev/zero") == "'/dev/zero' cannot be read: it is a device, not a file")
    #expect(failure("a\0b") == "'a\0b' cannot be read: a name cannot hold a zero byte")
  }

  @Test func aPipeThatNobodyWritesToIsSaidAndTheRestIsChecked() throws {
    let folder = try TemporaryFolder()
    try folder.write("version: 1\nbroken: 1\n", to: "a.sheets.yaml")

    let result = try Executable.shell(
      "mkfifo pipe; \"$SHEETC\" lint pipe a.sheets.yaml", in: folder.path)

    #expect(
      result.errors.hasPrefix(
        "sheetc: error: 'pipe' cannot be read: it is a pipe that nobody writes to\n"))
    #expect(result.errors.contains("a.sheets.yaml:2:1: error: unknown key 'broken'"))
    #expect(result.code == 2)
  }

  @Test func writersOfPipesMayTakeTheirTime() throws {
    let folder = try TemporaryFolder()
    try folder.write("version: 1\nbroken: 1\n", to: "a.sheets.yaml")

    let result = try Executable.shell(
      """
      mkfifo pipe
      (exec 3> pipe; sleep 3; cat a.sheets.yaml >&3) &
      "$SHEETC" lint pipe
      """, in: folder.path)

    #expect(result.errors.hasPrefix("pipe:2:1: error: unknown key 'broken'"))
  }

  @Test func pipesAreReadToTheirEnd() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("pipe")
    try #require(mkfifo(path, 0o600) == 0)
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = ["-c", "head -c 200000 /dev/zero > '\(path)'"]
    try writer.run()

    let bytes = try FileReader.read(path, takesPipes: true)

    writer.waitUntilExit()
    #expect(bytes.count == 200_000)
  }
}
