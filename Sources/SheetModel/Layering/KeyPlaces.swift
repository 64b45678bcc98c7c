import SheetVocabulary

/// In which mappings a key is known, to tell where a misplaced one belongs; made at the first such fault.
struct KeyPlaces: Sendable {
  private struct Key {
    let name: StaticString
    /// What names that are alike have in common.
    let hash: UInt32
    /// Place of the mapping in `Plan.sections`.
    let section: Int
    let isOfVariants: Bool
  }

  /// In the order of the rows.
  private let keys: Table<Key>
  /// The path of every section, in the order of `Plan.sections`; that of a sheet is empty.
  private let paths: [String]

  static let shared = KeyPlaces()

  private init() {
    var keys = TableBuilder<Key>(capacity: 160)
    var paths: [String] = []
    func add(_ section: Section, _ path: String) {
      let place = paths.count
      paths.append(path)
      for row in section.rows {
        switch row.shape {
        case .structure: continue
        case .flag, .number, .optionalNumber, .word, .grabberRadius, .swiftName, .text, .color,
          .background, .corners, .button, .limit, .widthLimit, .detents, .freeEnd, .initial,
          .passthrough,
          .section, .removableSection, .freeSection, .theme:
          keys.append(
            Key(
              name: row.name, hash: row.name.withUTF8Buffer(ForeignNames.hash), section: place,
              isOfVariants: row.scope == .onlyInVariants))
          guard let nested = row.shape.section else { continue }
          add(nested, path.isEmpty ? row.name.description : "\(path).\(row.name)")
        }
      }
    }
    add(Vocabulary.sheet, "")
    self.keys = keys.finish()
    self.paths = paths
  }

  /// A key of any mapping as it is spelt, of `CornerRadius` and `corner_radius` `cornerRadius`; other names unchanged.
  func spelling(of name: String) -> String {
    var bytes = name
    return bytes.withUTF8 { bytes in
      let hash = ForeignNames.hash(bytes)
      var alike: String?
      for key in keys where key.hash == hash && ForeignNames.areAlike(key.name, bytes) {
        if key.name.equals(bytes) { return name }
        let own = key.name.description
        alike = alike.map { min($0, own) } ?? own
      }
      return alike ?? name
    }
  }

  /// The path of a section, as `theme.motion`.
  func path(ofSection place: Int) -> String { paths[place] }

  /// The shortest path whose last two names are joined in a name: of `shadowOffset` `theme.shadow.offset`.
  func path(joined name: String) -> String? {
    let letters = ForeignNames.folded(name)
    var found: [String] = []
    for key in keys {
      let path = paths[key.section]
      guard !path.isEmpty, letters.utf8.count > key.name.utf8CodeUnitCount,
        let mapping = path.split(separator: ".").last,
        letters == ForeignNames.folded("\(mapping)\(key.name)")
      else { continue }
      found.append("\(path).\(key.name)")
    }
    // Of the sheet's shadow and that of the dimming the sheet's is meant.
    return found.first { path in found.allSatisfy { $0.utf8.count >= path.utf8.count } }
  }

  /// The mappings that have a key of that name, in the order of the rows.
  func places(of name: String) -> [String] {
    var name = name
    return name.withUTF8 { name in
      var places: [String] = []
      for key in keys where key.name.equals(name) {
        let path = paths[key.section]
        places.append(
          key.isOfVariants ? "a variant" : path.isEmpty ? "a sheet" : "'\(path)'")
      }
      return places
    }
  }
}
