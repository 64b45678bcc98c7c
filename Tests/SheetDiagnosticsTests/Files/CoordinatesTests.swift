import Testing

@testable import SheetDiagnostics

@Suite struct CoordinatesTests {
  @Test func columnsAreCountedInBytesOrInUTF16Units() {
    var sources = SourceMap()
    let file = sources.add(path: "a", bytes: Array("a\né😀x\n".utf8)).id
    var coordinates = Coordinates(sources)
    let span = SourceSpan(file: file, start: 8, end: 9)

    #expect(coordinates.region(of: span).start == SourcePosition(line: 2, column: 7))
    #expect(coordinates.utf16Region(of: span).start == SourcePosition(line: 2, column: 4))
    #expect(coordinates.utf16Region(of: span).end == SourcePosition(line: 2, column: 5))
  }

  @Test func aByteOrderMarkHasNoColumn() {
    var sources = SourceMap()
    let file = sources.add(path: "a", bytes: [0xEF, 0xBB, 0xBF] + Array("ab".utf8)).id
    var coordinates = Coordinates(sources)

    let region = coordinates.utf16Region(of: SourceSpan(file: file, start: 0, end: 4))

    #expect(region.start.column == 1)
    #expect(region.end.column == 2)
  }

  /// Blocks of the index begin within characters and lines.
  @Test func everyPlaceOfALongLineIsCountedLikeItsText() {
    let text = String(repeating: "aé漢😀", count: 300)
    var sources = SourceMap()
    let file = sources.add(path: "a", bytes: Array(text.utf8)).id
    var coordinates = Coordinates(sources)

    for index in text.unicodeScalars.indices {
      let offset = text.utf8.distance(from: text.startIndex, to: index)
      let column = coordinates.utf16Region(of: SourceSpan(file: file, start: offset, end: offset))
        .start.column
      #expect(column == text.utf16.distance(from: text.startIndex, to: index) + 1)
    }
  }
}
