import SheetDiagnostics
import Testing

@Suite struct LineTableTests {
  @Test(arguments: [
    ("a\nbc\n", 0, 1, 1), ("a\nbc\n", 1, 1, 2), ("a\nbc\n", 2, 2, 1), ("a\nbc\n", 4, 2, 3),
    ("a\nbc\n", 5, 3, 1), ("", 0, 1, 1), ("\n\n\n", 2, 3, 1), ("a\r\nb", 3, 2, 1),
    ("äb\nc", 2, 1, 3), ("\u{FEFF}ab\nc", 3, 1, 1), ("\u{FEFF}ab\nc", 0, 1, 1),
    ("\u{FEFF}ab\nc", 6, 2, 1), ("12345678\n12345678\n\n1", 19, 4, 1),
  ])
  func offsetHasLineAndByteColumn(text: String, offset: Int, line: Int, column: Int) {
    let table = LineTable(Array(text.utf8))

    #expect(table.position(of: offset) == SourcePosition(line: line, column: column))
  }

  @Test func lineRangesLeaveOutLineBreaksAndByteOrderMark() {
    let bytes = Array("\u{FEFF}ab\r\n\r\nc\rd\n".utf8)
    let table = LineTable(bytes)

    let lines = (1...table.lineCount).map {
      String(decoding: bytes[table.range(ofLine: $0, in: bytes)], as: UTF8.self)
    }

    #expect(lines == ["ab", "", "c\rd", ""])
  }

  @Test func everyOffsetAgreesWithCountingLineFeeds() {
    let bytes = (0..<2_000).map { $0 % 7 == 0 || $0 % 31 == 0 ? UInt8(10) : UInt8(0x8A) }
    let table = LineTable(bytes)

    var line = 1
    var column = 1
    for (offset, byte) in bytes.enumerated() {
      #expect(table.position(of: offset) == SourcePosition(line: line, column: column))
      (line, column) = byte == 10 ? (line + 1, 1) : (line, column + 1)
    }
  }
}
