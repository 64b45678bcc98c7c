extension Shape {
  /// What may be written for the key.
  package var grammar: Grammar {
    switch self {
    case .flag: .flag
    case .number(let quantity, _): .number(quantity)
    case .optionalNumber(let quantity, _, let word):
      if let word {
        .alternatives([
          .number(quantity), .words(WordList("a number", [word: "There is no such number."])),
        ])
      } else {
        .number(quantity)
      }
    case .word(let words): .words(words.list)
    case .grabberRadius(let quantity, _):
      .alternatives([
        .number(quantity),
        .words(WordList("a radius", [Shape.round: "Half the bar's height."])),
      ])
    case .swiftName: .text(.swiftPath)
    case .text: .definition(.text)
    case .color: .definition(.color)
    case .background:
      .alternatives([.definition(.color), ColorVocabulary.backgroundKeys.grammar])
    case .corners:
      .list(of: .words(CornerVocabulary.corners.list), minimum: 0, distinct: true)
    case .button: .definition(.button)
    case .limit:
      .alternatives([.words(LimitVocabulary.edges.list), LimitVocabulary.keys.grammar])
    case .widthLimit(let quantity, _):
      .alternatives([.number(quantity), WidthVocabulary.limitKeys.grammar])
    case .detents: .list(of: .definition(.detent), minimum: 1, distinct: false)
    case .freeEnd: .definition(.detent)
    case .initial:
      .alternatives([.words(PositionVocabulary.initial.list), .text(.detentReference)])
    case .passthrough:
      .alternatives([
        .words(PositionVocabulary.passthrough.list), PositionVocabulary.passthroughKeys.grammar,
      ])
    case .section(let section): .section(section, nil)
    case .removableSection(let section, _):
      .alternatives([
        .section(section, nil),
        .words(WordList(section.title, [RemovalVocabulary.none: "There is none."])),
      ])
    case .freeSection(let section, _): .section(section, nil)
    case .theme: .alternatives([.text(.themeReference), .definition(.theme)])
    case .structure(let structure): structure.grammar
    }
  }

  /// The word for a grabber's radius that is half its height.
  package static let round: StaticString = "round"
}

extension Shape.Structure {
  /// What may be written for the key.
  package var grammar: Grammar {
    switch self {
    case .summary: .text(.any(example: "Cart contents."))
    case .name: .text(.swiftName)
    case .extendsSheet: .text(.sheetName)
    case .extendsTheme: .text(.themeReference)
    case .abstract: .flag
    case .variants: VariantVocabulary.keys.grammar
    }
  }
}

extension Words {
  /// The same words without their values.
  package var list: WordList {
    WordList(noun, words.map { WordList.Word(name: $0.name, sentence: $0.sentence) })
  }
}
