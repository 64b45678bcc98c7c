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
}
