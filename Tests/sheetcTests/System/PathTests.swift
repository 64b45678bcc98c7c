import Testing

@testable import sheetc

@Suite struct PathTests {
  @Test(arguments: [
    ("a/b", "a/b"), ("./a//b/", "a/b"), ("a/./../b", "b"), ("a/..", "."), ("", "."), (".", "."),
    ("../a", "../a"), ("a/../../b", "../b"), ("/", "/"), ("/../a", "/a"), ("//a/b/..", "/a"),
    ("../..", "../.."), (".a/b", ".a/b"), ("a/.b/..", "a"), ("a/...", "a/..."), ("..a/b", "..a/b"),
    ("a/.", "a"),
  ])
  func normalizingGoesByTheText(path: String, normalized: String) {
    #expect(Path.normalized(path) == normalized)
  }

  @Test(arguments: [
    ("/a/b/c", "/a/b", "c"), ("/a/b", "/a/b", "."), ("/a", "/a/b/c", "../.."),
    ("/x/y", "/a", "../x/y"),
    ("/a", "/", "a"), ("/ab", "/a", "../ab"),
  ])
  func relativePathLeadsFromABase(path: String, base: String, relative: String) {
    #expect(Path.relative(path, to: base) == relative)
    #expect(Path.normalized(Path.joined(base, relative)) == path)
  }

  @Test(arguments: [
    ("a", ".", "a"), ("a/b", "a", "b"), ("/a", "/", "a"), ("a/b/c.yaml", "a/b", "c.yaml"),
  ])
  func aPathIsAFolderAndAName(path: String, directory: String, name: String) {
    #expect(Path.directory(of: path) == directory)
    #expect(Path.name(of: path) == name)
  }

  @Test func insideMeansBelowAFolderOfThatName() {
    #expect(Path.isInside("/a/b", "/a"))
    #expect(Path.isInside("/a", "/a"))
    #expect(Path.isInside("/a", "/"))
    #expect(!Path.isInside("/ab", "/a"))
  }

  @Test func aSlashPartsNamesThatBeginWithACombiningMark() {
    #expect(Path.directory(of: "a/\u{301}d/x") == "a/\u{301}d")
    #expect(Path.name(of: "a/\u{301}x").utf8.elementsEqual("\u{301}x".utf8))
    #expect(Path.normalized("a/../\u{301}b").utf8.elementsEqual("\u{301}b".utf8))
    #expect(Path.below("a", "a/\u{301}x").map { Array($0.utf8) } == Array("\u{301}x".utf8))
  }

  @Test func pathsAreOrderedByTheirBytes() {
    let paths = ["", "a", "a/b", "ab", "a\u{301}", "é", "z", "日本/a", "日本a"]

    let ordered = paths.shuffled().sorted(by: Path.precedes)

    #expect(ordered == paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(Path.order("\u{e9}", "e\u{301}") > 0)
    #expect(Path.order("a/b", "a/b") == 0)
  }

  @Test func pathsAreToldApartByTheirBytes() {
    #expect(!Path.isInside("/e\u{301}/x", "/\u{e9}"))
    #expect(Path.below("..", "../../x") == nil)
    #expect(Path.below(".", "a/b") == "a/b")
  }
}
