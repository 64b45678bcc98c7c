import SheetRuntime
import SheetVocabulary

/// A row that fills a field, laid out flat and without references for a walk that counts none.
struct PlannedRow: Sendable {
  /// The row's shape, as far as it says what to print.
  enum Kind: Sendable {
    case flag(Field<Bool>)
    case number(Field<Double>)
    case optionalNumber(Field<Double?>)
    /// One byte at that offset; `words` is the place of the row's words among those of all rows.
    case word(offset: Int, words: Int)
    case grabberRadius(Field<GrabberRadius>)
    case swiftName(Field<String?>)
    case text(Field<DisplayText?>)
    case color(Field<SheetColor>)
    case background(Field<Background>)
    case corners(Field<Corners>)
    case button(Field<HeaderButton?>)
    case limit(Field<HeightLimit>)
    case widthLimit(Field<WidthLimit?>)
    case detents(Field<[Detent]>)
    case initial(Field<InitialPosition>)
    case passthrough(Field<Passthrough>)
    case free(Field<FreeRange?>)
    /// `isWhole`: all of its rows are written if one is.
    case section(isWhole: Bool)
    case removableSection(isPresent: Field<Bool>)
    case theme

    /// Offsets of the bytes that the row itself fills.
    var bytes: Range<Int> {
      switch self {
      case .flag(let field): field.bytes
      case .number(let field): field.bytes
      case .optionalNumber(let field): field.bytes
      case .word(let offset, _): offset..<offset + 1
      case .grabberRadius(let field): field.bytes
      case .swiftName(let field): field.bytes
      case .text(let field): field.bytes
      case .color(let field): field.bytes
      case .background(let field): field.bytes
      case .corners(let field): field.bytes
      case .button(let field): field.bytes
      case .limit(let field): field.bytes
      case .widthLimit(let field): field.bytes
      case .detents(let field): field.bytes
      case .initial(let field): field.bytes
      case .passthrough(let field): field.bytes
      case .free(let field): field.bytes
      case .removableSection(let isPresent): isPresent.bytes
      case .section, .theme: 0..<0
      }
    }
  }

  let label: StaticString
  let kind: Kind
  /// Where its path lies among those of the plan: `$0.header.height`, or `$0.cornerRadius` within a theme.
  let path: Range<Int>
  /// One past the last row below it.
  private(set) var end = 0
  /// Offsets of the bytes of a configuration from the first to the last that this row and those below it fill.
  private(set) var bytes: Range<Int>

  /// The rows of a vocabulary in pre-order, without those that fill no field.
  struct Plan: Sendable {
    var rows: [PlannedRow] = []
    var words: [Words] = []
    var paths: [UInt8] = []
    /// The value that `SheetConfiguration()` makes; in an array, so that it has a place of its own.
    let defaults = [Vocabulary.defaults]

    static let sheet = Plan(Vocabulary.sheet)

    private init(_ section: Section) {
      PlannedRow.append(section, below: Array("$0".utf8), to: &self)
    }
  }

  private init(_ row: Row, _ kind: Kind, path: Range<Int>) {
    label = row.name
    self.kind = kind
    self.path = path
    bytes = kind.bytes
  }

  /// Whether two configurations have the same bytes there, and so the same values; the same values may have others.
  func hasSameBytes(
    in one: UnsafePointer<SheetConfiguration>, _ other: UnsafePointer<SheetConfiguration>
  ) -> Bool {
    let one = UnsafeRawPointer(one)
    let other = UnsafeRawPointer(other)
    var offset = bytes.lowerBound
    while offset + 8 <= bytes.upperBound {
      let word = one.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if word != other.loadUnaligned(fromByteOffset: offset, as: UInt64.self) { return false }
      offset += 8
    }
    while offset < bytes.upperBound {
      let byte = one.load(fromByteOffset: offset, as: UInt8.self)
      if byte != other.load(fromByteOffset: offset, as: UInt8.self) { return false }
      offset += 1
    }
    return true
  }

  private mutating func take(_ other: Range<Int>) {
    bytes =
      bytes.isEmpty
      ? other
      : min(bytes.lowerBound, other.lowerBound)..<max(bytes.upperBound, other.upperBound)
  }

  /// Appends the rows of a section and all below them.
  private static func append(_ section: Section, below prefix: [UInt8], to plan: inout Plan) {
    for row in section.rows {
      guard let kind = kind(of: row.shape, &plan.words) else { continue }
      let index = plan.rows.count
      let name = row.name.withUTF8Buffer { Array($0) }
      let path = prefix + [UInt8(ascii: ".")] + name
      let start = plan.paths.count
      plan.paths += path
      plan.rows.append(PlannedRow(row, kind, path: start..<plan.paths.count))
      switch row.shape {
      case .section(let nested), .removableSection(let nested, _):
        append(nested, below: path, to: &plan)
      case .theme(let nested):
        append(nested, below: prefix, to: &plan)
      case .flag, .number, .optionalNumber, .word, .grabberRadius, .swiftName, .text, .color,
        .background, .corners, .button, .limit, .widthLimit, .detents, .freeEnd, .freeSection,
        .initial,
        .passthrough, .structure:
        break
      }
      plan.rows[index].end = plan.rows.count
      for below in plan.rows[(index + 1)...] { plan.rows[index].take(below.bytes) }
    }
  }

  private static func kind(of shape: Shape, _ words: inout [Words]) -> Kind? {
    switch shape {
    case .word(let list):
      words.append(list)
      return .word(offset: list.offset, words: words.count - 1)
    case .flag(let field): return .flag(field)
    case .number(_, let field): return .number(field)
    case .optionalNumber(_, let field, _): return .optionalNumber(field)
    case .grabberRadius(_, let field): return .grabberRadius(field)
    case .swiftName(let field): return .swiftName(field)
    case .text(let field): return .text(field)
    case .color(let field): return .color(field)
    case .background(let field): return .background(field)
    case .corners(let field): return .corners(field)
    case .button(let field): return .button(field)
    case .limit(let field): return .limit(field)
    case .widthLimit(_, let field): return .widthLimit(field)
    case .detents(let field): return .detents(field)
    case .initial(let field): return .initial(field)
    case .passthrough(let field): return .passthrough(field)
    case .freeSection(_, let field): return .free(field)
    case .section(let section): return .section(isWhole: isWhole(section))
    case .removableSection(_, let isPresent): return .removableSection(isPresent: isPresent)
    case .theme: return .theme
    case .freeEnd, .structure: return nil
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
        .limit, .widthLimit, .detents, .freeEnd, .initial, .passthrough, .section,
        .removableSection,
        .freeSection, .theme, .structure:
        false
      }
    }
  }
}
