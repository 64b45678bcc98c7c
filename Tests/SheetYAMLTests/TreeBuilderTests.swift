import SheetDiagnostics
import Testing

@testable import SheetYAML

/// What libyaml lets through and the language does not.
@Suite struct TreeBuilderTests {
  @Test(arguments: refused) func whatLibyamlAcceptsIsRefused(row: Row) {
    #expect(Reading(row.text).messages == row.expected)
  }

  static let refused: [Row] = [
    Row(
      "duplicate key", "a: 1\nb: 2\n'a': 3\n",
      "error [duplicate-key] 'a' is given twice @ ''a''\n  note: first given here @ 'a'"),
    Row(
      "duplicate key inside a key", "s: {a: 1, a: 2, a: 3}\n",
      "error [duplicate-key] 'a' is given twice in 's' @ 'a'\n  note: first given here @ 'a'",
      "error [duplicate-key] 'a' is given twice in 's' @ 'a'\n  note: first given here @ 'a'"),
    Row(
      "dash in brackets", "a: [-, b]\n",
      "error [yaml-syntax] '-' begins no entry inside brackets; separate entries by ',' @ '-'"),
    Row(
      "number sign after a quote", "a: 'b'#c\n",
      """
      error [comment-space] '#' begins a comment only after a space @ '#'
        safe: put a space before '#'
      """),
    Row(
      "number sign after a bracket", "a: [b]#c\n",
      """
      error [comment-space] '#' begins a comment only after a space @ '#'
        safe: put a space before '#'
      """),
    Row(
      "number sign after a block header", "a: |#c\n  b\n",
      """
      error [comment-space] '#' begins a comment only after a space @ '#'
        safe: put a space before '#'
      """),
    Row(
      "number sign after a comma", "a: [b,#c\n  d]\n",
      """
      error [comment-space] '#' begins a comment only after a space @ '#'
        safe: put a space before '#'
      """),
    Row(
      "unindented text in brackets", "a: [\nb,\nc ]\n",
      """
      error [flow-indentation] 'b' is indented by 0 spaces; lines inside these brackets are indented \
      by at least 1 @ 'b'
        note: the bracket opens here @ '['
        safe: indent the line further
      """),
    Row(
      "unindented text in braces in braces", "s:\n  a: {b: {\n  c: 1}}\n",
      """
      error [flow-indentation] 'c: 1' is indented by 2 spaces; lines inside these brackets are \
      indented by at least 3 @ 'c: 1'
        note: the bracket opens here @ '{'
        safe: indent the line further
      """),
    Row(
      "unindented closing bracket", "a: [\n  b\n]\n",
      """
      warning [flow-indentation] ']' is indented by 0 spaces; lines inside these brackets are \
      indented by at least 1 @ ']'
        note: the bracket opens here @ '['
        safe: indent the line further
      """),
    Row(
      "closing bracket left of its key", "s:\n  a: [\n    b\n ]\n",
      """
      error [flow-indentation] ']' is indented by 1 space; lines inside these brackets are indented \
      by at least 3 @ ']'
        note: the bracket opens here @ '['
        safe: indent the line further
      """),
    Row(
      "unindented quoted text", "a: 'b\nc'\n",
      """
      error [indentation] 'c'' goes on with a text that begins above; indent it by at least 1, or \
      close the text before it @ 'c''
        note: the text begins here @ '''
        guess: indent the line further
      """),
    Row(
      "unindented plain text in brackets", "s:\n  a: [b\n  c]\n",
      """
      error [indentation] 'c' goes on with a text that begins above; indent it by at least 3, or \
      close the text before it @ 'c'
        note: the text begins here @ 'b'
        guess: indent the line further
      """),
    Row(
      "tab before quoted text", "a: \"b\n\tc\"\n",
      """
      error [tab-indentation] indentation uses a tab; indent with spaces @ '\t'
        note: the text begins here @ '"'
        guess: replace the tab with spaces
      """),
    Row(
      "tab in brackets", "- [\n\tfoo,\n bar ]\n",
      """
      error [tab-indentation] indentation uses a tab; indent with spaces @ '\t'
        note: the bracket opens here @ '['
        guess: replace the tab with spaces
      """),
    Row(
      "blank line deeper than a text block", "a: >\n \n  \n   \n # comment\n",
      """
      error [indentation] this empty line has 3 spaces, more than the 1 before the text below it @ \
      '   '
        safe: remove the spaces
      """),
    Row(
      "escape of a control character", "a: \"x\\x1b[0m\\0\"\n",
      """
      error [control-character] '\\x1b' puts U+001B into the text; only '\\n' and '\\t' of the \
      control characters may be in it @ '\\x1b'
      """,
      """
      error [control-character] '\\0' puts U+0000 into the text; only '\\n' and '\\t' of the \
      control characters may be in it @ '\\0'
      """),
    Row(
      "escape of a hidden line break", "a: \"é\\L\\u0085\"\n",
      """
      error [control-character] '\\L' puts U+2028 into the text; only '\\n' and '\\t' of the \
      control characters may be in it @ '\\L'
      """,
      """
      error [control-character] '\\u0085' puts U+0085 into the text; only '\\n' and '\\t' of the \
      control characters may be in it @ '\\u0085'
      """),
    Row(
      "tag", "a: !!str 1\nb: ! c\nd: &x !e {f: 1}\n",
      """
      error [tag] '!!str' is a tag, and a sheets file has none; write the value alone @ '!!str'
        guess: remove '!!str'
      """,
      """
      error [tag] '!' is a tag, and a sheets file has none; write the value alone @ '!'
        guess: remove '!'
      """,
      """
      error [tag] '!e' is a tag, and a sheets file has none; write the value alone @ '!e'
        guess: remove '!e'
      """),
    Row(
      "complex key", "a:\n  ? {b: 1}\n  : c\nd: 1\n",
      "error [explicit-key] '?' begins a key of its own; write 'key: value' without it @ '?'"),
    Row(
      "keys inside keys", "a:\n  ? ? ? {b: 1}\n",
      "error [explicit-key] '?' begins a key of its own; write 'key: value' without it @ '?'"),
    Row(
      "question mark in brackets", "a: [? b]\n",
      "error [explicit-key] '?' begins a key of its own; write 'key: value' without it @ '?'"),
    Row(
      "dash in brackets", "a: [-, b]\n",
      "error [yaml-syntax] '-' begins no entry inside brackets; separate entries by ',' @ '-'"),
    Row(
      "alias as a key", "a: &x b\n*x : c\n",
      "error [alias-key] '*x' stands where a key is expected; write the key itself @ '*x'\n  safe: write 'b'"
    ),
  ]

  @Test(arguments: accepted) func ordinaryFormsAreAccepted(row: Row) {
    let reading = Reading(row.text)

    #expect(reading.messages == [])
    #expect(reading.outline == row.expected[0])
    #expect(reading.tree.isComplete)
  }

  static let accepted: [Row] = [
    Row("nothing", "", ""),
    Row("comments alone", "# a\n\n  # b\n", ""),
    Row("an empty document", "---\n", ""),
    Row("a byte-order mark alone", "\u{FEFF}", ""),
    Row("JSON", "{\"a\":1,\"b\":[true,null]}\n", "{a: 1, b: [true, null]}"),
    Row("tab before a comment", "a: 1\t# b\n", "{a: 1}"),
    Row("tab after a colon", "a:\t1\n", "{a: 1}"),
    Row("tab inside a text block", "a: |\n  b\n  \tc\n", "{a: b\n\tc\n}"),
    Row("tab inside brackets", "a: [b,\tc]\n", "{a: [b, c]}"),
    Row("slash escape", "a: \"\\/\"\n", "{a: /}"),
    Row("quoted merge key", "a: &x {b: 1}\nc: {\"<<\": 2}\n", "{a: {b: 1}, c: {<<: 2}}"),
    Row("question mark in a word", "?a: 1\nb: ?c\n", "{?a: 1, b: ?c}"),
    Row("dash in a word", "a: [-b, --]\n-c: 1\n", "{a: [-b, --], -c: 1}"),
    Row("number sign in a word", "a: b#c\nd#e: 1\n", "{a: b#c, d#e: 1}"),
    Row("version directive", "--- # first\na: 1\n", "{a: 1}"),
    Row("end of the document", "a: 1\n...\n# b\n", "{a: 1}"),
    Row("text that looks like a marker", "a: --- b\n", "{a: --- b}"),
    Row("one entry for a whole file", "a", "a"),
    Row("empty lines in brackets", "a: [b,\n\n\n  c]\n", "{a: [b, c]}"),
    Row("brackets at the top level", "[\na,\nb\n]\n", "[a, b]"),
    Row("quoted text at the top level", "\"a\nb\"\n", "a b"),
    Row("literal with a leading blank line", "a: |\n\n  b\n", "{a: \nb\n}"),
  ]

  @Test func aRefusedKeyKeepsItsValueOutOfTheTree() {
    #expect(Reading("a: 1\n? [b]\n: {c: 1}\nd: 2\n").outline == "{a: 1, d: 2}")
    #expect(Reading("a: 1\na: {c: 1}\nd: 2\n").outline == "{a: 1, d: 2}")
    #expect(Reading("\"\": {a: 1}\nd: 2\n").outline == "{d: 2}")
    #expect(Reading("b: {height:300, c: 1}\n").outline == "{b: {c: 1}}")
  }

  @Test func aRefusedKeyIsNotAlsoADuplicate() throws {
    let reading = Reading("b: {c:1, c:1}\n")

    #expect(reading.report.diagnostics.map(\.id) == [.missingSpace, .missingSpace])
    #expect(try reading.tree.count(#require(reading.value("b"))) == 0)
  }

  @Test func manyKeysAreComparedToo() {
    let keys = (0..<3000).map { "key\($0): 1\n" }.joined()
    let reading = Reading(keys + "\"key\\x31234\": 2\n")

    #expect(
      reading.messages == [
        """
        error [duplicate-key] 'key1234' is given twice @ '"key\\x31234"'
          note: first given here @ 'key1234'
        """
      ])
    #expect(reading.tree.count(reading.tree.root!) == 3000)
  }
}
