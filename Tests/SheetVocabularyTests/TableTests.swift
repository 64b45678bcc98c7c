import SheetVocabulary
import Testing

/// Tables hold what they were written with, in its order, whether or not counting references is needed for it.
@Suite struct TableTests {
  private static let texts = ["a", "a text that is too long to be kept without storage of its own"]

  @Test func theElementsOfALiteralStandInItsOrder() {
    let table: Table<Int> = [3, 1, 2]

    #expect(Array(table) == [3, 1, 2])
    #expect(table.count == 3)
    #expect(table.first == 3)
    #expect(table[2] == 2)
    #expect(table.firstIndex { $0 < 3 } == 1)
    #expect(table.firstIndex { $0 > 3 } == nil)
  }

  @Test func anEmptyTableHasNothing() {
    let table: Table<String> = []

    #expect(table.isEmpty)
    #expect(table.first == nil)
    #expect(Array(table).isEmpty)
  }

  @Test func partsAreCountedFromZero() {
    let part = Table(Self.texts + ["b", "c"])[1..<3]

    #expect(Array(part) == [Self.texts[1], "b"])
    #expect(part[0] == Self.texts[1])
  }

  @Test func movedListsFollowEachOther() {
    let table = Table(moving: [Table(Self.texts), [], Table(["b"])])

    #expect(Array(table) == Self.texts + ["b"])
  }

  @Test func aBuilderGrowsPastItsGuess() {
    var builder = TableBuilder<String>(capacity: 0)
    for number in 0..<100 { builder.append("\(number) \(Self.texts[1])") }

    #expect(builder[7].hasPrefix("7 "))
    #expect(Array(builder.finish()) == (0..<100).map { "\($0) \(Self.texts[1])" })
  }
}
