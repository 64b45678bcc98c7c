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
  package static let rows: Table<Row> = {
    var rows = TableBuilder<Row>(capacity: 160)
    flatten(sheet, into: &rows)
    return rows.finish()
  }()

  /// The values a key has when no layer writes it.
  package static let defaults = SheetConfiguration()

  /// Gives every row its place in pre-order.
  private static func numbered(_ section: Section) -> Section {
    var next = 0
    number(section, &next)
    return section
  }

  private static func number(_ section: Section, _ next: inout Int) {
    for place in section.rows.indices {
      section.rows.edit(place) { row in
        row.index = next
        next += 1
        if let nested = row.shape.section { number(nested, &next) }
        row.subtreeEnd = next
      }
    }
  }

  private static func flatten(_ section: Section, into rows: inout TableBuilder<Row>) {
    for row in section.rows {
      rows.append(row)
      if let nested = row.shape.section { flatten(nested, into: &rows) }
    }
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
