import SheetDiagnostics
import Testing

@testable import SheetYAML

/// Lines that fit nothing above them, and characters that YAML takes for its own.
@Suite struct LineErrorWordsTests {
  @Test(arguments: traps) func aTrapSaysWhatToChange(row: Row) {
    #expect(Reading(row.text).messages == row.expected)
  }

  @Test(arguments: [
    (
      "a:\n- id: b\n  c: 1\n - d\n",
      "a:\n- id: b\n  c: 1\n- d\n"
    ),
    (
      "s:\n  a:\n  - id: b\n    c:\n      e: 1\n     - d\n",
      "s:\n  a:\n  - id: b\n    c:\n      e: 1\n  - d\n"
    ),
    (
      "a:\n  - b:\n      - c\n     - d\n",
      "a:\n  - b:\n      - c\n      - d\n"
    ),
    (
      "a:\n  - b\n  -c\n",
      "a:\n  - b\n  - c\n"
    ),
    (
      "a:\n  - id: b\n    c: 1\n  -d\ne: 1\n",
      "a:\n  - id: b\n    c: 1\n  - d\ne: 1\n"
    ),
    (
      "a:\n  - b\n  -id: c\n    d: 1\n",
      "a:\n  - b\n  - id: c\n    d: 1\n"
    ),
    (
      "a:\n  b [c, d]\n  e: 1\n",
      "a:\n  b: [c, d]\n  e: 1\n"
    ),
    (
      "a:\n  e: 1\n  b {}\n",
      "a:\n  e: 1\n  b: {}\n"
    ),
    (
      "a:\n  e: 1\n  b c # d\n",
      "a:\n  e: 1\n  b: c # d\n"
    ),
  ])
  func aLineBecomesWhatItsSiblingsAre(text: String, expected: String) throws {
    let reading = Reading(text)
    let fixIt = try #require(reading.report.diagnostics.first?.fixIts.first)

    let fixed = SourceEdits(fixIt.edits).applied(to: Array(text.utf8))

    #expect(String(decoding: fixed, as: UTF8.self) == expected)
    #expect(Reading(expected).messages == [])
  }

  static let traps: [Row] = [
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
      "wrong dedent of an entry below keys", "a:\n- id: b\n  c: 1\n - d\n",
      """
      error [indentation] this entry is indented by 1 space, and the lines above it by 0 or 2 @ '-'
        guess: indent it by 0 spaces
      """),
    Row(
      "entry without a list", "a:\n    b: 1\n  - c\n",
      """
      error [indentation] this entry is indented by 2 spaces, and the lines above it by 0 or 4 @ '-'
      """),
    Row(
      "no space after a dash", "a:\n  - b\n  -c\n",
      """
      error [missing-space] '-c' is no list entry; a space is missing after '-' @ '-c'
        note: inside 'a' @ 'a'
        safe: put a space after '-'
      """),
    Row(
      "no colon before brackets", "a: 1\nb [c, d]\n",
      """
      error [yaml-syntax] ':' is missing after 'b' @ 'b'
        guess: put ':' after 'b'
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
        note: inside 'a' @ 'a'
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
      "missing space in the first line of a mapping", "a:\n  b:\n    c:d\n    e: 1\n",
      """
      error [missing-space] 'c:d' has no space after ':', so it is no key @ 'c:d'
        note: inside 'b' @ 'b'
        safe: put a space after ':'
      """),
    Row(
      "anchor without a space", "t: &t{c: 3}\nb: 1\n",
      """
      error [missing-space] a space is missing after the anchor '&t' @ '&t'
        safe: put a space after '&t'
      """),
    Row(
      "sign before a key", "a:\n  @b: 1\n",
      """
      error [yaml-syntax] '@b' begins with '@', which YAML reserves; a key begins with a letter @ '@b'
        note: inside 'a' @ 'a'
        guess: remove '@'
      """),
    Row(
      "block sign before a key", "a:\n  >b:\n    c: 1\n",
      """
      error [yaml-syntax] '>b' begins with '>', which begins a text on the lines below; a key begins with a letter @ '>b'
        note: inside 'a' @ 'a'
        guess: remove '>'
      """),
    Row(
      "percent sign before a text", "% a note\na: 1\n",
      """
      error [directive] '% a note' begins with '%', as a directive of YAML does; a comment begins with '#' @ '% a note'
        guess: make a comment of it
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
}
