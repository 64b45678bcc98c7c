import SheetDiagnostics
import SheetVocabulary

/// A rule as the schema of `sheetc.yaml` knows it.
package struct SchemaRule: Sendable {
  package let id: String
  /// What the rule reports, one sentence.
  package let sentence: String

  package init(id: String, sentence: String) {
    self.id = id
    self.sentence = sentence
  }
}

extension JSONWriter {
  /// Prints the members of a mapping from the ids of these rules to levels.
  mutating func members(of rules: [SchemaRule]) {
    member("type", "object")
    key("properties")
    object { json in
      for rule in rules {
        json.key(rule.id)
        json.object { json in
          json.describe(rule.sentence)
          json.members(of: .words(ProjectVocabulary.levels.list))
        }
      }
    }
    member("additionalProperties", false)
  }
}
