import SheetRuntime
import SheetVocabulary
import Testing

@Suite struct VocabularyTests {
  /// A configuration whose optional parts are all there, so that reflection sees into them.
  private var whole: SheetConfiguration {
    var configuration = SheetConfiguration()
    configuration.free = FreeRange(min: Detent(0, .headerOnly), max: Detent(1, .maxHeight))
    return configuration
  }

  @Test func everyPropertyHasARowAndEveryRowAPropertyInTheSameOrder() {
    func compare(_ section: Section, with tree: PropertyTree?, at path: String) {
      let rows = section.rows.filter { !$0.isStructure }.map(\.name.text)
      #expect(tree?.names == rows, "\(path)")
      for row in section.rows {
        guard let nested = row.shape.section else { continue }
        compare(nested, with: tree?.property(row.name.text), at: "\(path).\(row.name.text)")
      }
    }

    compare(Vocabulary.sheet, with: PropertyTree(value: whole), at: "sheet")
  }

  @Test func keysOfTheDeclarationStandBeforeThePropertiesAndVariantsAfter() {
    let names = Vocabulary.sheet.rows.filter(\.isStructure).map(\.name.text)

    #expect(names == ["summary", "name", "extends", "abstract", "variants"])
    #expect(Vocabulary.sheet.rows.prefix(4).map(\.name.text) == Array(names.prefix(4)))
    #expect(Vocabulary.sheet.rows.map(\.name.text).last == "variants")
    #expect(Vocabulary.theme.rows.first?.name.text == "extends")
  }

  @Test func rowsStandAtTheirIndexAndTheirSubtreesNest() {
    for (position, row) in Vocabulary.rows.enumerated() {
      #expect(row.index == position)
      #expect(row.subtreeEnd > row.index)
      let nested = (row.shape.section?.rows).map { Array($0) } ?? []
      #expect(
        nested.first?.index ?? row.subtreeEnd == (nested.isEmpty ? row.subtreeEnd : position + 1))
      #expect(nested.last?.subtreeEnd ?? row.index + 1 == row.subtreeEnd)
    }
  }

  @Test func everyFieldWritesThePropertyOfItsPathAndNoOther() {
    let before = values(of: whole)
    for (row, path) in allRows {
      var configuration = whole
      guard change(row, in: &configuration) else { continue }

      let after = values(of: configuration)
      let changed = zip(before, after).filter { $0.value != $1.value }.map(\.0.path)
      #expect(changed == [path])
    }
  }

  @Test func wordsAreTheNamesOfTheCasesTheyWrite() throws {
    try forEachRow { row, path in
      guard case .word(let words) = row.shape else { return }

      #expect(words.coversEveryCase, "\(path)")
      for index in words.words.indices {
        var configuration = SheetConfiguration()
        words.write(index, to: &configuration)

        let property = try #require(PropertyTree(value: configuration).property(at: path))
        #expect(String(describing: property.value) == words.words[index].name.text, "\(path)")
        #expect(withUnsafePointer(to: configuration) { words.read($0) } == index, "\(path)")
      }
    }
  }

  @Test func defaultsLieInTheirRanges() {
    forEachRow { row, path in
      switch row.shape {
      case .number(let quantity, let field):
        #expect(quantity.contains(field.read(Vocabulary.defaults)), "\(path)")
      case .optionalNumber(let quantity, let field, _):
        if let value = field.read(Vocabulary.defaults) {
          #expect(quantity.contains(value), "\(path)")
        }
      case .grabberRadius(let quantity, let field):
        if case .points(let value) = field.read(Vocabulary.defaults) {
          #expect(quantity.contains(value), "\(path)")
        }
      case .flag, .word, .swiftName, .text, .color, .background, .corners, .button, .limit,
        .widthLimit, .detents, .freeEnd, .initial, .passthrough, .section, .removableSection,
        .freeSection,
        .theme, .structure:
        break
      }
    }
  }

  @Test func removableSectionsWriteTheFlagOfTheirOwnPart() {
    var removable: [String] = []
    forEachRow { row, path in
      guard case .removableSection(_, let isPresent) = row.shape else { return }
      removable.append(path.joined(separator: "."))
      for value in [true, false] {
        var configuration = SheetConfiguration()
        isPresent.write(value, to: &configuration)

        let property = PropertyTree(value: configuration).property(at: path + ["isPresent"])
        #expect(property?.value as? Bool == value, "\(path)")
      }
    }

    #expect(
      removable == [
        "theme.shadow", "theme.grabber", "theme.grabber.background", "theme.dimming",
        "theme.dimming.shadow", "header", "footer", "width",
      ])
  }

  @Test func alternativesExcludeEachOther() {
    for (row, path) in allRows {
      guard let excluded = row.excludes?.text else { continue }
      let siblings = allRows.filter { $0.path.dropLast() == path.dropLast() }
      let other = siblings.first { $0.row.name.text == excluded }
      #expect(other?.row.excludes?.text == row.name.text, "\(path)")
    }
    #expect(allRows.filter { $0.row.excludes != nil }.count == 8)
  }

  @Test(arguments: [
    ("summary", [Row.Place.sheet]), ("name", [.sheet]), ("extends", [.sheet]),
    ("abstract", [.sheet]), ("presentation", [.sheet, .defaults]),
    ("variants", [.sheet, .defaults]), ("style", [.variant]), ("height", [.variant]),
    ("detents", [.sheet, .defaults, .variant]),
  ])
  func keysStandWhereTheyMayBeWritten(name: String, places: [Row.Place]) throws {
    let row = try #require(Vocabulary.sheet.rows.first { $0.name.text == name })

    #expect(Row.Place.allCases.filter(row.isAllowed) == places)
  }

  private var allRows: [(row: Row, path: [String])] {
    func walk(_ section: Section, _ path: [String]) -> [(row: Row, path: [String])] {
      section.rows.flatMap { row in
        [(row, path + [row.name.text])]
          + (row.shape.section.map { walk($0, path + [row.name.text]) } ?? [])
      }
    }
    return walk(Vocabulary.sheet, [])
  }

  /// What stands at the path of every row that has no rows below it, in their order.
  private func values(of configuration: SheetConfiguration) -> [(path: [String], value: String)] {
    func walk(
      _ section: Section, _ tree: PropertyTree, _ path: [String]
    ) -> [(path: [String], value: String)] {
      section.rows.flatMap { row -> [(path: [String], value: String)] in
        guard let property = tree.property(row.name.text) else { return [] }
        let path = path + [row.name.text]
        guard let nested = row.shape.section else { return [(path, property.description)] }
        return walk(nested, property, path)
      }
    }
    return walk(Vocabulary.sheet, PropertyTree(value: configuration), [])
  }

  private func forEachRow(_ body: (Row, [String]) throws -> Void) rethrows {
    for (row, path) in allRows { try body(row, path) }
  }

  /// Gives the row's field another value than the default; `false` for rows without a field of their own.
  private func change(_ row: Row, in configuration: inout SheetConfiguration) -> Bool {
    switch row.shape {
    case .flag(let field): field.write(!field.read(configuration), to: &configuration)
    case .number(_, let field): field.write(field.read(configuration) + 1, to: &configuration)
    case .optionalNumber(_, let field, _): field.write(77, to: &configuration)
    case .word(let words):
      words.write(words.words.count - 1, to: &configuration)
      if withUnsafePointer(to: Vocabulary.defaults, { words.read($0) }) == words.words.count - 1 {
        words.write(0, to: &configuration)
      }
    case .grabberRadius(_, let field): field.write(.points(3), to: &configuration)
    case .swiftName(let field): field.write("Name", to: &configuration)
    case .text(let field): field.write(.plain("text"), to: &configuration)
    case .color(let field): field.write(.rgba(0x1234_5678), to: &configuration)
    case .background(let field): field.write(.material(.thick, tint: .rgba(1)), to: &configuration)
    case .corners(let field): field.write(.bottomLeading, to: &configuration)
    case .button(let field): field.write(.close, to: &configuration)
    case .limit(let field): field.write(HeightLimit(from: .container), to: &configuration)
    case .widthLimit(_, let field): field.write(.fraction(0.3), to: &configuration)
    case .detents(let field): field.write([Detent(0, .medium)], to: &configuration)
    case .initial(let field): field.write(.largest, to: &configuration)
    case .passthrough(let field): field.write(.always, to: &configuration)
    case .freeEnd, .section, .removableSection, .freeSection, .theme, .structure: return false
    }
    return true
  }
}

extension Row {
  fileprivate var isStructure: Bool {
    if case .structure = shape { true } else { false }
  }
}
