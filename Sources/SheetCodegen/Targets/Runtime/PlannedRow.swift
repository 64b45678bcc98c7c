import SheetRuntime
import SheetVocabulary

/// A row that fills a field, laid out flat for a walk that allocates and counts nothing.
struct PlannedRow: Sendable {
  /// The row's shape, as far as it says what to print.
  enum Kind: Sendable {
    case flag(Field<Bool>)
    case number(Field<Double>)
    case optionalNumber(Field<Double?>)
    case word(Words)
    case grabberRadius(Field<GrabberRadius>)
    case swiftName(Field<String?>)
    case text(Field<DisplayText?>)
    case color(Field<SheetColor>)
    case background(Field<Background>)
    case corners(Field<Corners>)
    case button(Field<HeaderButton?>)
    case limit(Field<HeightLimit>)
    case detents(Field<[Detent]>)
    case initial(Field<InitialPosition>)
    case passthrough(Field<Passthrough>)
    case free(Field<FreeRange?>)
    /// `isWhole`: all of its rows are written if one is.
    case section(isWhole: Bool)
    case removableSection(isPresent: Field<Bool>)
    case theme
  }

  let label: StaticString
  let kind: Kind
  /// One past the last row below it.
  private(set) var end = 0

  private init(_ row: Row, _ kind: Kind) {
    label = row.name
    self.kind = kind
  }

  /// Appends the rows of a section and all below them.
  static func append(_ section: Section, to rows: inout [PlannedRow]) {
    for row in section.rows {
      guard let kind = kind(of: row.shape) else { continue }
      let index = rows.count
      rows.append(PlannedRow(row, kind))
      switch row.shape {
      case .section(let nested), .removableSection(let nested, _), .theme(let nested):
        append(nested, to: &rows)
      case .flag, .number, .optionalNumber, .word, .grabberRadius, .swiftName, .text, .color,
        .background, .corners, .button, .limit, .detents, .freeEnd, .freeSection, .initial,
        .passthrough, .structure:
        break
      }
      rows[index].end = rows.count
    }
  }

  private static func kind(of shape: Shape) -> Kind? {
    switch shape {
    case .flag(let field): .flag(field)
    case .number(_, let field): .number(field)
    case .optionalNumber(_, let field, _): .optionalNumber(field)
    case .word(let words): .word(words)
    case .grabberRadius(_, let field): .grabberRadius(field)
    case .swiftName(let field): .swiftName(field)
    case .text(let field): .text(field)
    case .color(let field): .color(field)
    case .background(let field): .background(field)
    case .corners(let field): .corners(field)
    case .button(let field): .button(field)
    case .limit(let field): .limit(field)
    case .detents(let field): .detents(field)
    case .initial(let field): .initial(field)
    case .passthrough(let field): .passthrough(field)
    case .freeSection(_, let field): .free(field)
    case .section(let section): .section(isWhole: isWhole(section))
    case .removableSection(_, let isPresent): .removableSection(isPresent: isPresent)
    case .theme: .theme
    case .freeEnd, .structure: nil
    }
  }

  /// Whether all its rows are numbers, as those of a size or a curve.
  ///
  /// Such a mapping is one value: its initialiser has no defaults, or others than it has in its place.
  private static func isWhole(_ section: Section) -> Bool {
    section.rows.allSatisfy { row in
      switch row.shape {
      case .number, .optionalNumber: true
      case .flag, .word, .grabberRadius, .swiftName, .text, .color, .background, .corners, .button,
        .limit, .detents, .freeEnd, .initial, .passthrough, .section, .removableSection,
        .freeSection, .theme, .structure:
        false
      }
    }
  }

  /// Places of the rows directly below one.
  struct Children: Sequence, IteratorProtocol {
    let rows: [PlannedRow]
    var place: Int
    let end: Int

    mutating func next() -> Int? {
      if place >= end { return nil }
      defer { place = rows[place].end }
      return place
    }
  }
}
