import SheetDiagnostics
import Testing

@testable import SheetYAML

@Suite struct CommentTests {
  @Test func commentsAreFoundBetweenTokensAndNowhereElse() {
    let reading = Reading(
      """
      # first
      a: b # after b
      "c # d": 'e # f' # after f
      g: |  # header
        # text
        more
        # text
      # below
      h:   # key
        - i#j
        - "#000"   # colour
        # entry
        - [k, # inside
           "l"] # closed
      m: n
        o # folded
      p: # none
      """)

    #expect(reading.messages == [])
    #expect(
      reading.tree.comments.map { reading.source($0.span) } == [
        "# first", "# after b", "# after f", "# header", "# below", "# key", "# colour", "# entry",
        "# inside", "# closed", "# folded", "# none",
      ])
    #expect(
      reading.tree.comments.filter(\.isOwnLine).map { reading.source($0.span) } == [
        "# first", "# below", "# entry",
      ])
  }

  @Test func carriageReturnsAreNotPartOfAComment() {
    let reading = Reading("# a\r\nb: 1 # c\r\n")

    #expect(reading.tree.comments.map { reading.source($0.span) } == ["# a", "# c"])
  }

  @Test func aCommentAfterAByteOrderMarkIsOne() {
    let reading = Reading("\u{FEFF}# ä\na: 1\n")

    #expect(reading.messages == [])
    #expect(reading.tree.comments.map { reading.source($0.span) } == ["# ä"])
    #expect(reading.tree.comments.map(\.isOwnLine) == [true])
  }

  @Test func theCommentAfterAValueIsKnown() throws {
    let reading = Reading("a: Step #1\nb: #fff\nc:\n  # own\nd: 1\ne: Step #2\n")
    func after(_ path: String) throws -> String? {
      try reading.tree.comment(after: #require(reading.value(path))).map { reading.source($0.span) }
    }

    #expect(try after("a") == "#1")
    #expect(try after("b") == "#fff")
    #expect(try after("c") == nil)
    #expect(try after("d") == nil)
    #expect(try after("e") == "#2")
  }

  @Test func aColonWithoutASpaceIsKnown() throws {
    let reading = Reading("a: [height:300, b]\nc: 'd:e'\n")
    func colon(_ path: String) throws -> UInt32? {
      try reading.tree.colonWithoutSpace(in: #require(reading.value(path)))?.start
    }

    #expect(try colon("a.0") == 10)
    #expect(try colon("a.1") == nil)
    #expect(try colon("c") == nil)
  }

  @Test func aBarePairIsKnown() throws {
    let reading = Reading("a: [fraction: 0.5, min: 240]\nb: [{c: 1}]\n")

    #expect(try reading.tree.isBarePair(#require(reading.value("a.0"))))
    #expect(try !reading.tree.isBarePair(#require(reading.value("b.0"))))
    #expect(reading.outline == "{a: [{fraction: 0.5}, {min: 240}], b: [{c: 1}]}")
  }
}
