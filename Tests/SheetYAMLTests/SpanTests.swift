import SheetDiagnostics
import Testing

@testable import SheetYAML

/// The bytes under a span are the text that was written, whatever stands around them.
@Suite struct SpanTests {
  struct Place: CustomTestStringConvertible, Sendable {
    let label: String
    let text: String
    let path: String
    let written: String
    let decoded: String?

    init(_ label: String, _ text: String, at path: String, _ written: String, _ decoded: String?) {
      self.label = label
      self.text = text
      self.path = path
      self.written = written
      self.decoded = decoded
    }

    var testDescription: String { label }
  }

  @Test(arguments: places) func aSpanCoversWhatIsWritten(place: Place) throws {
    let reading = Reading(place.text)
    let node = try #require(reading.value(place.path))

    #expect(reading.messages == [])
    #expect(reading.source(node) == place.written)
    if let decoded = place.decoded { #expect(reading.tree.text(node) == decoded) }
  }

  static let places: [Place] = [
    Place("plain", "a: b c \n", at: "a", "b c", "b c"),
    Place("plain before a comment", "a: b#c # d\n", at: "a", "b#c", "b#c"),
    Place("plain at the end of the file", "a: b", at: "a", "b", "b"),
    Place("plain over lines", "a: b\n  c\n\n  d\n", at: "a", "b\n  c\n\n  d", "b c\nd"),
    Place("plain of the length of its text", "a: b\n c\n", at: "a", "b\n c", "b c"),
    Place("double quoted", "a: \"b\" # c\n", at: "a", "\"b\"", "b"),
    Place(
      "double quoted with escapes", "a: \"b\\tc\\u00fc\"\n", at: "a", "\"b\\tc\\u00fc\"", "b\tcü"),
    Place("double quoted over lines", "a: \"b\n  c\"\n", at: "a", "\"b\n  c\"", "b c"),
    Place("double quoted with a folded line", "a: \"b\\\n  c\"\n", at: "a", "\"b\\\n  c\"", "bc"),
    Place("single quoted", "a: 'it''s'\n", at: "a", "'it''s'", "it's"),
    Place("empty quotes", "a: ''\nb: 1\n", at: "a", "''", ""),
    Place("literal", "a: |\n  b\n   c\n\nd: 1\n", at: "a", "|\n  b\n   c", "b\n c\n"),
    Place("folded", "a: >-  # x\n  b\n  c\n# d\n", at: "a", ">-  # x\n  b\n  c", "b c"),
    Place("literal with kept lines", "a: |+\n  b\n\n\nd: 1\n", at: "a", "|+\n  b", "b\n\n\n"),
    Place("literal with an indicator", "a: |2\n   b\nd: 1\n", at: "a", "|2\n   b", " b\n"),
    Place("literal at the end of the file", "a: |\n  b", at: "a", "|\n  b", "b"),
    Place("empty value", "a:\nb: 1\n", at: "a", "", ""),
    Place("empty value at the end", "a: 1\nb:", at: "b", "", ""),
    Place("empty entry", "- \n- b\n", at: "0", "", ""),
    Place("block mapping", "a:\n  b: 1\n\n  c: 2 # d\n\ne: 1\n", at: "a", "b: 1\n\n  c: 2", nil),
    Place(
      "block mapping with an empty last value", "a:\n  b: 1\n  c:\n\nd: 1\n", at: "a", "b: 1\n  c:",
      nil),
    Place("block sequence", "a:\n  - b\n  -   c\n\nd: 1\n", at: "a", "- b\n  -   c", nil),
    Place(
      "block sequence at the indentation of its key", "a:\n- b\n- c\nd: 1\n", at: "a", "- b\n- c",
      nil),
    Place("mapping in an entry", "- a: 1\n  b: 2\n- c\n", at: "0", "a: 1\n  b: 2", nil),
    Place("braces", "a: {b: 1, c: [2] } # d\n", at: "a", "{b: 1, c: [2] }", nil),
    Place(
      "braces over lines", "a: {b: 1,\n  c: 2\n  }\nd: 1\n", at: "a", "{b: 1,\n  c: 2\n  }", nil),
    Place("empty brackets", "a: []\n", at: "a", "[]", nil),
    Place("bare pair", "a: [b: 1 , c: 2]\n", at: "a.0", "b: 1", nil),
    Place("bare pair with braces inside", "a: [b: {c: 1} ]\n", at: "a.0", "b: {c: 1}", nil),
    Place("empty value in braces", "a: {b: , c: 1}\n", at: "a.b", "", ""),
    Place("anchored plain", "a: &x b\n", at: "a", "b", "b"),
    Place("anchored quotes", "a: &x  'b'\n", at: "a", "'b'", "b"),
    Place("anchored braces", "a: &x {b: 1}\n", at: "a", "{b: 1}", nil),
    Place("anchored block", "a: &x # c\n  b: 1\n  c: 2\n", at: "a", "b: 1\n  c: 2", nil),
    Place("anchored sequence", "a: &x\n- b\n- c\n", at: "a", "- b\n- c", nil),
    Place("anchored empty value", "a: &x\nb: 1\n", at: "a", "", ""),
    Place("anchored literal", "a: &x |\n  b\n", at: "a", "|\n  b", "b\n"),
    Place("two bytes", "ä: ö\nb: ü # é\nc: x\n", at: "c", "x", "x"),
    Place("key of two bytes", "ä: {ö: [ü, é]}\n", at: "ä.ö.1", "é", "é"),
    Place("four bytes", "a: 😀😀\nb: [👨‍👩‍👧, 'y']\n", at: "b.1", "'y'", "y"),
    Place("four bytes in a literal", "a: |\n  😀\n  é\nb: [x, y]\n", at: "b", "[x, y]", nil),
    Place(
      "after many code points", String(repeating: "é😀 ", count: 40) + ": [ü]\n", at: "", "", nil),
    Place("carriage returns", "a: b\r\nc:\r\n  d: e\r\n", at: "c.d", "e", "e"),
    Place("plain before a carriage return", "a: b\r\nc: 1\r\n", at: "a", "b", "b"),
    Place(
      "literal with carriage returns", "a: |\r\n  b\r\n  c\r\nd: 1\r\n", at: "a", "|\r\n  b\r\n  c",
      "b\nc\n"),
    Place("folded lines with carriage returns", "a: b\r\n  c\r\n", at: "a", "b\r\n  c", "b c"),
    Place("byte-order mark", "\u{FEFF}a: b\nc: d\n", at: "c", "d", "d"),
    Place("byte-order mark before non-ASCII", "\u{FEFF}ä: b\nc: [é, 'd']\n", at: "c.1", "'d'", "d"),
    Place("document markers", "---\na: b\n...\n", at: "a", "b", "b"),
    Place("colon in a plain text", "a: http://b\n", at: "a", "http://b", "http://b"),
  ].filter { !$0.path.isEmpty }

  @Test func aKeyHasASpanOfItsOwn() throws {
    let reading = Reading("\"a b\" : 1\n? c\n: 2\n")
    let keys = try reading.tree.entries(#require(reading.tree.root)).map { reading.source($0.key) }

    #expect(keys == ["\"a b\"", "c"])
  }

  @Test func aLongLineOfManyWidthsKeepsItsPlaces() throws {
    let words = (0..<500).map { ["a", "é", "€", "😀"][$0 % 4] + "\($0)" }
    let reading = Reading("k: [" + words.joined(separator: ", ") + "]\n")
    let list = try #require(reading.value("k"))

    #expect(reading.tree.elements(list).map { reading.source($0) } == words)
    #expect(reading.tree.elements(list).map { reading.tree.text($0) } == words)
  }
}
