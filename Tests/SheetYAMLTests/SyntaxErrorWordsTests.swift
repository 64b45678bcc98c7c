import SheetDiagnostics
import Testing

@testable import SheetYAML

/// Mistakes of YAML that sheets files invite, with their words and places, and what their fix-its make of a file.
@Suite struct SyntaxErrorWordsTests {
  @Test(arguments: traps) func aTrapSaysWhatToChange(row: Row) {
    #expect(Reading(row.text).messages == row.expected)
  }

  @Test(arguments: [
    ("a:\n\tb: 1\n\tc:\n\t\td: 2\n", "a:\n  b: 1\n  c:\n    d: 2\n"),
    ("s:\n  a:\n\tb: 1\n\n\tc: 2\n", "s:\n  a:\n    b: 1\n\n    c: 2\n"),
    (
      "s:\n  a: # text\n  # more\n\tb: 1\n\tc:\n\t\t- d\n",
      "s:\n  a: # text\n  # more\n    b: 1\n    c:\n        - d\n"
    ),
    ("s:\n  a: 1\n\tb: 1\n", "s:\n  a: 1\n  b: 1\n"),
    ("s:\n  a:\n    b: 1\n\tc: 1\n", "s:\n  a:\n    b: 1\n    c: 1\n"),
    ("s:\n  a:\n  \tb: 1\n", "s:\n  a:\n    b: 1\n"),
    ("s:\n  a: {\n\tb: 1}\n", "s:\n  a: {\n    b: 1}\n"),
  ])
  func tabsBecomeSpacesThatStandBelowTheKeyAbove(text: String, expected: String) throws {
    let reading = Reading(text)
    let fixIt = try #require(reading.report.diagnostics.first?.fixIts.first)

    let fixed = SourceEdits(fixIt.edits).applied(to: Array(text.utf8))

    #expect(String(decoding: fixed, as: UTF8.self) == expected)
  }

  static let traps: [Row] = [
    Row(
      "unquoted colour in braces", "a: {color: #fff, opacity: 1}\nb: 2\n",
      """
      error [yaml-syntax] '#' starts a comment here, so 'color' has no value; quote the colour @ '#fff'
        note: inside the mapping that begins here @ '{'
        safe: quote '#fff'
      """),
    Row(
      "unquoted colour in braces, lines later",
      "themes:\n  card:\n    dimming: {color: #000000, opacity: 0.4}\n    cornerRadius: 3\nsheets:\n  a: 1\n",
      """
      error [yaml-syntax] '#' starts a comment here, so 'color' has no value; quote the colour @ '#000000'
        note: inside the mapping that begins here @ '{'
        safe: quote '#000000'
      """),
    Row(
      "word behind a number sign", "a: {sizing: #fixed, b: 1}\nb: 2\n",
      """
      error [yaml-syntax] '#' starts a comment here, so 'sizing' has no value; write 'fixed', or quote it with its '#' @ '#fixed'
        note: inside the mapping that begins here @ '{'
        guess: remove '#'
      """),
    Row(
      "number sign in a list", "a: [x, #y]\nb: 1\n",
      """
      error [yaml-syntax] '#' starts a comment here, so the rest of the line is not read; quote the text @ '#y'
        note: inside the list that begins here @ '['
        guess: quote '#y'
      """),
    Row(
      "text with a colon", "summary: Form: saved later\nb: 1\n",
      """
      error [yaml-syntax] 'Form: saved later' contains ': ', which would begin a key; quote the text @ 'Form: saved later'
        guess: quote 'Form: saved later'
      """),
    Row(
      "no space after a colon in braces", "a: {height:300}\n",
      """
      error [missing-space] 'height:300' has no space after ':', so it is a key without a value @ 'height:300'
        safe: put a space after ':'
      """),
    Row(
      "word followed by an option", "detents:\n  - fitContent\n    min: 240\n",
      """
      error [yaml-syntax] 'fitContent' is a whole value, so 'min' cannot follow it; write '- at: fitContent' to give it options, or indent 'min' less @ 'fitContent'
        note: 'min' follows here @ 'min'
        guess: put 'at:' before it
      """),
    Row(
      "version with an operator", "requires: >=1.0\nb: 1\n",
      """
      error [yaml-syntax] '>=1.0' begins with '>', which begins a text on the lines below; quote it @ '>=1.0'
        safe: quote '>=1.0'
      """),
    Row(
      "glob in brackets", "inputs: [*.yaml]\n",
      """
      error [yaml-syntax] '*.yaml' begins with '*', which begins an alias; quote it @ '*.yaml'
        note: inside the list that begins here @ '['
        safe: quote '*.yaml'
      """),
    Row(
      "glob", "inputs: *.yaml\nb: 1\n",
      """
      error [yaml-syntax] '*.yaml' begins with '*', which begins an alias; quote it @ '*.yaml'
        safe: quote '*.yaml'
      """),
    Row(
      "glob that is an alias", "- *glob\n",
      """
      error [undefined-alias] '*glob' is an alias of an anchor that is not given above it; quote it if it is text @ '*glob'
        guess: quote '*glob'
      """),
    Row(
      "value behind a value", "a: {b: c {d: 2}}\n",
      """
      error [yaml-syntax] ',' and a key are missing before '{' @ '{'
        note: inside the mapping that begins here @ '{'
      """),
    Row(
      "tab", "sheets:\n\ta: 1\n",
      """
      error [tab-indentation] indentation uses a tab; indent with spaces @ '\t'
        guess: replace the tab with spaces
      """),
    Row(
      "tab below spaces", "sheets:\n  a: 1\n\tb: 1\n",
      """
      error [tab-indentation] indentation uses a tab; indent with spaces @ '\t'
        note: inside 'sheets' @ 'sheets'
        guess: replace the tab with spaces
      """),
    Row(
      "tab on an empty line", "a: 1\n\t\nb: 2\n",
      """
      error [tab-indentation] a tab stands before nothing but a line's end or a comment; remove it @ '\t'
        safe: remove the tab
      """),
    Row(
      "tab after a dash", "-\ta\n",
      """
      error [tab-indentation] a tab follows '-'; use a space @ '\t'
        safe: replace the tab with a space
      """),
  ]

  @Test func aSafeFixOfAColourQuotesIt() {
    let reading = Reading("a: {color: #fff, opacity: 1}\n")

    #expect(reading.repaired == "a: {color: \"#fff\", opacity: 1}\n")
  }

  @Test(arguments: repairs) func theFixItRepairsTheFile(row: Row) throws {
    let repaired = try #require(Reading(row.text).repaired)

    #expect(repaired == row.expected[0])
    #expect(Reading(repaired).messages == [])
  }

  static let repairs: [Row] = [
    Row("missing space", "a:1\nb: 2\n", "a: 1\nb: 2\n"),
    Row("missing space in braces", "a: {b:1}\n", "a: {b: 1}\n"),
    Row(
      "text with a colon", "a: Form: \"saved\" \\ later # c\n",
      "a: \"Form: \\\"saved\\\" \\\\ later\" # c\n"),
    Row("version", "requires: >=1.0\n", "requires: \">=1.0\"\n"),
    Row("glob", "inputs: [*.yaml, b]\n", "inputs: [\"*.yaml\", b]\n"),
    Row("reserved", "a: @b\n", "a: \"@b\"\n"),
    Row(
      "word with options", "d:\n  - fitContent\n    min: 240\n",
      "d:\n  - at: fitContent\n    min: 240\n"),
    Row("surrogates", "a: \"\\ud83d\\ude00\"\n", "a: \"\\U0001F600\"\n"),
    Row("backslash", "a: \"C:\\path\"\n", "a: \"C:\\\\path\"\n"),
    Row("open quote", "a: \"abc\nb: 1\n", "a: \"abc\"\nb: 1\n"),
    Row("open bracket", "a: [b, c\nd: 1\n", "a: [b, c]\nd: 1\n"),
    Row("comma", "a: {b: 1 c: 2}\n", "a: {b: 1, c: 2}\n"),
    Row(
      "list indented less than its key", "s:\n  a:\n    b: # c\n  [1]\n",
      "s:\n  a:\n    b: # c\n      [1]\n"),
    Row("comma before a comment", "a: [{b: 1} # c\n  d]\n", "a: [{b: 1}, # c\n  d]\n"),
    Row("comma between lines", "a: {\n  b: 1\n  c: 2\n  }\n", "a: {\n  b: 1,\n  c: 2\n  }\n"),
    Row("dedent", "a:\n  b:\n    c: 1\n   d: 2\n", "a:\n  b:\n    c: 1\n    d: 2\n"),
    Row("over-indented", "a: 1\n  b: 2\n", "a: 1\nb: 2\n"),
    Row("tab", "a:\n\tb: 1\n", "a:\n  b: 1\n"),
    Row("braces at the margin", "a:\n{b: c}\n", "a:\n  {b: c}\n"),
    Row("comment", "a: 'b'# c\n", "a: 'b' # c\n"),
    Row("blank line", "a: >\n     \n  x\n", "a: >\n\n  x\n"),
    Row("bracket at the margin", "a: [\n  b,\n]\n", "a: [\n  b,\n ]\n"),
    Row("quote in quotes", "a: !t b\n", "a: b\n"),
    Row("directive", "%YAML 1.2\n---\na: 1\n", "---\na: 1\n"),
    Row("space before a bracket", "b:[{c: 1, f: 3}, d]\ne: 2\n", "b: [{c: 1, f: 3}, d]\ne: 2\n"),
    Row("colon in braces", "a: {b: 1, c {d: 2}}\n", "a: {b: 1, c: {d: 2}}\n"),
    Row("colon of the first key", "a: {b [c], d: 2}\n", "a: {b: [c], d: 2}\n"),
    Row("comma in brackets", "a: [b {c: 2}]\n", "a: [b, {c: 2}]\n"),
    Row("space before a list in braces", "a:\n  b:{c: [d]}\n", "a:\n  b: {c: [d]}\n"),
    Row("space before braces", "- b:{c: 1, d: 2}\n", "- b: {c: 1, d: 2}\n"),
    Row("colon before braces", "a:\n  b {c: 1, d: 2}\n", "a:\n  b: {c: 1, d: 2}\n"),
    Row(
      "one line indented less", "a:\n  b:\n    c: 1\nd: 2\n    e: 3\n  f: 4\n",
      "a:\n  b:\n    c: 1\n    d: 2\n    e: 3\n  f: 4\n"),
    Row(
      "name indented less", "a:\n  b:\n    c: 1\nd:\n    e: 3\n  f:\n    g: 4\n",
      "a:\n  b:\n    c: 1\n  d:\n    e: 3\n  f:\n    g: 4\n"),
    Row(
      "first line indented less", "a:\n  b:\n  c: 1\n    d: 2\n  e: 3\n",
      "a:\n  b:\n    c: 1\n    d: 2\n  e: 3\n"),
    Row(
      "line before the last", "a:\n    b: 1\nc: 2\n    d: 3\n", "a:\n    b: 1\n    c: 2\n    d: 3\n"
    ),
    Row(
      "one line indented more", "a:\n  b:\n    c: 1\n  d: 2\n    e: 3\n  f: 4\n",
      "a:\n  b:\n    c: 1\n  d: 2\n  e: 3\n  f: 4\n"),
    Row("parent beside its key", "a:  b:\n    c: 1\n", "a:\n  b:\n    c: 1\n"),
    Row(
      "sibling beside its key", "a:\r\n  b: c: 1 # d\r\n\r\n    e: 2\r\n",
      "a:\r\n  b:\r\n    c: 1 # d\r\n\r\n    e: 2\r\n"),
    Row("text with a colon", "a: b: c\nd: 1\n", "a: \"b: c\"\nd: 1\n"),
    Row("directive with a comment", "%YAML 1.2 # kept\n---\na: 1\n", "# kept\n---\na: 1\n"),
    Row("directive among comments", "# b\r\n%TAG ! x#y  # c\r\na: 1\r\n", "# b\r\n# c\r\na: 1\r\n"),
    Row("directive after content", "a: 1\n%TAG ! x # c\nb: 2\n", "a: 1\n# c\nb: 2\n"),
  ]
}
