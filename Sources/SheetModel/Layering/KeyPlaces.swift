import SheetVocabulary

/// In which mappings a key is known, to tell where a misplaced one belongs; built at the first such fault.
struct KeyPlaces: Sendable {
  private let byName: [String: [String]]

  static let shared = KeyPlaces()

  private init() {
    var byName: [String: [String]] = [:]
    func add(_ section: Section, _ place: String) {
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
  }

  /// The mappings that have a key of that name, in the order of the rows.
  func places(of name: String) -> [String] { byName[name] ?? [] }
}
