import SheetModel
import SheetRuntime
import SheetVocabulary
import Testing

/// The keys that targets answer for are those of the vocabulary.
@Suite struct TargetKeyTests {
  @Test func everyKeyThatSaysWhatASheetIsLikeIsThereInItsOrder() {
    var paths: [String] = []
    collect(Vocabulary.sheet, below: "", into: &paths)

    #expect(TargetKey.allCases.map(\.path) == paths)
  }

  @Test func aKeyKnowsItsRow() {
    for key in TargetKey.allCases {
      let name = key.path.split(separator: ".").last.map(String.init)
      #expect(Vocabulary.rows[key.row].name.description == name)
      #expect(key.rowsEnd > key.row)
    }
  }

  @Test func valuesAreComparedKeyByKey() {
    var other = SheetConfiguration()
    other.dismiss.swipe = false

    #expect(!TargetKey.dismissSwipe.isSame(in: SheetConfiguration(), other))
    #expect(TargetKey.dismissEscape.isSame(in: SheetConfiguration(), other))
  }

  /// Keys of a declaration, ends of a range and mappings that are never removed are no answers' business.
  private func collect(_ section: Section, below prefix: String, into paths: inout [String]) {
    for row in section.rows {
      let path = prefix + row.name.description
      switch row.shape {
      case .structure, .freeEnd, .section, .theme: break
      case .flag, .number, .optionalNumber, .word, .grabberRadius, .swiftName, .text, .color,
        .background, .corners, .button, .limit, .widthLimit, .detents, .initial, .passthrough,
        .removableSection, .freeSection:
        paths.append(path)
      }
      if let section = row.shape.section { collect(section, below: path + ".", into: &paths) }
    }
  }
}
