import Testing

@testable import sheetc

@Suite struct FileComparisonTests {
  @Test(arguments: ["", "a", String(repeating: "0123456789abcdef", count: 10_000)])
  func aFileHoldsItsBytesAndNoOthers(text: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(text, to: "a.swift")
    let bytes = Array(text.utf8)

    #expect(FileComparison.holds(file, bytes))
    #expect(!FileComparison.holds(file, bytes + [0x20]))
    if !bytes.isEmpty {
      #expect(!FileComparison.holds(file, Array(bytes.dropLast())))
      #expect(!FileComparison.holds(file, bytes.dropLast() + [0x21]))
    }
  }

  @Test func whatIsNoFileHoldsNothing() throws {
    let folder = try TemporaryFolder()
    _ = try Executable.shell("mkfifo pipe", in: folder.path)

    for name in ["missing", ".", "pipe", "a\0b"] {
      #expect(!FileComparison.holds(folder.path(name), []))
    }
  }
}
