/// A grammar that stands in many places; the JSON Schema has each once, under its name.
package enum Definition: String, Sendable, CaseIterable {
  case sheet
  case defaults
  case variant
  case theme
  case detent
  case heightBound
  case color
  case singleColor
  case text
  case button
  case target
  case rules

  package var grammar: Grammar {
    switch self {
    case .sheet: .section(Vocabulary.sheet, .sheet)
    case .defaults: .section(Vocabulary.sheet, .defaults)
    case .variant:
      .alternatives([
        .section(Vocabulary.sheet, .variant),
        .words(WordList("a variant", [RemovalVocabulary.none: "Removes an inherited variant."])),
      ])
    case .theme: .section(Vocabulary.theme, nil)
    case .detent:
      .alternatives([.words(DetentVocabulary.words.list), DetentVocabulary.keys.grammar])
    case .heightBound:
      .alternatives([.number(DetentVocabulary.bound), DetentVocabulary.boundKeys.grammar])
    case .color:
      .alternatives([.text(.hexColor), clearColor, ColorVocabulary.keys.grammar])
    case .singleColor:
      .alternatives([.text(.hexColor), clearColor, ColorVocabulary.singleKeys.grammar])
    case .text: .alternatives([.text(.any(example: "Cart")), TextVocabulary.keys.grammar])
    case .button:
      .alternatives([.words(ButtonVocabulary.words.list), ButtonVocabulary.keys.grammar])
    case .target: ProjectVocabulary.targetKeys.grammar
    case .rules: .names(.ruleID, to: .words(ProjectVocabulary.levels.list))
    }
  }

  private var clearColor: Grammar {
    .words(WordList("a colour", [ColorVocabulary.clear: "Nothing is drawn."]))
  }
}
