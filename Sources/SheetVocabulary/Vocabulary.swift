package import SheetRuntime

/// Every key of the sheets language.
package enum Vocabulary {
  /// The keys of a sheet; those of a theme lie in the subtree of its row `theme`.
  package static let sheet: Section = numbered(Section("a sheet", sheetRows))

  /// The keys of a theme, with the indices they have below `theme`.
  package static let theme: Section = {
    for row in sheet.rows {
      if case .theme(let section) = row.shape { return section }
    }
    preconditionFailure("a sheet has a theme")
  }()

  /// All rows in pre-order, each at its own `index`.
  package static let rows: [Row] = {
    var rows: [Row] = []
    rows.reserveCapacity(160)
    flatten(sheet, into: &rows)
    return rows
  }()

  /// The values a key has when no layer writes it.
  package static let defaults = SheetConfiguration()

  /// Gives every row its place in pre-order.
  private static func numbered(_ section: Section) -> Section {
    var next = 0
    return numbered(section, &next)
  }

  private static func numbered(_ section: Section, _ next: inout Int) -> Section {
    var section = section
    for place in section.rows.indices {
      section.rows[place].index = next
      next += 1
      if section.rows[place].shape.section != nil {
        section.rows[place] = Row(
          section.rows[place], shape: numbered(section.rows[place].shape, &next))
      }
      section.rows[place].subtreeEnd = next
    }
    return section
  }

  private static func numbered(_ shape: Shape, _ next: inout Int) -> Shape {
    switch shape {
    case .section(let section): .section(numbered(section, &next))
    case .removableSection(let section, let isPresent):
      .removableSection(numbered(section, &next), isPresent: isPresent)
    case .freeSection(let section, let field): .freeSection(numbered(section, &next), field)
    case .theme(let section): .theme(numbered(section, &next))
    case .flag, .number, .optionalNumber, .word, .grabberRadius, .swiftName, .text, .color,
      .background, .corners, .button, .limit, .widthLimit, .detents, .freeEnd, .initial,
      .passthrough,
      .structure:
      shape
    }
  }

  private static func flatten(_ section: Section, into rows: inout [Row]) {
    for row in section.rows {
      rows.append(row)
      if let nested = row.shape.section { flatten(nested, into: &rows) }
    }
  }
}

extension Row {
  /// The same row with its nested rows replaced.
  fileprivate init(_ row: Row, shape: Shape) {
    self.init(row.name, shape, scope: row.scope, excludes: row.excludes, row.sentence)
    index = row.index
  }
}

extension Shape {
  /// The nested keys, for shapes that are mappings of rows.
  package var section: Section? {
    switch self {
    case .section(let section), .removableSection(let section, _), .freeSection(let section, _),
      .theme(let section):
      section
    case .flag, .number, .optionalNumber, .word, .grabberRadius, .swiftName, .text, .color,
      .background, .corners, .button, .limit, .widthLimit, .detents, .freeEnd, .initial,
      .passthrough,
      .structure:
      nil
    }
  }
}
