import SheetDiagnostics
import Testing

@testable import SheetYAML

@Suite struct PreScanTests {
  @Test(arguments: faults) func aFaultOfTheBytesIsFoundAtItsBytes(row: Row) {
    #expect(Reading(row.text).messages == row.expected)
  }

  static let faults: [Row] = [
    Row(
      "control character", "a: x\u{7}y\nb: \"\u{1B}\"\n",
      """
      error [control-character] U+0007 is a control character; remove it @ '\u{7}'
        guess: remove the character
      """,
      """
      error [control-character] U+001B is a control character; remove it @ '\u{1B}'
        guess: remove the character
      """),
    Row(
      "delete", "a: x\u{7F}\n",
      """
      error [control-character] U+007F is a control character; remove it @ '\u{7F}'
        guess: remove the character
      """),
    Row(
      "second control block", "a: é\u{9B}\n",
      """
      error [control-character] U+009B is a control character; remove it @ '\u{9B}'
        guess: remove the character
      """),
    Row(
      "the same more than once", "a: \u{1}\nb: \u{1}\u{1}\n",
      """
      error [control-character] U+0001 is a control character; remove it @ '\u{1}'
        note: 2 more in this file
        guess: remove each of them
      """),
    Row(
      "next line", "a: b # c\u{85}d: e\n",
      """
      error [hidden-line-break] U+0085 is a line break that few editors show; use an ordinary one @ \
      '\u{85}'
        guess: replace it with a line break
      """),
    Row(
      "line separator", "a: b # c\u{2028}d: e\n",
      """
      error [hidden-line-break] U+2028 is a line break that few editors show; use an ordinary one @ \
      '\u{2028}'
        guess: replace it with a line break
      """),
    Row(
      "paragraph separator", "a: b\u{2029}\n",
      """
      error [hidden-line-break] U+2029 is a line break that few editors show; use an ordinary one @ \
      '\u{2029}'
        guess: replace it with a line break
      """),
    Row(
      "carriage return alone", "a: 1\rb: 2\r\nc: 3\r",
      """
      error [hidden-line-break] a carriage return stands alone here; end lines with LF or CRLF @ '\r'
        note: 1 more in this file
        guess: replace each with a line break
      """),
    Row(
      "byte-order mark inside", "a: 1\n\u{FEFF}b: 2\n",
      """
      error [byte-order-mark] a byte-order mark stands inside the file; it belongs only at the very \
      start @ '\u{FEFF}'
        safe: remove the byte-order mark
      """),
    Row(
      "byte-order mark before a key that stands further in",
      "a:\n  b:\n    c: 1\n    d: 2\n  \u{FEFF}e:\n    c: 1\n    d: 2\n",
      """
      error [byte-order-mark] a byte-order mark stands inside the file; it belongs only at the very \
      start @ '\u{FEFF}'
        safe: remove the byte-order mark
      """),
    Row(
      "two byte-order marks", "\u{FEFF}\u{FEFF}a: 1\n",
      """
      error [byte-order-mark] a byte-order mark stands inside the file; it belongs only at the very \
      start @ '\u{FEFF}'
        safe: remove the byte-order mark
      """),
    Row(
      "no character", "a: \u{FFFE}\n",
      """
      error [control-character] U+FFFE is not a character; remove it @ '\u{FFFE}'
        guess: remove it
      """),
  ]

  struct Bytes: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let bytes: [UInt8]
    let start: UInt32
    let end: UInt32

    init(_ label: String, _ bytes: [UInt8], at start: UInt32, _ end: UInt32) {
      (testDescription, self.bytes, self.start, self.end) = (label, bytes, start, end)
    }
  }

  @Test(arguments: notUTF8) func bytesThatAreNotUTF8AreFound(row: Bytes) throws {
    let reading = Reading(bytes: Array("a: 'x".utf8) + row.bytes + Array("y'\nb: 1\n".utf8))
    let found = try #require(reading.report.diagnostics.first)

    #expect(reading.report.errorCount == 1)
    #expect(found.id == .encoding)
    #expect(found.span?.start == 5 + row.start)
    #expect(found.span?.end == 5 + row.end)
    #expect(reading.value("b").map(reading.source) == "1")
  }

  static let notUTF8: [Bytes] = [
    Bytes("Latin-1", [0xE9], at: 0, 1),
    Bytes("a trailing byte alone", [0x80], at: 0, 1),
    Bytes("an overlong slash", [0xC0, 0xAF], at: 0, 1),
    Bytes("an overlong form of three bytes", [0xE0, 0x80, 0xAF], at: 0, 1),
    Bytes("a surrogate", [0xED, 0xA0, 0x80], at: 0, 1),
    Bytes("beyond U+10FFFF", [0xF4, 0x90, 0x80, 0x80], at: 0, 1),
    Bytes("a lead byte that never is", [0xFF], at: 0, 1),
    Bytes("two bytes of three", [0xE2, 0x82], at: 0, 2),
    Bytes("after a character", [0xC3, 0xA9, 0xFE], at: 2, 3),
  ]

  @Test func aFileThatEndsInsideACharacterIsNotUTF8() {
    #expect(
      Reading(bytes: [0x61, 0x3A, 0x20, 0xE2, 0x82]).report.diagnostics.map(\.id) == [.encoding])
  }

  @Test(arguments: [
    ("UTF-16 (little endian)", [0xFF, 0xFE, 0x61, 0x00] as [UInt8]),
    ("UTF-16 (big endian)", [0xFE, 0xFF, 0x00, 0x61]),
    ("UTF-16 (little endian)", [0x61, 0x00, 0x3A, 0x00]),
    ("UTF-16 (big endian)", [0x00, 0x61, 0x00, 0x3A]),
    ("UTF-32 (little endian)", [0xFF, 0xFE, 0x00, 0x00, 0x61, 0x00, 0x00, 0x00]),
    ("UTF-32 (big endian)", [0x00, 0x00, 0xFE, 0xFF, 0x00, 0x00, 0x00, 0x61]),
    ("UTF-32 (little endian)", [0x61, 0x00, 0x00, 0x00]),
    ("UTF-32 (big endian)", [0x00, 0x00, 0x00, 0x61]),
  ]) func anotherEncodingIsRefusedByName(name: String, bytes: [UInt8]) {
    let reading = Reading(bytes: bytes)

    #expect(reading.messages == ["error [encoding] the file is \(name); save it as UTF-8 @ ''"])
    #expect(!reading.tree.isComplete)
  }

  @Test func aZeroByteAloneIsAControlCharacter() {
    #expect(Reading(bytes: [0]).report.diagnostics.map(\.id) == [.controlCharacter])
  }

  @Test(arguments: [
    (
      "a picture",
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x7F] as [UInt8], 8
    ),
    ("an archive", [0x1F, 0x8B, 8, 0, 0xE2, 0x28, 0xA1, 0x3A, 0x20], 3),
    ("a text before it", Array("a: 1\nb: [\n".utf8) + [0x1B, 0x01, 0, 0xFF], 12),
  ]) func whatIsNoTextIsOneError(label: String, bytes: [UInt8], zero: UInt32) throws {
    let reading = Reading(bytes: bytes)
    let found = try #require(reading.report.diagnostics.first)

    #expect(reading.report.diagnostics.count == 1)
    #expect(found.id == .encoding)
    #expect(
      found.message
        == "the file is not text, as the zero byte here shows; a sheets file is YAML in UTF-8")
    #expect(found.span?.start == zero)
    #expect(!reading.tree.isComplete)
  }

  @Test func faultsAtEveryOffsetOfAWordAreFound() {
    for offset in 0..<24 {
      let text = String(repeating: "a", count: offset) + "\u{1}" + "bbbbbbbbbbb\n"
      let spans = Reading(text).report.diagnostics.compactMap(\.span)
      #expect(spans.map(\.start) == [UInt32(offset)])
    }
  }

  @Test func aBadByteInACommentLeavesNothingOut() {
    let reading = Reading(bytes: Array("a: 1 # ".utf8) + [0xFF] + Array("\nb: 2\n".utf8))

    #expect(reading.report.errorCount == 1)
    #expect(reading.outline == "{a: 1, b: 2}")
    #expect(reading.tree.isComplete)
  }

  @Test func theRestOfAFileWithABadByteIsRead() {
    let reading = Reading(bytes: Array("a: [x, y\nb: ".utf8) + [0xFF] + Array("\n".utf8))

    #expect(reading.report.diagnostics.map(\.id) == [.yamlSyntax, .encoding])
  }
}
