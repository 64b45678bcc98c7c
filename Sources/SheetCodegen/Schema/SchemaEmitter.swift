import SheetDiagnostics
import SheetVocabulary

/// Prints the JSON Schemas (draft-07) of the two kinds of file, for editors and validators.
///
/// Everything is read from the vocabulary. A schema sees values, not spellings, and one file, so it lets some things
/// pass that the compiler refuses; never the other way round.
package enum SchemaEmitter {
  /// The schema of sheets files.
  package static func sheets() -> [UInt8] {
    schema(
      id: "urn:sheetc:schema:sheets:\(FileVocabulary.version)", title: "Sheets",
      description: "Bottom sheets of an iOS app, described for sheetc.",
      FileVocabulary.keys.mapping(allowsOwnKeys: true))
  }

  /// The schema of `sheetc.yaml`; `rules` are those whose levels it may set.
  package static func configuration(rules: [SchemaRule]) -> [UInt8] {
    schema(
      id: "urn:sheetc:schema:project:1", title: "sheetc project",
      description: "What sheetc reads, generates and checks in a project.",
      ProjectVocabulary.keys.mapping(allowsOwnKeys: false), rules: rules)
  }

  private static func schema(
    id: String, title: String, description: String, _ mapping: MappingGrammar,
    rules: [SchemaRule] = []
  ) -> [UInt8] {
    var json = JSONWriter(.pretty, capacity: 1 << 17)
    let definitions = DefinitionWalk.definitions(below: .mapping(mapping))
    json.object { json in
      json.member("$schema", "http://json-schema.org/draft-07/schema#")
      json.member("$id", id)
      json.member("title", title)
      json.member("description", description)
      json.members(of: .mapping(mapping))
      json.key("definitions")
      json.object { json in
        if definitions.contains(.sheet) { keyDefinitions(&json) }
        for definition in Definition.allCases where definitions.contains(definition) {
          json.key(definition.rawValue)
          json.object { json in
            if definition == .rules {
              json.members(of: rules)
            } else {
              json.members(of: definition.grammar)
            }
            json.snippets(definition.snippets)
          }
        }
      }
    }
    return json.finish()
  }

  /// One definition for each key of a sheet, shared by sheets, defaults and variants.
  private static func keyDefinitions(_ json: inout JSONWriter) {
    for row in Vocabulary.sheet.rows {
      json.key(JSONWriter.definitionName(of: row))
      json.property(row)
    }
  }
}
