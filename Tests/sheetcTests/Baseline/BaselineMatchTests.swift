import SheetModel
import Testing

@testable import sheetc

@Suite struct BaselineMatchTests {
  /// `file place rule [count]`, as lines have them.
  private static func entries(_ lines: [String]) -> [BaselineEntry: Int] {
    var entries: [BaselineEntry: Int] = [:]
    for line in lines {
      let words = line.split(separator: " ").map(String.init)
      entries[entry(line)] = words.count > 3 ? Int(words[3]) : 1
    }
    return entries
  }

  private static func entry(_ line: String) -> BaselineEntry {
    let words = line.split(separator: " ").map(String.init)
    return BaselineEntry(PathKey(words[0]), words[1], words[2])
  }

  private static func match(
    _ findings: [String], in lines: [String], left: [String] = []
  ) -> BaselineMatch {
    BaselineMatch(findings.map(entry), in: entries(lines)) { left.contains($0.path) }
  }

  @Test func theFirstOfSeveralAreThoseThatAreListed() {
    let match = Self.match(["a s r", "a s r", "a s q", "a s r"], in: ["a s r 2"])

    #expect(match.isKnown == [true, true, false, false])
    #expect(match.newCount == 2)
    #expect(match.found[Self.entry("a s r")] == 3)
    #expect(match.known == Self.entries(["a s r 2"]))
  }

  @Test func aFileThatIsGoneGivesItsEntriesToOthers() {
    let match = Self.match(
      ["b s r", "b t r", "c s r"], in: ["a s r", "a s q", "d t r"], left: ["a"])

    #expect(match.isKnown == [true, false, false])
    #expect(match.known == Self.entries(["b s r"]))
    #expect(match.rest[Self.entry("a s r")] == 0)
    #expect(match.rest[Self.entry("a s q")] == 1)
    #expect(match.rest[Self.entry("d t r")] == 1)
  }

  @Test func whatAFileListsItselfIsTakenFirst() {
    let match = Self.match(["b s r", "b s r"], in: ["a s r", "b s r"], left: ["a", "b"])

    #expect(match.isKnown == [true, true])
    #expect(match.known == Self.entries(["b s r 2"]))
  }

  @Test func manyEntriesThatWereMovedAreMatchedInOnePass() {
    let lines = (0..<20_000).map { "old\($0) s r" }

    let match = BaselineMatch(
      (0..<20_000).map { Self.entry("new\($0) s r") }, in: Self.entries(lines),
      isLeft: { _ in true })

    #expect(match.newCount == 0)
  }
}
