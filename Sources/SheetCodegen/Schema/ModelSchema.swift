import SheetDiagnostics
import SheetRuntime
import SheetVocabulary

/// The JSON Schema (draft-07) of what the `json` target writes: resolved sheets, every key with its value.
///
/// A key takes what it takes in a sheets file, or `null` where there is no value.
package enum ModelSchema {
  package static func print() -> [UInt8] {
    var json = JSONWriter(.pretty, capacity: 1 << 17)
    json.object { json in
      json.member("$schema", "http://json-schema.org/draft-07/schema#")
      json.member("$id", "urn:sheetc:schema:model:1")
      json.member("title", "Resolved sheets")
      json.member("description", "What sheetc's target 'json' writes.")
      json.object(
        required: ["generated", "seal", "version", "sheets"],
        [
          ("generated", { $0.text("What the file is made from.") }),
          ("seal", { $0.text("Format and fingerprint of the file.") }),
          (
            "version",
            { json in
              json.describe("Of this format; it changes when a member goes or means another.")
              json.member("const", 1)
            }
          ),
          (
            "sheets",
            { json in
              json.list("The sheets that are not abstract, in their order.") {
                $0.reference(to: "sheet")
              }
            }
          ),
        ])
      json.key("definitions")
      json.object { json in definitions(&json) }
    }
    return json.finish()
  }

  private static func definitions(_ json: inout JSONWriter) {
    json.key("sheet")
    json.object { json in
      json.object(
        required: ["key", "name", "configuration", "variants", "detents", "origins"],
        [
          ("key", { $0.text("Name of the sheet in its file.") }),
          ("name", { $0.text("Name of its constant in Swift.") }),
          ("summary", { $0.text("What it is for.") }),
        ] + place + [
          ("configuration", { $0.reference(to: "configuration") }),
          (
            "variants",
            { json in
              json.list("What the sheet is in size classes where it differs.") { json in
                json.object(
                  required: ["when", "configuration"],
                  [
                    (
                      "when",
                      { json in
                        json.list("The variants that hold, all of them.") {
                          $0.text("A variant.")
                        }
                      }
                    ),
                    ("configuration", { $0.reference(to: "configuration") }),
                  ])
              }
            }
          ),
          (
            "detents",
            { json in
              json.list("All ids of the sheet and its variants.") { $0.text("An id.") }
            }
          ),
          (
            "origins",
            { json in
              json.list("Where values come from that somebody wrote.") {
                $0.reference(to: "origin")
              }
            }
          ),
        ])
    }
    json.key("origin")
    json.object { json in
      json.object(
        required: ["key", "value", "layer"],
        [
          ("key", { $0.text("Path of the key: `dismiss.swipe`.") }),
          ("value", { $0.describe("The value.") }),
          ("layer", { $0.text("`own`, `defaults`, `preset …`, `sheet …` or `theme …`.") }),
        ] + place)
    }
    json.key("configuration")
    json.object { configuration(Vocabulary.sheet, &$0) }
    for definition in Definition.allCases
    where DefinitionWalk.definitions(below: .section(Vocabulary.sheet, nil)).contains(definition) {
      json.key(definition.rawValue)
      json.object { $0.members(of: definition.grammar) }
    }
  }

  private typealias Member = (name: String, value: (inout JSONWriter) -> Void)

  private static var place: [Member] {
    [
      ("file", { $0.text("The file it is written in, relative to the project.") }),
      ("line", { $0.position("Line in it.") }),
      ("column", { $0.position("Column in bytes.") }),
    ]
  }

  /// The object that a mapping of rows is: all keys, each with its value or `null`.
  private static func configuration(_ section: Section, _ json: inout JSONWriter) {
    let rows = section.rows.filter { row in
      if case .structure = row.shape { false } else { true }
    }
    json.object(
      required: rows.map { "\($0.name)" },
      rows.map { row in ("\(row.name)", { value(of: row, &$0) }) })
  }

  private static func value(of row: Row, _ json: inout JSONWriter) {
    json.describe(row.sentence.text)
    json.key("anyOf")
    json.array { json in
      if case .detents = row.shape {
        json.object(inline: true) { json in
          json.member("type", "array")
          json.member("maxItems", 0)
        }
      }
      if let section = row.shape.section {
        if case .removableSection = row.shape {
          json.object(inline: true) { $0.member("const", "none") }
        }
        json.object { configuration(section, &$0) }
      } else {
        json.schema(row.shape.grammar)
      }
      json.object(inline: true) { $0.member("type", "null") }
    }
  }
}

extension JSONWriter {
  /// Prints the members of a schema of objects that have these members and no others.
  fileprivate mutating func object(
    required: [String], _ members: [(name: String, value: (inout JSONWriter) -> Void)]
  ) {
    member("type", "object")
    member("additionalProperties", false)
    key("required")
    array(inline: true) { json in
      for name in required { json.value(name) }
    }
    key("properties")
    object { json in
      for member in members {
        json.key(member.name)
        json.object { member.value(&$0) }
      }
    }
  }

  fileprivate mutating func text(_ sentence: String) {
    describe(sentence)
    member("type", "string")
  }

  fileprivate mutating func position(_ sentence: String) {
    describe(sentence)
    member("type", "integer")
    member("minimum", 1)
  }

  fileprivate mutating func list(_ sentence: String, of element: (inout JSONWriter) -> Void) {
    describe(sentence)
    member("type", "array")
    key("items")
    object { element(&$0) }
  }

  fileprivate mutating func reference(to definition: String) {
    member("$ref", "#/definitions/\(definition)")
  }
}
