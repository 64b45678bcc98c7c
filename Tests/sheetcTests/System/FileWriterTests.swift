import Foundation
import Testing

@testable import sheetc

@Suite struct FileWriterTests {
  private func permissions(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  private func inode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.systemFileNumber] as? Int)
  }

  private func failure(_ bytes: [UInt8], to path: String) -> String {
    do {
      return "\(try FileWriter.write(bytes, to: path))"
    } catch {
      return error.message
    }
  }

  @Test func aNewFileIsCreatedAndNothingElse() throws {
    let folder = try TemporaryFolder()

    let outcome = try FileWriter.write(Array("a".utf8), to: folder.path("a.swift"))

    #expect(outcome == .created)
    #expect(try folder.read("a.swift") == "a")
    #expect(try folder.names() == ["a.swift"])
  }

  @Test func aFileIsReplacedAndKeepsItsPermissions() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "a.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let before = try inode(path)

    let outcome = try FileWriter.write(Array("new".utf8), to: path)

    #expect(outcome == .replaced)
    #expect(try folder.read("a.swift") == "new")
    #expect(try permissions(path) == 0o640)
    #expect(try inode(path) != before)
    #expect(try folder.names() == ["a.swift"])
  }

  @Test func anUnchangedFileIsNotTouched() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("same", to: "a.swift")
    let before = try FileManager.default.attributesOfItem(atPath: path)

    let outcome = try FileWriter.write(Array("same".utf8), to: path)

    let after = try FileManager.default.attributesOfItem(atPath: path)
    #expect(outcome == .unchanged)
    #expect(before[.modificationDate] as? Date == after[.modificationDate] as? Date)
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
  }

  @Test func whereALinkLeadsIsReplacedAndTheLinkStays() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "real/a.swift")
    try folder.link("b.swift", to: "real/a.swift")

    try FileWriter.write(Array("new".utf8), to: folder.path("b.swift"))

    #expect(try folder.read("real/a.swift") == "new")
    #expect(FileSystem.isLink(folder.path("b.swift")))
    #expect(try folder.names() == ["b.swift", "real"])
  }

  @Test func devicesAreWrittenAsTheyAre() throws {
    #expect(try FileWriter.write(Array("a".utf8), to: "/dev/null") == .replaced)
    #expect(FileSystem.kind(of: "/dev/null") == .other)
  }

  @Test func failuresNameThePathAndLeaveNothingBehind() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path("no/a.swift")
    try folder.link("dangling", to: "nowhere")

    #expect(failure([1], to: folder.path) == "'\(folder.path)' cannot be written: is a directory")
    #expect(
      failure([1], to: missing) == "'\(missing)' cannot be written: no such file or directory")
    #expect(
      failure([1], to: folder.path("dangling")).hasSuffix(
        "it is a symbolic link that leads nowhere"))
    #expect(try folder.names() == ["dangling"])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func aFullDiskIsReported() {
    #expect(
      failure([1], to: "/dev/full") == "'/dev/full' cannot be written: no space left on device")
  }

  @Test func manyWritersOfOneFileLeaveOneWholeFile() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.swift")

    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        group.addTask {
          for _ in 0..<20 {
            _ = try? FileWriter.write([UInt8](repeating: UInt8(writer), count: 50_000), to: path)
          }
        }
      }
    }

    let bytes = try FileReader.read(path)
    #expect(bytes.count == 50_000)
    #expect(Set(bytes).count == 1)
    #expect(try folder.names() == ["a.swift"])
  }
}
