import Testing

@testable import sheetc

@Suite struct FileReplacementTests {
  /// Replaces the files, all or none.
  private func replace(_ files: [(path: String, text: String)]) throws(SystemError) {
    var replacement = FileReplacement()
    for (path, text) in files { try replacement.add(Array(text.utf8), at: path) }
    try replacement.commit()
  }

  @Test func allAreReplacedTogether() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a")

    try replace([(folder.path("a"), "new"), (folder.path("b"), "too")])

    #expect(try folder.read("a") == "new")
    #expect(try folder.read("b") == "too")
    #expect(try folder.names() == ["a", "b"])
  }

  @Test func oneThatCannotBeWrittenLeavesAllAsTheyWere() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a")

    #expect(throws: SystemError.self) {
      try replace([(folder.path("a"), "new"), (folder.path("no/b"), "too")])
    }

    #expect(try folder.read("a") == "old")
    #expect(try folder.names() == ["a"])
  }

  @Test func nothingIsLeftOfWhatIsGivenUp() throws {
    let folder = try TemporaryFolder()

    func giveUp() throws {
      var replacement = FileReplacement()
      try replacement.add([1], at: folder.path("a"))
      #expect(try folder.names().count == 1)
    }
    try giveUp()

    #expect(try folder.names() == [])
  }

  @Test func namesOfOneFileGoOnToBeOne() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a")
    _ = try Executable.shell(
      "mkdir in; ln a b; ln a in/c; ln a other; ln -s a link", in: folder.path)

    var replacement = FileReplacement()
    try replacement.add(
      Array("new".utf8), at: folder.path("a"),
      and: ["b", "in/c", "link", "a"].map { folder.path($0) })
    try replacement.commit()

    let file = FileSystem.identity(of: folder.path("a"))
    for name in ["b", "in/c", "link"] {
      #expect(FileSystem.identity(of: folder.path(name)) == file)
    }
    #expect(try folder.read("a") == "new")
    #expect(try folder.read("other") == "old")
    #expect(try folder.names() == ["a", "b", "in", "link", "other"])
  }
}
