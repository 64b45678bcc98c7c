import SheetCodegen
import SheetDiagnostics
import Testing

@Suite struct SwiftLiteralTests {
  @Test(arguments: [
    ("plain", #""plain""#),
    ("", "\"\""),
    ("say \"hi\"", #""say \"hi\"""#),
    (#"\(secret)"#, #""\\(secret)""#),
    (#"\u{41}"#, #""\\u{41}""#),
    ("a\nb\r\tc\0", #""a\nb\r\tc\0""#),
    ("a\u{7F}\u{1B}[31m", #""a\u{7F}\u{1B}[31m""#),
    ("a\u{85}b\u{2028}c\u{2029}", #""a\u{85}b\u{2028}c\u{2029}""#),
    ("\u{202E}evil\u{2066}", #""\u{202E}evil\u{2066}""#),
    ("zero\u{200B}width\u{FEFF}", #""zero\u{200B}width\u{FEFF}""#),
    ("größe 日本 🛒", #""größe 日本 🛒""#),
    ("# // /* */", "\"# // /* */\""),
  ])
  func textCannotLeaveItsLiteral(_ text: String, _ literal: String) {
    var buffer = ByteBuffer()
    SwiftLiteral.append(text, to: &buffer)

    #expect(buffer.text == literal)
  }

  @Test(
    arguments: [
      (300, "300"), (0.1, "0.1"), (-5, "-5"), (-0.5, "-0.5"), (0, "0"), (-0.0, "-0.0"),
      (999_999, "999999"), (1_000_000, "1000000.0"), (1e16, "1e+16"), (1e-7, "1e-07"),
      (0.1 + 0.2, "0.30000000000000004"), (1.0 / 3, "0.3333333333333333"),
    ] as [(Double, String)])
  func numberIsTheShortestThatMeansTheSame(_ number: Double, _ literal: String) {
    var buffer = ByteBuffer()
    SwiftLiteral.append(number, to: &buffer)

    #expect(buffer.text == literal)
  }

  @Test(
    arguments: [(0, "0x0000_0000"), (0x3C3C_434D, "0x3C3C_434D"), (.max, "0xFFFF_FFFF")]
      as [(UInt32, String)])
  func colourHasEightDigits(_ color: UInt32, _ literal: String) {
    var buffer = ByteBuffer()
    SwiftLiteral.append(color: color, to: &buffer)

    #expect(buffer.text == literal)
  }
}
