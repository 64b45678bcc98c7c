import SheetDiagnostics
import Testing

@testable import SheetYAML

/// Every mistake of YAML that LANGUAGE.md or libyaml makes a trap, with its words and its place.
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
      error [yaml-syntax] 'fitContent' is a whole value, so 'min' cannot follow it; write '- at: fitContent' to give it options @ 'fitContent'
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
    Row(
      "wrong dedent", "sheets:\n  a:\n      x: 1\n    y: 2\n    z: 3\n  b: 1\n",
      """
      error [indentation] 'y' is indented by 4 spaces, and the lines above it by 2 or 6 @ 'y'
        note: inside 'sheets' @ 'sheets'
        guess: indent it by 6 spaces
      """),
    Row(
      "wrong dedent of an entry", "a:\n  - b\n - c\n",
      """
      error [indentation] this entry is indented by 1 space, and the lines above it by 0 or 2 @ '-'
        guess: indent it by 2 spaces
      """),
    Row(
      "wrong dedent in an entry", "- a: 1\n b: 2\n",
      """
      error [indentation] 'b' is indented by 1 space, and the lines above it by 0 or 2 @ 'b'
        guess: indent it by 2 spaces
      """),
    Row(
      "over-indented key", "a:\n  b: 1\n    c: 2\n",
      """
      error [indentation] 'c' is indented under 'b', which has a value already; indent both alike @ 'c'
        note: the value stands here @ '1'
        guess: indent it by 2 spaces
      """),
    Row(
      "over-indented key below a quoted value", "a: 'b'\n  c: d\n",
      """
      error [indentation] 'c' is indented under 'a', which has a value already; indent both alike @ 'c'
        note: the value stands here @ ''b''
        guess: indent it by 0 spaces
      """),
    Row(
      "key in a list", "a:\n  - b\n  c: 1\n",
      """
      error [yaml-syntax] 'c: 1' is a key in a list; begin the entry with '- ' @ 'c: 1'
        note: inside 'a' @ 'a'
        guess: begin an entry
      """),
    Row(
      "entry among keys", "a: 1\n- b\n",
      """
      error [yaml-syntax] '- b' is a list entry among keys; indent it under the key it belongs to @ '- b'
      """),
    Row(
      "reserved at sign", "a: @b\n",
      """
      error [yaml-syntax] '@b' begins with '@', which YAML reserves; quote it @ '@b'
        safe: quote '@b'
      """),
    Row(
      "reserved backtick", "a: `b`\n",
      """
      error [yaml-syntax] '`b`' begins with '`', which YAML reserves; quote it @ '`b`'
        safe: quote '`b`'
      """),
    Row(
      "reserved percent", "a: [%b]\n",
      """
      error [yaml-syntax] '%b' begins with '%', which YAML reserves; quote it @ '%b'
        note: inside the list that begins here @ '['
        safe: quote '%b'
      """),
    Row(
      "unknown escape", "a: \"C:\\path\"\n",
      """
      error [yaml-syntax] '\\p' is no escape; write '\\\\' for a backslash, or use single quotes @ '\\p'
        safe: double the backslash
      """),
    Row(
      "escape without digits", "a: \"\\xZZ\"\n",
      """
      error [yaml-syntax] '\\x' takes 2 hexadecimal digits @ '\\xZZ'
      """),
    Row(
      "half a character", "a: \"\\ud83d\"\n",
      """
      error [yaml-syntax] '\\ud83d' is no character; write the character itself @ '\\ud83d'
      """),
    Row(
      "character in two halves", "a: \"\\ud83d\\ude00\"\n",
      """
      error [yaml-syntax] '\\ud83d\\ude00' is one character in two halves; write '\\U0001F600' or itself @ '\\ud83d\\ude00'
        safe: replace it with '\\U0001F600'
      """),
    Row(
      "no space after a colon", "a:1\nb: 2\n",
      """
      error [missing-space] 'a:1' has no space after ':', so it is no key @ 'a:1'
        safe: put a space after ':'
      """),
    Row(
      "no colon", "a: 1\nb\nc: 2\n",
      """
      error [yaml-syntax] 'b' has no ':' after it; write 'key: value' @ 'b'
      """),
    Row(
      "no colon at the end", "a: 1\nb\n",
      """
      error [yaml-syntax] 'b' has no ':' after it; write 'key: value' @ 'b'
      """),
    Row(
      "no colon above a key", "a:\n  b\n  c: d\n",
      """
      error [yaml-syntax] 'b' has no ':' after it; write 'key: value' @ 'b'
      """),
    Row(
      "braces at the margin", "a:\n{b: \"c:d\"}\ne: 1\n",
      """
      error [flow-indentation] '{b: "c:d"}' is indented no further than its key; indent it @ '{b: "c:d"}'
        safe: indent it further
      """),
    Row(
      "list on the line of its key", "a: - b\n",
      """
      error [yaml-syntax] '- b' begins a list on the line of its key; write it on the next line, or the list in brackets @ '- b'
      """),
    Row(
      "mapping on the line of its key", "a: \"b\": c\n",
      """
      error [yaml-syntax] '"b": c' would begin a mapping on the line of its key; write it on the next line, indented @ '"b": c'
      """),
    Row(
      "text after a closing quote", "a: \"b\" c\n",
      """
      error [yaml-syntax] 'c' follows the closing quote; put all of the text inside the quotes @ 'c'
      """),
    Row(
      "quote inside single quotes", "a: 'it's'\nb: 1\n",
      """
      error [yaml-syntax] 's'' follows the closing quote; a quote inside single quotes is written twice @ ''s''
      """),
    Row(
      "quote inside double quotes", "a: \"x\"y\"\n",
      """
      error [yaml-syntax] 'y"' follows the closing quote; a quote inside double quotes is written '\\"' @ '"y"'
      """),
    Row(
      "text after a closing bracket", "a: [b] c\n",
      """
      error [yaml-syntax] 'c' follows the closing ']'; nothing may follow it on the line but a comment @ 'c'
      """),
    Row(
      "empty key", ": a\n",
      """
      error [empty-key] a key is missing before ':'; write 'key: value' @ ':'
      """),
    Row(
      "empty key in braces", "{: a}\n",
      """
      error [empty-key] a key is missing before ':'; write 'key: value' @ ':'
        note: inside the mapping that begins here @ '{'
      """),
    Row(
      "quoted empty key", "\"\": a\n",
      """
      error [empty-key] a key is missing here; write a name before ':' @ '""'
      """),
    Row(
      "key over two lines", "\"a\n b\": c\n",
      """
      error [yaml-syntax] the key that begins with '"a' goes on over lines; a key stands on one line @ '"a'
      """),
    Row(
      "text block with text on its line", "a: | text\nb: 1\n",
      """
      error [yaml-syntax] '| text' begins with '|', which begins a text on the lines below; quote it @ '| text'
        guess: quote '| text'
      """),
    Row(
      "text block with a wrong indentation", "a: |0\n  x\n",
      """
      error [yaml-syntax] '|0' begins with '|', which begins a text on the lines below; quote it @ '|0'
        guess: quote '|0'
      """),
    Row(
      "blank line deeper than a text block", "a: >\n    \n  x\nb: 1\n",
      """
      error [indentation] this empty line has 4 spaces, more than the 2 before the text below it @ '    '
        safe: remove the spaces
      """),
    Row(
      "ampersand", "a: &\nb: 1\n",
      """
      error [yaml-syntax] '&' begins an anchor; quote it @ '&'
        safe: quote '&'
      """),
    Row(
      "tag that is not closed", "a: !<foo\n",
      """
      error [tag] '!<foo' begins with '!', which begins a tag; quote it if it is text @ '!<foo'
        guess: quote '!<foo'
      """),
    Row(
      "tag with an unknown handle", "a: !x!y z\n",
      """
      error [tag] '!x!y z' begins with '!', which begins a tag; quote it if it is text @ '!x!y z'
        guess: quote '!x!y z'
      """),
    Row(
      "anchor of an alias", "a: &x 1\nb: &y *x\n",
      """
      error [yaml-syntax] '*x' is an alias, which has no anchor of its own @ '*x'
      """),
    Row(
      "comma first in a value", "a: ,b\n",
      """
      error [yaml-syntax] ',b' begins with ',', which separates entries inside brackets; quote it @ ',b'
        safe: quote ',b'
      """),
    Row(
      "explicit key", "? a\n: b\n",
      """
      error [explicit-key] '?' begins a key of its own; write 'key: value' without it @ '?'
      """),
    Row(
      "explicit key in braces", "a: {? b : c}\n",
      """
      error [explicit-key] '?' begins a key of its own; write 'key: value' without it @ '?'
      """),
    Row(
      "explicit key in brackets", "a: [?b]\n",
      """
      error [explicit-key] '?' begins a key of its own; write 'key: value' without it @ '?'
      """),
    Row(
      "complex key", "[a]: b\n",
      """
      error [complex-key] a key is a single word, but a list or mapping starts here @ '['
      """),
    Row(
      "question mark as a value", "a: ? b\n",
      """
      error [yaml-syntax] '? b' begins with '?', which begins a key of its own; quote it @ '? b'
        safe: quote '? b'
      """),
    Row(
      "key without a value in brackets", "a: {b:}\n",
      """
      error [yaml-syntax] 'b:' has no value; write one after ': ', or quote it as text @ 'b:'
        note: inside the mapping that begins here @ '{'
      """),
    Row(
      "directive", "%YAML 1.2\n---\na: 1\n",
      """
      error [directive] '%YAML 1.2' is a directive, and a sheets file has none; remove the line @ '%YAML 1.2'
        safe: remove '%YAML 1.2'
      """),
    Row(
      "directive after content", "a: 1\n%TAG ! x\nb: 2\n",
      """
      error [directive] '%TAG ! x' is a directive, and a sheets file has none; remove the line @ '%TAG ! x'
        safe: remove '%TAG ! x'
      """),
    Row(
      "second document", "a: 1\n---\nb: 1\n",
      """
      error [second-document] '---' begins a second document; a sheets file is one, so use a file each @ '---'
      """),
    Row(
      "document after an end", "a: 1\n...\nb: 1\n",
      """
      error [second-document] 'b: 1' begins a second document; a sheets file is one, so use a file each @ 'b: 1'
      """),
    Row(
      "mapping after a scalar", "a\n: b\n",
      """
      error [yaml-syntax] ': b' follows a value that is complete; a sheets file is one mapping of keys @ ': b'
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
    Row("directive", "%YAML 1.2\n---\na: 1\n", "\n---\na: 1\n"),
  ]
}
