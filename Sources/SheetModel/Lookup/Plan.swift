import SheetRuntime
import SheetVocabulary

/// What to do with the value of a row: its shape, in a form that is copied without counting references.
///
/// Closed as shapes are; `Plan` makes one of every row's shape.
enum Instruction: Sendable {
  case flag(Field<Bool>)
  case number(Quantity, Field<Double>)
  case optionalNumber(Quantity, Field<Double?>, word: StaticString?)
  /// The words at that place of `Plan.words`.
  case word(Int)
  case grabberRadius(Quantity, Field<GrabberRadius>)
  case swiftName(Field<String?>)
  case text(Field<DisplayText?>)
  case color(Field<SheetColor>)
  case background(Field<Background>)
  case corners(Field<Corners>)
  case limit(Field<HeightLimit>)
  case widthLimit(Quantity, Field<WidthLimit?>)
  /// Read when all layers are there, from the highest that wrote it.
  case late
  /// A mapping of the rows of the section at that place.
  case section(Int)
  case removable(Int, isPresent: Field<Bool>)
  case free(Int)
  case theme(Int)
  case structure(Shape.Structure)
}

/// A row as the applier reads it.
struct PlannedRow: Sendable {
  let name: StaticString
  let instruction: Instruction
  let scope: Row.Scope
  let index: Int
  /// One past the last row of the subtree that starts here.
  let subtreeEnd: Int
  /// Index of the alternative that writing this row removes; negative without one.
  let excluded: Int
}

/// The rows of one mapping.
struct PlannedSection: Sendable {
  /// Places of rows in `Plan.rows`, in order.
  struct Places: Sendable {
    fileprivate let rows: Table<Row>

    subscript(position: Int) -> Int { rows[position].index }
  }

  let table: KeyTable
  let rows: Places

  init(_ section: Section) {
    table = KeyTable(section.rows) { $0.name }
    rows = Places(rows: section.rows)
  }
}

/// The vocabulary laid out for reading, made of its rows once and kept for the whole run.
struct Plan: Sendable {
  /// By index, in pre-order.
  let rows: Table<PlannedRow>
  let sections: Table<PlannedSection>
  /// Place of the keys of a sheet in `sections`, and of those of a theme.
  let sheet: Int
  let theme: Int
  let words: Table<PlannedWords>

  /// The words of a row, found fast.
  struct PlannedWords: Sendable {
    let words: Words
    let table: KeyTable

    init(_ words: Words) {
      self.words = words
      table = KeyTable(words.words) { $0.name }
    }
  }

  static let shared = Plan()

  /// The section at a place, with all that messages say of it.
  func vocabulary(of section: Int) -> Section { Plan.vocabulary[section] }

  private static let vocabulary: Table<Section> = {
    var sections = TableBuilder<Section>(capacity: 32)
    Plan.collect(Vocabulary.sheet, into: &sections)
    return sections.finish()
  }()

  private static func collect(_ section: Section, into sections: inout TableBuilder<Section>) {
    sections.append(section)
    for row in section.rows {
      if let nested = row.shape.section { collect(nested, into: &sections) }
    }
  }

  private init() {
    var rows = TableBuilder<PlannedRow>(capacity: 160)
    var sections = TableBuilder<PlannedSection>(capacity: 32)
    var words = TableBuilder<PlannedWords>(capacity: 32)
    var theme = 0
    Plan.plan(Vocabulary.sheet, &rows, &sections, &words, &theme)
    self.rows = rows.finish()
    self.sections = sections.finish()
    self.words = words.finish()
    sheet = 0
    self.theme = theme
  }

  /// Adds a section and all below it, in the order of `vocabulary`.
  private static func plan(
    _ section: Section, _ rows: inout TableBuilder<PlannedRow>,
    _ sections: inout TableBuilder<PlannedSection>, _ words: inout TableBuilder<PlannedWords>,
    _ theme: inout Int
  ) {
    sections.append(PlannedSection(section))
    for row in section.rows {
      let place = sections.count
      let instruction: Instruction
      switch row.shape {
      case .flag(let field): instruction = .flag(field)
      case .number(let quantity, let field): instruction = .number(quantity, field)
      case .optionalNumber(let quantity, let field, let word):
        instruction = .optionalNumber(quantity, field, word: word)
      case .word(let list):
        instruction = .word(words.count)
        words.append(PlannedWords(list))
      case .grabberRadius(let quantity, let field): instruction = .grabberRadius(quantity, field)
      case .swiftName(let field): instruction = .swiftName(field)
      case .text(let field): instruction = .text(field)
      case .color(let field): instruction = .color(field)
      case .background(let field): instruction = .background(field)
      case .corners(let field): instruction = .corners(field)
      case .limit(let field): instruction = .limit(field)
      case .widthLimit(let quantity, let field): instruction = .widthLimit(quantity, field)
      case .button, .detents, .freeEnd, .initial, .passthrough: instruction = .late
      case .section: instruction = .section(place)
      case .removableSection(_, let isPresent):
        instruction = .removable(place, isPresent: isPresent)
      case .freeSection: instruction = .free(place)
      case .theme:
        instruction = .theme(place)
        theme = place
      case .structure(let structure): instruction = .structure(structure)
      }
      let excluded = row.excludes.flatMap { name in
        section.rows.firstIndex { $0.name.equals(name) }.map { section.rows[$0].index }
      }
      rows.append(
        PlannedRow(
          name: row.name, instruction: instruction, scope: row.scope, index: row.index,
          subtreeEnd: row.subtreeEnd, excluded: excluded ?? -1))
      if let nested = row.shape.section { plan(nested, &rows, &sections, &words, &theme) }
    }
  }
}
