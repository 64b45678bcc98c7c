/// Finds names of other sheets; made at the first key that this language does not have.
struct ForeignNames: Sendable {
  static let shared = ForeignNames(table)

  private let byName: [ForeignName.Place: [String: ForeignName]]

  private init(_ table: [(place: ForeignName.Place, rows: [ForeignName])]) {
    var byName: [ForeignName.Place: [String: ForeignName]] = [:]
    for (place, rows) in table {
      for row in rows {
        for name in row.names { byName[place, default: [:]][Self.folded(name)] = row }
      }
    }
    self.byName = byName
  }

  /// What to write instead of a name, however its words are joined; `nil` for a name that none of them has.
  func find(_ name: String, in place: ForeignName.Place) -> ForeignName? {
    byName[place]?[Self.folded(name)]
  }

  /// A name without capitals and marks that join words.
  static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != "_" && $0 != "-" }
  }
}
