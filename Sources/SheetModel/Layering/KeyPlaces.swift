import SheetVocabulary

/// In which mappings a key is known, to tell where a misplaced one belongs; built at the first such fault.
struct KeyPlaces: Sendable {
  private let byName: [String: [String]]
  /// Names by what is left of them without capitals and marks that join words.
  private let byFolded: [String: String]
  /// The path of every section, in the order of `Plan.sections`; that of a sheet is empty.
  private let paths: [String]

  static let shared = KeyPlaces()

  private init() {
    var byName: [String: [String]] = [:]
    var paths: [String] = []
    func add(_ section: Section, _ place: String) {
      paths.append(place)
      for row in section.rows {
        switch row.shape {
        case .structure: continue
        case .flag, .number, .optionalNumber, .word, .grabberRadius, .swiftName, .text, .color,
          .background, .corners, .button, .limit, .widthLimit, .detents, .freeEnd, .initial,
          .passthrough,
          .section, .removableSection, .freeSection, .theme:
          byName[row.name.description, default: []].append(
            row.scope == .onlyInVariants ? "a variant" : place.isEmpty ? "a sheet" : "'\(place)'")
          guard let nested = row.shape.section else { continue }
          add(nested, place.isEmpty ? row.name.description : "\(place).\(row.name)")
        }
      }
    }
    add(Vocabulary.sheet, "")
    self.byName = byName
    let names = byName.keys.map { (ForeignNames.folded($0), $0) }
    byFolded = Dictionary(names, uniquingKeysWith: { min($0, $1) })
    self.paths = paths
  }

  /// A key of any mapping as it is spelt, of `CornerRadius` and `corner_radius` `cornerRadius`; other names unchanged.
  func spelling(of name: String) -> String {
    byName[name] == nil ? byFolded[ForeignNames.folded(name)] ?? name : name
  }

  /// The path of a section, as `theme.motion`.
  func path(ofSection place: Int) -> String { paths[place] }

  /// The mappings that have a key of that name, in the order of the rows.
  func places(of name: String) -> [String] { byName[name] ?? [] }
}
