package import SheetDiagnostics
package import SheetModel
import SheetRuntime
import SheetVocabulary

/// Prints resolved sheets as JSON: every key with its value, as users would write it.
extension JSONWriter {
  /// The path of a file and a place in it, of a span.
  package typealias Place = (path: String, position: SourcePosition)?

  /// Prints the members of a sheet's object: what it is called, what it is, and in which size classes it differs.
  package mutating func members(
    of sheet: borrowing ResolvedSheet, place: (SourceSpan) -> Place
  ) {
    member("key", sheet.key)
    member("name", sheet.swiftName)
    if let summary = sheet.summary { member("summary", summary) }
    self.place(place(sheet.keySpan))
    let names = sheet.names
    key("configuration")
    section(Vocabulary.sheet, sheet.configuration, names)
    key("variants")
    array { json in
      for (variants, configuration, _) in sheet.variants.all {
        json.object { json in
          json.key("when")
          json.array { json in
            for variant in variants { json.value(variant.text) }
          }
          json.key("configuration")
          json.section(Vocabulary.sheet, configuration, names)
        }
      }
    }
    key("detents")
    array { json in
      for name in names.detents { json.value(name.text) }
    }
  }

  /// Prints where every value comes from that a layer wrote.
  package mutating func origins(
    of sheet: borrowing ResolvedSheet, place: (SourceSpan) -> Place
  ) {
    let entries = SheetOrigins(sheet).entries
    key("origins")
    array { json in
      for entry in entries {
        json.object(inline: true) { json in
          json.member("key", entry.key)
          json.key("value")
          json.write(entry.value)
          json.member("layer", entry.layer)
          if let span = entry.span { json.place(place(span)) }
        }
      }
    }
  }

  private mutating func place(_ place: Place) {
    guard let place else { return }
    member("file", place.path)
    member("line", place.position.line)
    member("column", place.position.column)
  }

  private mutating func section(
    _ section: Section, _ configuration: SheetConfiguration, _ names: SheetNames
  ) {
    object { json in
      for row in section.rows {
        if case .structure = row.shape { continue }
        json.key("\(row.name)")
        if let value = row.written(in: configuration, names) {
          json.write(value)
        } else if let inner = row.shape.section, Self.isPresent(row, configuration) {
          json.section(inner, configuration, names)
        } else {
          json.null()
        }
      }
    }
  }

  private static func isPresent(_ row: Row, _ configuration: SheetConfiguration) -> Bool {
    if case .freeSection = row.shape { return configuration.free != nil }
    return true
  }
}
