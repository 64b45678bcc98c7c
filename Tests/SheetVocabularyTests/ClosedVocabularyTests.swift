import SheetRuntime
import SheetVocabulary
import Testing

@Suite struct ClosedVocabularyTests {
  @Test func wordsAreTheNamesOfTheValuesTheyStandFor() {
    expectCases(ColorVocabulary.systemColors)
    expectCases(ColorVocabulary.materials)
    expectCases(LimitVocabulary.edges)
    expectCases(PositionVocabulary.initial)
    expectCases(PositionVocabulary.passthrough)
    expectCases(ButtonVocabulary.words)
    expectCases(ButtonVocabulary.actions)
    expectCases(DetentVocabulary.words)
    expectCases(DetentVocabulary.fallbacks)
    expectCases(DetentVocabulary.edges)
    expectCases(DetentVocabulary.bases)
    expectCases(ProjectVocabulary.targets)
    expectCases(ProjectVocabulary.levels)
    expectCases(ProjectVocabulary.accessLevels)
  }

  @Test func keysAreTheNamesOfTheirCases() {
    expectCases(DetentVocabulary.keys, DetentVocabulary.Key.allCases)
    expectCases(WidthVocabulary.limitKeys, WidthVocabulary.LimitKey.allCases)
    expectCases(DetentVocabulary.boundKeys, DetentVocabulary.BoundKey.allCases)
    expectCases(ColorVocabulary.keys, ColorVocabulary.Key.allCases)
    expectCases(ColorVocabulary.backgroundKeys, ColorVocabulary.BackgroundKey.allCases)
    expectCases(TextVocabulary.keys, TextVocabulary.Key.allCases)
    expectCases(ButtonVocabulary.keys, ButtonVocabulary.Key.allCases)
    expectCases(LimitVocabulary.keys, LimitVocabulary.Key.allCases)
    expectCases(PositionVocabulary.passthroughKeys, PositionVocabulary.PassthroughKey.allCases)
    expectCases(VariantVocabulary.keys, VariantVocabulary.Key.allCases)
    expectCases(FileVocabulary.keys, FileVocabulary.Key.allCases)
    expectCases(ProjectVocabulary.keys, ProjectVocabulary.Key.allCases)
    expectCases(ProjectVocabulary.targetKeys, ProjectVocabulary.TargetKey.allCases)
    expectCases(ProjectVocabulary.pathKeys, ProjectVocabulary.PathKey.allCases)
  }

  @Test func everySystemColourAndMaterialHasItsWord() {
    for raw in UInt8.min...UInt8.max {
      let color = SystemColor(rawValue: raw)
      #expect(color.map { ColorVocabulary.systemColors.name(of: $0) != nil } ?? true)
      let material = Material(rawValue: raw)
      #expect(material.map { ColorVocabulary.materials.name(of: $0) != nil } ?? true)
    }
    for target in TargetName.allCases {
      #expect(ProjectVocabulary.targets.name(of: target)?.text == String(describing: target))
    }
  }

  @Test func cornersAndSizeClassesAreNamedAfterTheirMembers() {
    #expect(value(of: "topLeading", in: CornerVocabulary.corners) == .topLeading)
    #expect(value(of: "topTrailing", in: CornerVocabulary.corners) == .topTrailing)
    #expect(value(of: "bottomLeading", in: CornerVocabulary.corners) == .bottomLeading)
    #expect(value(of: "bottomTrailing", in: CornerVocabulary.corners) == .bottomTrailing)
    #expect(value(of: "compactHeight", in: DetentVocabulary.conditions) == .compactHeight)
    #expect(value(of: "regularHeight", in: DetentVocabulary.conditions) == .regularHeight)
    #expect(value(of: "compactWidth", in: DetentVocabulary.conditions) == .compactWidth)
    #expect(value(of: "regularWidth", in: DetentVocabulary.conditions) == .regularWidth)
    #expect(value(of: "smallest", in: PositionVocabulary.through) == .throughSmallest)
    #expect(value(of: "largest", in: PositionVocabulary.through) == nil)
  }

  @Test func noKeyOrWordIsASpellingThatOtherToolsReadDifferently() {
    var seen = 0
    func check(_ name: StaticString) {
      seen += 1
      #expect(name.withUTF8Buffer { PlainReading.of($0) } == nil, "\(name)")
      #expect(name.text.wholeMatch(of: /[a-zA-Z][a-zA-Z0-9]*/) != nil, "\(name)")
    }
    func walk(_ grammar: Grammar) {
      switch grammar {
      case .words(let list):
        for word in list.words { check(word.name) }
      case .list(let element, _, _): walk(element)
      case .mapping(let mapping):
        for entry in mapping.entries {
          check(entry.name)
          walk(entry.grammar)
        }
      case .names(_, let value): walk(value)
      case .alternatives(let grammars):
        for grammar in grammars { walk(grammar) }
      case .section, .definition, .flag, .number, .constant, .text: break
      }
    }

    for row in Vocabulary.rows {
      check(row.name)
      walk(row.shape.grammar)
    }
    for definition in Definition.allCases { walk(definition.grammar) }
    walk(FileVocabulary.keys.grammar)
    walk(ProjectVocabulary.keys.grammar)

    #expect(seen > 200)
  }

  @Test(arguments: [("x-owner", true), ("x-", false), ("x", false), ("y-owner", false)])
  func ownKeysStartWithTheirPrefix(name: String, isOwn: Bool) {
    var name = name
    #expect(name.withUTF8 { FileVocabulary.isOwnKey($0) } == isOwn)
  }

  private func value<Value>(of name: String, in choices: Choices<Value>) -> Value? {
    choices.choices.first { $0.name.text == name }?.value
  }

  private func expectCases<Value: Equatable>(_ choices: Choices<Value>) {
    for choice in choices.choices {
      let found = value(of: choice.name.text, in: choices)
      #expect(found == choice.value)
      #expect(String(describing: choice.value) == choice.name.text)
    }
  }

  private func expectCases<Key: Equatable>(_ keys: Keys<Key>, _ cases: [Key]) {
    #expect(keys.entries.map(\.name.text) == cases.map { String(describing: $0) })
    for key in cases {
      let place = keys.entries.firstIndex { $0.name.equals(keys.name(of: key)) }
      #expect(place.map { keys.keys[$0] } == key)
    }
  }
}
