import SheetModel
import SheetRuntime
import SheetVocabulary
import Testing

/// Sheets in which each key of the language, alone and then all together, has another value than its default.
@Suite struct EveryRowTests {
  @Test func everyValueComesBackFromTheCompiledConstant() throws {
    let plain = Generation("sheets: {plain: {detents: [medium]}}").sheets[0]
    var sheets: [ResolvedSheet] = []
    var all = plain
    for row in Vocabulary.rows where row.changes(&all.configuration) {
      var sheet = plain
      sheet.swiftName = "row\(row.index)"
      _ = row.changes(&sheet.configuration)
      sheets.append(sheet)
    }
    sheets.append(all)
    for place in sheets.indices { sheets[place].nameIDs() }
    let generated = Generation(of: sheets)
    var main = ProgramText()
    var expected = ""
    for (name, sheet) in zip(ProgramText.constants(in: generated.text), generated.sheets) {
      main.show("Sheets.\(name)")
      expected += ProgramText.expectation("Sheets.\(name)", sheet)
    }

    let output = try SwiftCompiler.output(of: [
      "Sheets.swift": generated.text, "main.swift": main.text,
    ])

    #expect(output == expected)
    #expect(sheets.count > 90)
  }
}

extension ResolvedSheet {
  /// Names the detents and the button that a row may have given the configuration.
  fileprivate mutating func nameIDs() {
    let ids =
      configuration.detents.map(\.id) + (configuration.free.map { [$0.min.id, $0.max.id] } ?? [])
    names.detents = (0...(ids.map(\.rawValue).max() ?? 0)).map {
      SheetNames.Name(text: "id\($0)", span: keySpan)
    }
    if configuration.header.leading != nil || configuration.header.trailing != nil {
      names.controls = [SheetNames.Name(text: "save", span: keySpan)]
    }
  }
}

extension Row {
  /// Gives the row's field another value; `false` for rows without a field of their own.
  fileprivate func changes(_ configuration: inout SheetConfiguration) -> Bool {
    switch shape {
    case .flag(let field): field.write(!field.read(configuration), to: &configuration)
    case .number(_, let field): field.write(field.read(configuration) + 0.25, to: &configuration)
    case .optionalNumber(_, let field, _):
      field.write(field.read(configuration) == nil ? 0.75 : nil, to: &configuration)
    case .word(let words):
      let word = withUnsafePointer(to: configuration) { words.read($0) }
      words.write((word + 1) % words.words.count, to: &configuration)
    case .grabberRadius(_, let field): field.write(.points(2.5), to: &configuration)
    case .swiftName(let field): field.write("Shop.`default`", to: &configuration)
    case .text(let field): field.write(.localized(key: "a", table: "b"), to: &configuration)
    case .color(let field):
      field.write(
        SheetColor(light: .asset("a", opacity: 1), dark: .system(.link, opacity: 0.5)),
        to: &configuration)
    case .background(let field):
      field.write(.material(.glass, tint: .system(.link, opacity: 0.5)), to: &configuration)
    case .corners(let field): field.write([.topLeading, .bottomTrailing], to: &configuration)
    case .button(let field):
      field.write(
        .custom(title: .plain("a"), symbol: nil, accessibilityLabel: nil, action: .control(0)),
        to: &configuration)
    case .widthLimit(_, let field): field.write(.fraction(0.5), to: &configuration)
    case .limit(let field):
      field.write(HeightLimit(from: .container, inset: 4), to: &configuration)
    case .detents(let field):
      field.write(
        [
          Detent(0, .height(96, from: .edge), fallback: .drop),
          Detent(1, .fraction(0.5, of: .content), min: .points(1), max: .fraction(0.5)),
          Detent(2, .measured(0), when: [.compactHeight, .regularWidth]),
          Detent(3, .topInset(12), when: .regularHeight), Detent(4, .fitContent),
          Detent(5, .headerOnly), Detent(6, .medium), Detent(7, .maxHeight),
        ], to: &configuration)
    case .initial(let field): field.write(.hidden, to: &configuration)
    case .passthrough(let field): field.write(.throughSmallest, to: &configuration)
    case .freeSection(_, let field):
      field.write(
        FreeRange(min: Detent(0, .height(100, from: .safeArea)), max: Detent(1, .maxHeight)),
        to: &configuration)
    case .removableSection(_, let isPresent):
      isPresent.write(!isPresent.read(configuration), to: &configuration)
    case .section, .theme, .freeEnd, .structure: return false
    }
    return true
  }
}
