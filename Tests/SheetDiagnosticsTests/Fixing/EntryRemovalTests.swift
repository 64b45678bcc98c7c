import SheetDiagnostics
import Testing

/// `‹` and `›` stand around what is taken out.
@Suite struct EntryRemovalTests {
  private static func removed(
    _ marked: String, _ edit: (Range<Int>, SourceFile) -> FixIt.Edit?
  ) -> String? {
    let start = marked.utf8.distance(
      from: marked.startIndex, to: marked.firstIndex(of: "‹") ?? marked.startIndex)
    let text = marked.replacing("‹", with: "")
    let end = text.utf8.distance(
      from: text.startIndex, to: text.firstIndex(of: "›") ?? text.startIndex)
    let file = SourceFile(
      id: FileID(0), path: "a", bytes: Array(text.replacing("›", with: "").utf8))
    return edit(start..<end, file).map {
      String(decoding: SourceEdits([$0]).applied(to: file.bytes), as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("a: 1\n‹b: 2›\nc: 3\n", "a: 1\nc: 3\n"),
    ("a: 1\n‹b: 2›", "a: 1"),
    ("a: 1\r\n‹b: 2›", "a: 1"),
    ("\u{FEFF}‹a: 1›\nb: 2\n", "\u{FEFF}b: 2\n"),
    ("x:\n  ‹a:\n    b: 2›\n  c: 3\n", "x:\n  c: 3\n"),
    ("x:\r\n  a: 1\r\n\r\n  ‹b: 2›  \r\ny: 1\r\n", "x:\r\n  a: 1\r\n\r\ny: 1\r\n"),
    ("{a: 1, ‹b: 2›, c: 3}", "{a: 1, c: 3}"),
    ("{‹a: 1› , b: 2}", "{b: 2}"),
    ("{a: 1 , ‹b: 2› }", "{a: 1  }"),
    ("x: {\n  a: 1,\n  ‹b: 2›\n}", "x: {\n  a: 1,\n}"),
    ("x: {\n  a: 1,\n  ‹b: 2›,\n  c: 3\n}", "x: {\n  a: 1,\n  c: 3\n}"),
  ])
  func anEntryGoesWithItsLineOrItsComma(text: String, expected: String) {
    #expect(Self.removed(text) { EntryRemoval.edit(of: $0, in: $1) } == expected)
  }

  @Test(arguments: [
    // The only one of its mapping.
    "x:\n  ‹a: 1›\ny: 2\n", "{‹a: 1›}",
    // A comment would go along, or lose what it is about.
    "a: 1\n‹b: 2› # two\n", "a: 1\n‹b:\n  # three\n  c: 3›\n", "{‹a: 1›, # one\n  b: 2}",
    // Somebody may use the anchor.
    "a: 1\n‹b: &b {c: 1}›\n",
  ])
  func anEntryStaysWhereSomethingElseWouldGo(text: String) {
    #expect(Self.removed(text) { EntryRemoval.edit(of: $0, in: $1) } == nil)
  }

  @Test(arguments: [
    ("a: 1 \t‹# b›\nc: 2\n", "a: 1\nc: 2\n"),
    ("a:\n  ‹# b›\n  c: 2\n", "a:\n  c: 2\n"),
    ("a: 1\r\n‹# b›", "a: 1"),
    ("‹# b›\na: 1\n", "a: 1\n"),
  ])
  func aCommentGoesWithItsLineIfItHasOne(text: String, expected: String) {
    #expect(Self.removed(text) { EntryRemoval.edit(ofComment: $0, in: $1) } == expected)
  }
}
