import SheetDiagnostics
import Testing

@testable import SheetYAML

/// Quotes, brackets and braces that are not closed, and what lies between them.
@Suite struct BracketErrorWordsTests {
  @Test(arguments: traps) func aTrapSaysWhatToChange(row: Row) {
    #expect(Reading(row.text).messages == row.expected)
  }

  @Test(arguments: [
    (
      "a: [{b: c, d: 0.5, e]\n",
      "a: [{b: c, d: 0.5}, e]\n"
    ),
    (
      "a: [{b: c, d: 0.5, e, f]\n",
      "a: [{b: c, d: 0.5}, e, f]\n"
    ),
    (
      "a: [{b: c, d: 0.5]\n",
      "a: [{b: c, d: 0.5}]\n"
    ),
    (
      "a: [{b: [c, d], e]\n",
      "a: [{b: [c, d]}, e]\n"
    ),
    (
      "a: [{b: \"c, d\", e]\n",
      "a: [{b: \"c, d\"}, e]\n"
    ),
    (
      "a: [{b: c, e]} # f\n",
      "a: [{b: c}, e] # f\n"
    ),
    (
      "a: [{b: c]}\n",
      "a: [{b: c}]\n"
    ),
    (
      "a: {b: [c, d}\n",
      "a: {b: [c, d]}\n"
    ),
    (
      "a: {b: [c, d}]\n",
      "a: {b: [c, d]}\n"
    ),
    (
      "a: {\n  b: [c,\n    d\n  }\n",
      "a: {\n  b: [c,\n    d]\n  }\n"
    ),
  ])
  func aBracketIsClosedWhereItsEntriesEnd(text: String, expected: String) throws {
    let reading = Reading(text)
    let fixIt = try #require(reading.report.diagnostics.first?.fixIts.first)

    let fixed = SourceEdits(fixIt.edits).applied(to: Array(text.utf8))

    #expect(String(decoding: fixed, as: UTF8.self) == expected)
    #expect(Reading(expected).messages == [])
  }

  static let traps: [Row] = [
    Row(
      "open double quote", "a: \"abc\nb: 1\n",
      """
      error [yaml-syntax] the quote before 'abc' is not closed on its line @ '"abc'
        guess: close the quote at the end of the line
      """),
    Row(
      "open quote closed by the next", "a: \"abc\nb: \"def\"\nc: 1\n",
      """
      error [yaml-syntax] the quote before 'abc' is not closed on its line @ '"abc'
        note: it is closed by this quote @ '"'
        guess: close the quote at the end of the line
      """),
    Row(
      "open single quote", "a: 'abc\nb: 'def'\nc: 1\n",
      """
      error [yaml-syntax] the quote before 'abc' is not closed on its line @ ''abc'
        note: it is closed by this quote @ '''
        guess: close the quote at the end of the line
      """),
    Row(
      "open quote in brackets", "s:\n  a: [b, c, \"d]\n  e: \"x\"\n  f: 1\n",
      """
      error [yaml-syntax] the quote before 'd]' is not closed on its line @ '"d]'
        note: it is closed by this quote @ '"'
        guess: close the quote at the end of the line
      """),
    Row(
      "open bracket", "a: [b, c\nd: 1\n",
      """
      error [yaml-syntax] '[' is not closed; put ']' after the last entry @ '['
        note: the next key stands here @ 'd'
        guess: put ']' at the end of the line
      """),
    Row(
      "open bracket before deeper lines", "a: [b, c\n  d: 1\ne: 2\n",
      """
      error [yaml-syntax] '[' is not closed; put ']' after the last entry @ '['
        note: the next key stands here @ 'd'
        guess: put ']' at the end of the line
      """),
    Row(
      "open brace before another", "a: {b: 1, c: 2\ne: {f: 1}\n",
      """
      error [yaml-syntax] '{' is not closed; put '}' after the last entry @ '{'
        note: the next key stands here @ 'e'
        guess: put '}' at the end of the line
      """),
    Row(
      "open bracket in a list", "a:\n- {id: x, height: 300\n- medium\nb: 1\n",
      """
      error [yaml-syntax] '{' is not closed; put '}' after the last entry @ '{'
        note: the next key stands here @ 'b'
        guess: put '}' at the end of the line
      """),
    Row(
      "open bracket at the end", "a: [\n",
      """
      error [yaml-syntax] '[' is not closed; put ']' after the last entry @ '['
      """),
    Row(
      "open bracket inside another", "a: {\n  b: 1,\n  c: [1, 2\n  }\nd: 1\n",
      """
      error [yaml-syntax] '[' is not closed; put ']' after the last entry @ '['
        note: this closes the bracket around it @ '}'
        guess: put ']' at the end of the line
      """),
    Row(
      "open brace before an entry of the list around", "a: [{b: c, d]\n",
      """
      error [yaml-syntax] '{' is not closed; put '}' after 'b: c' @ '{'
        note: this closes the bracket around it @ ']'
        guess: put '}' after 'b: c'
      """),
    Row(
      "wrong closing bracket", "a: [b}\n",
      """
      error [yaml-syntax] '}' closes '['; write ']' @ '}'
        note: the bracket opens here @ '['
        guess: replace it with ']'
      """),
    Row(
      "wrong closing brace", "a: {b]\n",
      """
      error [yaml-syntax] ']' closes '{'; write '}' @ ']'
        note: the bracket opens here @ '{'
        guess: replace it with '}'
      """),
    Row(
      "bracket that closes nothing", "a: ]\nb: 1\n",
      """
      error [yaml-syntax] ']' closes nothing that is open; remove it or quote it @ ']'
      """),
    Row(
      "missing comma", "a: {b: 1 c: 2}\n",
      """
      error [yaml-syntax] '1 c: 2' contains ': '; put ',' before 'c', or quote the text @ '1 c: 2'
        note: inside the mapping that begins here @ '{'
        guess: put ',' before 'c'
      """),
    Row(
      "missing comma before a quote", "a: [\"b\" \"c\"]\n",
      """
      error [yaml-syntax] ',' is missing before '"c"' @ '"c"'
        note: inside the list that begins here @ '['
        safe: put ',' between the two
      """),
    Row(
      "missing comma between lines", "a: {\n  b: 1\n  c: 2\n  }\n",
      """
      error [yaml-syntax] ',' is missing before 'c' @ 'c'
        note: inside the mapping that begins here @ '{'
        guess: put ',' at the end of the line above
      """),
    Row(
      "missing comma between unindented lines", "a: {b: 1\nc: 2}\nd: 3\n",
      """
      error [yaml-syntax] ',' is missing before 'c' @ 'c'
        note: inside the mapping that begins here @ '{'
        guess: put ',' at the end of the line above
      """),
    Row(
      "two commas", "a: [b,,c]\n",
      """
      error [yaml-syntax] nothing stands before this ','; remove it or write the value @ ','
        note: inside the list that begins here @ '['
        guess: remove ','
      """),
    Row(
      "comma first", "a: {,b: 1}\n",
      """
      error [yaml-syntax] nothing stands before this ','; remove it or write the value @ ','
        note: inside the mapping that begins here @ '{'
        guess: remove ','
      """),
    Row(
      "dash in brackets", "a: [- b]\n",
      """
      error [yaml-syntax] '-' begins no entry inside brackets; separate entries by ',' @ '-'
        note: inside the list that begins here @ '['
      """),
    Row(
      "text with a colon in braces", "a: {b: c: d}\n",
      """
      error [yaml-syntax] 'c: d' contains ': ', which would begin a key; quote the text @ 'c: d'
        note: inside the mapping that begins here @ '{'
        guess: quote 'c: d'
      """),
  ]
}
