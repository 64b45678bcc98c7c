import Foundation
import Testing

@testable import SheetFuzz

/// The fuzzer's property over its corpus, and over what it found once.
@Suite struct CorpusTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  static func inputs(_ name: String) -> [String] {
    let path = folder.appending(path: name).path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().map { "\(name)/\($0)" }
  }

  @Test(arguments: inputs("Corpus") + inputs("Found"))
  func whatMustHoldForEveryInputHolds(path: String) throws {
    let bytes = try [UInt8](Data(contentsOf: Self.folder.appending(path: path)))

    let check = FuzzCheck(bytes)

    #expect(check.faults == [], "\(path)")
  }
}
