/// The JSON Schema of what `JSONReporter` prints.
package enum JSONReportSchema {
  package static func print() -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.object { json in
      json.member("$schema", "http://json-schema.org/draft-07/schema#")
      json.member("$id", "urn:sheetc:schema:report:1")
      json.member("title", "sheetc report")
      json.member("description", "What a run of sheetc has found.")
      printBody(top, into: &json)
      json.key("definitions")
      json.object { json in
        for (name, shape) in definitions {
          json.key(name)
          json.object { printBody(shape, into: &$0) }
        }
      }
    }
    return writer.finish()
  }

  /// What a value of the report may be.
  private indirect enum Shape: Sendable {
    case text
    case words([String])
    /// A whole number from that one on.
    case number(from: Int)
    case exactly(Int)
    case list(of: Shape)
    case reference(String)
    case object([Member])
  }

  private struct Member: Sendable {
    let name: String
    let sentence: String
    let shape: Shape
    var isOptional = false
  }

  private static let top = Shape.object([
    Member(
      name: "version", sentence: "Of this format; it changes when a member goes or means another.",
      shape: .exactly(1)),
    Member(
      name: "tool", sentence: "What wrote the report.",
      shape: .object([
        Member(name: "name", sentence: "Its name.", shape: .text),
        Member(name: "version", sentence: "Its version.", shape: .text),
      ])),
    Member(
      name: "summary", sentence: "Counts.",
      shape: .object([
        Member(name: "files", sentence: "Files that were read.", shape: .number(from: 0)),
        Member(name: "errors", sentence: "Errors among the findings.", shape: .number(from: 0)),
        Member(name: "warnings", sentence: "Warnings among the findings.", shape: .number(from: 0)),
        Member(name: "notes", sentence: "Notes among the findings.", shape: .number(from: 0)),
        Member(
          name: "suppressed", sentence: "Findings that a comment silences.",
          shape: .number(from: 0)),
        Member(
          name: "baselined", sentence: "Findings that a baseline lists, which are not reported.",
          shape: .number(from: 0)),
      ])),
    Member(
      name: "diagnostics",
      sentence: "What was found: faults of the run itself first, then by path and place.",
      shape: .list(of: .reference("diagnostic"))),
    Member(
      name: "suppressed", sentence: "What comments silence, by path and place.",
      shape: .list(of: .reference("suppressed"))),
  ])

  private static let definitions: [(String, Shape)] = [
    ("diagnostic", .object(diagnostic)),
    (
      "suppressed",
      .object(
        [Member(name: "reason", sentence: "What the comment gives as its reason.", shape: .text)]
          + diagnostic)
    ),
    (
      "note",
      .object(
        [Member(name: "message", sentence: "One sentence.", shape: .text)] + place(isOptional: true)
      )
    ),
    (
      "fixIt",
      .object([
        Member(name: "message", sentence: "What applying it does.", shape: .text),
        Member(
          name: "applicability",
          sentence: "`safe` may be applied without asking, a `guess` may not.",
          shape: .words(["safe", "guess"])),
        Member(
          name: "edits", sentence: "Applied together or not at all.",
          shape: .list(of: .reference("edit"))),
      ])
    ),
    (
      "edit",
      .object(
        place(isOptional: false) + [
          Member(
            name: "replacement",
            sentence: "Stands for the bytes of the range; an empty range inserts.",
            shape: .text)
        ])
    ),
  ]

  private static let diagnostic =
    [
      Member(
        name: "severity", sentence: "How much it matters.",
        shape: .words(["error", "warning", "note"])),
      Member(
        name: "id", sentence: "The kind of finding, which `sheetc explain` describes.", shape: .text
      ),
      Member(name: "message", sentence: "One sentence.", shape: .text),
    ] + place(isOptional: true) + [
      Member(
        name: "notes", sentence: "Related places and advice.", shape: .list(of: .reference("note"))),
      Member(
        name: "fixIts", sentence: "Ways to mend it.", shape: .list(of: .reference("fixIt"))),
    ]

  private static func place(isOptional: Bool) -> [Member] {
    let numbers = [
      ("line", "First line, from 1.", 1),
      ("column", "First column, from 1, in UTF-8 bytes.", 1),
      ("endLine", "Line of the end.", 1),
      ("endColumn", "Column behind the last one, in UTF-8 bytes.", 1),
      ("offset", "First byte, from 0.", 0),
      ("endOffset", "Byte behind the last one.", 0),
    ]
    return [
      Member(
        name: "file",
        sentence: isOptional
          ? "Its path as it was given or found; there without a range where the whole file is meant."
          : "Its path as it was given or found.", shape: .text, isOptional: isOptional)
    ]
      + numbers.map { name, sentence, first in
        Member(
          name: name, sentence: sentence, shape: .number(from: first), isOptional: isOptional)
      }
  }

  private static func printBody(_ shape: Shape, into json: inout JSONWriter) {
    switch shape {
    case .text: json.member("type", "string")
    case .words(let words):
      json.key("enum")
      json.array(inline: true) { json in for word in words { json.value(word) } }
    case .number(let first):
      json.member("type", "integer")
      json.member("minimum", first)
    case .exactly(let number): json.member("const", number)
    case .list(let element):
      json.member("type", "array")
      json.key("items")
      json.object(inline: true) { printBody(element, into: &$0) }
    case .reference(let name): json.member("$ref", "#/definitions/" + name)
    case .object(let members): printMembers(members, into: &json)
    }
  }

  private static func printMembers(_ members: [Member], into json: inout JSONWriter) {
    json.member("type", "object")
    json.key("properties")
    json.object { json in
      for member in members {
        json.key(member.name)
        json.object { json in
          json.member("description", member.sentence)
          printBody(member.shape, into: &json)
        }
      }
    }
    json.key("required")
    json.array(inline: true) { json in
      for member in members where !member.isOptional { json.value(member.name) }
    }
    // What has a place of its own has all of it.
    if members.contains(where: { $0.name == "line" && $0.isOptional }) {
      json.key("dependencies")
      json.object(inline: true) { json in
        json.key("line")
        json.array { json in
          for name in ["file", "column", "endLine", "endColumn", "offset", "endOffset"] {
            json.value(name)
          }
        }
      }
    }
    json.member("additionalProperties", false)
  }
}
