import SheetRuntime
import SheetVocabulary

/// What to do with the value of a row: its shape, in a form that is copied without counting references.
///
/// Closed as shapes are; `Plan` makes one of every row's shape.
enum Instruction {
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
struct PlannedRow {
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
struct PlannedSection {
  let table: KeyTable
  /// Places of its rows in `Plan.rows`, in order.
  let rows: UnsafePointer<Int>
}

/// The vocabulary laid out for reading, made of its rows once and kept for the whole run.
struct Plan {
  /// By index, in pre-order.
  let rows: UnsafePointer<PlannedRow>
  let sections: UnsafePointer<PlannedSection>
  /// Place of the keys of a sheet in `sections`, and of those of a theme.
  let sheet: Int
  let theme: Int
  let words: UnsafePointer<PlannedWords>

  /// The words of a row, found fast.
  struct PlannedWords {
    let words: Words
    let table: KeyTable
    /// The bytes that the field has for the words.
    private let rawValues: UnsafePointer<UInt8>
    private let offset: Int

    init(_ words: Words) {
      self.words = words
      table = KeyTable(words.words.map(\.name))
      rawValues = Plan.kept(words.words.indices.map { words.rawValue(at: $0) })
      offset = words.offset
    }

    /// Writes the word at that place.
    static func write(
      _ place: Int, of words: UnsafePointer<PlannedWords>,
      to configuration: inout SheetConfiguration
    ) {
      let byte = words.pointee.rawValues[place]
      let offset = words.pointee.offset
      withUnsafeMutableBytes(of: &configuration) { $0[offset] = byte }
    }
  }

  nonisolated(unsafe) static let shared = Plan()  // never written after it was made

  /// The section at a place, with all that messages say of it.
  func vocabulary(of section: Int) -> Section { Plan.vocabulary[section] }

  private static let vocabulary: [Section] = {
    var sections: [Section] = []
    Plan.collect(Vocabulary.sheet, into: &sections)
    return sections
  }()

  private static func collect(_ section: Section, into sections: inout [Section]) {
    sections.append(section)
    for row in section.rows {
      if let nested = row.shape.section { collect(nested, into: &sections) }
    }
  }

  private init() {
    var rows: [PlannedRow] = []
    var sections: [PlannedSection] = []
    var words: [PlannedWords] = []
    var theme = 0
    rows.reserveCapacity(Vocabulary.rows.count)
    sections.reserveCapacity(32)
    words.reserveCapacity(32)
    Plan.plan(Vocabulary.sheet, &rows, &sections, &words, &theme)
    rows.sort { $0.index < $1.index }
    self.rows = Plan.kept(rows)
    self.sections = Plan.kept(sections)
    self.words = Plan.kept(words)
    sheet = 0
    self.theme = theme
  }

  fileprivate static func kept<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
    let storage = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(elements.count, 1))
    _ = storage.initialize(from: elements)
    guard let start = storage.baseAddress else {
      preconditionFailure("the storage holds one element or more")
    }
    return UnsafePointer(start)
  }

  /// Adds a section and all below it, in the order of `vocabulary`.
  private static func plan(
    _ section: Section, _ rows: inout [PlannedRow], _ sections: inout [PlannedSection],
    _ words: inout [PlannedWords], _ theme: inout Int
  ) {
    sections.append(
      PlannedSection(
        table: KeyTable(section.rows.map(\.name)), rows: kept(section.rows.map(\.index))))
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
        section.rows.first { $0.name.equals(name) }?.index
      }
      rows.append(
        PlannedRow(
          name: row.name, instruction: instruction, scope: row.scope, index: row.index,
          subtreeEnd: row.subtreeEnd, excluded: excluded ?? -1))
      if let nested = row.shape.section { plan(nested, &rows, &sections, &words, &theme) }
    }
  }
}
