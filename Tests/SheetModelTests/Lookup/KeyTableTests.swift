import SheetVocabulary
import Testing

@testable import SheetModel

/// The tables that keys and words are looked up in have each of them, and nothing else.
@Suite struct KeyTableTests {
  @Test func everyKeyOfASectionIsFound() {
    for section in [Vocabulary.sheet, Vocabulary.theme]
      + Vocabulary.rows.compactMap(\.shape.section)
    {
      expectNames(section.rows.map(\.name))
    }
  }

  @Test func everyWordOfARowIsFound() {
    for row in Vocabulary.rows {
      if case .word(let words) = row.shape { expectNames(words.words.map(\.name)) }
    }
  }

  @Test func wordsStandForTheirValues() {
    for choice in DetentVocabulary.words.choices {
      #expect(find(choice.name.text) { Closed.detentWords.value(of: $0) } == choice.value)
    }
    for (place, entry) in DetentVocabulary.keys.entries.enumerated() {
      let key = find(entry.name.text) { Closed.detentKeys.key(named: $0) }
      #expect(key == DetentVocabulary.keys.keys[place])
    }
  }

  @Test func namesOfOneTableThatAgreeInTheirFirstEightBytesAreToldApart() {
    expectNames(["accessibility", "accessibilityLabel", "accessib", "accessibx", "a", "ab", "abc"])
  }

  private func expectNames(_ names: [StaticString]) {
    let table = KeyTable(Table(names)) { $0 }
    for (place, name) in names.enumerated() {
      #expect(find(name.text) { table.position(of: $0) } == place)
      for other in [name.text + "x", String(name.text.dropLast())]
      where !names.contains(where: { $0.text == other }) {
        #expect(find(other) { table.position(of: $0) } == nil)
      }
    }
    #expect(find("") { table.position(of: $0) } == nil)
  }

  private func find<Found>(
    _ name: String, _ look: (UnsafeBufferPointer<UInt8>) -> Found?
  ) -> Found? {
    var name = name
    return name.withUTF8(look)
  }
}
