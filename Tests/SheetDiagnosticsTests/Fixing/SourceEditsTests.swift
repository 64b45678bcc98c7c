import SheetDiagnostics
import Testing

@Suite struct SourceEditsTests {
  private static let file = FileID(0)

  private static func edit(_ start: Int, _ end: Int, _ text: String) -> FixIt.Edit {
    FixIt.Edit(SourceSpan(file: file, start: start, end: end), text)
  }

  @Test func editsAreMadeInTheOrderOfTheirPlaces() {
    let edits = SourceEdits([
      Self.edit(4, 5, "EEE"), Self.edit(0, 1, ""), Self.edit(2, 2, "x"), Self.edit(2, 2, "y"),
    ])

    #expect(String(decoding: edits.applied(to: Array("abcdef".utf8)), as: UTF8.self) == "bxycdEEEf")
  }

  @Test(arguments: [(0, 0), (1, 0), (2, 3), (3, 4), (4, 5), (5, 8), (6, 9)])
  func aPlaceMovesWithItsText(offset: Int, place: Int) {
    let edits = SourceEdits([
      Self.edit(0, 1, ""), Self.edit(2, 2, "xy"), Self.edit(4, 5, "EEE"),
    ])

    #expect(edits.place(of: offset) == place)
  }
}
