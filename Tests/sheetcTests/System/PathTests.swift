import Testing

@testable import sheetc

@Suite struct PathTests {
  @Test(arguments: [
    ("a/b", "a/b"), ("./a//b/", "a/b"), ("a/./../b", "b"), ("a/..", "."), ("", "."), (".", "."),
    ("../a", "../a"), ("a/../../b", "../b"), ("/", "/"), ("/../a", "/a"), ("//a/b/..", "/a"),
    ("../..", "../.."),
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
}
