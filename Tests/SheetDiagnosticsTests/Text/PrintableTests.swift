import SheetDiagnostics
import Testing

@Suite struct PrintableTests {
  @Test(arguments: [
    ("plain text", "plain text"), ("Größe 漢字 👍🏽", "Größe 漢字 👍🏽"), ("e\u{301}", "e\u{301}"),
    ("a\u{202E}b", "a\\u{202E}b"), ("\u{1B}[31m", "\\u{1B}[31m"), ("a\nb\tc\r", "a\\nb\\tc\\r"),
    ("\u{7F}\u{9B}", "\\u{7F}\\u{9B}"), ("\u{200B}\u{2066}\u{FEFF}", "\\u{200B}\\u{2066}\\u{FEFF}"),
    ("\u{2028}\u{AD}\u{E0041}", "\\u{2028}\\u{AD}\\u{E0041}"), ("♥\u{FE0F}", "♥\u{FE0F}"),
    ("a\u{A0}b\u{3000}", "a\\u{A0}b\\u{3000}"), ("\u{E000}\u{10FFFD}", "\\u{E000}\\u{10FFFD}"),
    (String(decoding: [0xFFFE, 0xFDD0] as [UInt16], as: UTF16.self), "\\u{FFFE}\\u{FDD0}"),
    ("\0", "\\u{0}"), ("\u{3164}", "\\u{3164}"),
  ])
  func hiddenCharactersBecomeVisible(text: String, shown: String) {
    #expect(Printable.escaped(text) == shown)
  }

  @Test(arguments: [
    ([0x61, 0xFF, 0x62], "a\\xFFb"), ([0xC3], "\\xC3"), ([0xE2, 0x82], "\\xE2\\x82"),
    ([0xC0, 0x80], "\\xC0\\x80"), ([0xED, 0xA0, 0x80], "\\xED\\xA0\\x80"),
    ([0xF4, 0x90, 0x80, 0x80], "\\xF4\\x90\\x80\\x80"), ([0xE2, 0x82, 0xAC], "€"),
    ([0xF0, 0x9F, 0x91, 0x8D, 0x05], "👍\\u{5}"), ([0xE0, 0x80, 0x41], "\\xE0\\x80A"),
  ])
  func bytesThatAreNotTextBecomeEscapes(bytes: [UInt8], shown: String) {
    var buffer = ByteBuffer()

    bytes.withUnsafeBufferPointer { Printable.append($0[...], to: &buffer) }

    #expect(buffer.text == shown)
  }
}
