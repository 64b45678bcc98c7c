import Foundation
import SheetCodegen
import SheetRuntime
import SheetVocabulary
import Testing

@Suite struct SchemaEmitterTests {
  private static var sheets: NSDictionary { parsed(SchemaEmitter.sheets()) }
  private static var project: NSDictionary {
    parsed(
      SchemaEmitter.configuration(rules: [
        SchemaRule(id: "no-exit", sentence: "a sheet that nobody can leave")
      ]))
  }

  private static func parsed(_ bytes: [UInt8]) -> NSDictionary {
    (try? JSONSerialization.jsonObject(with: Data(bytes))) as? NSDictionary ?? [:]
  }

  @Test func everyKeyOfASheetHasADefinitionWithItsMeaningAndExamples() throws {
    let definitions = try #require(Self.sheets["definitions"] as? NSDictionary)
    for row in Vocabulary.sheet.rows {
      let key = try #require(definitions["sheet.\(row.name.text)"] as? NSDictionary)
      #expect((key["description"] as? String)?.isEmpty == false)
      #expect((key["markdownDescription"] as? String)?.hasPrefix(row.sentence.text) == true)
    }
  }

  @Test func everyReferenceHasItsDefinitionAndEveryDefinitionIsUsed() throws {
    for schema in [Self.sheets, Self.project] {
      let definitions = try #require(schema["definitions"] as? NSDictionary)
      var used: Set<String> = []
      collectReferences(schema, &used)

      #expect(used == Set(definitions.allKeys.compactMap { $0 as? String }))
    }
  }

  @Test func defaultsAreThoseOfTheConfiguration() throws {
    let definitions = try #require(Self.sheets["definitions"] as? NSDictionary)
    let swipeMode = try #require(definitions["sheet.swipeMode"] as? NSDictionary)
    let theme = try #require(definitions["theme"] as? NSDictionary)
    let properties = try #require(theme["properties"] as? NSDictionary)
    let cornerRadius = try #require(properties["cornerRadius"] as? NSDictionary)

    #expect(swipeMode["default"] as? String == "full")
    #expect(swipeMode["enum"] as? [String] == ["full", "top", "none"])
    #expect(cornerRadius["default"] as? Double == Vocabulary.defaults.theme.cornerRadius)
    #expect(cornerRadius["maximum"] as? Double == 100)
  }

  @Test func variantsLackTheKeysThatOnlyASheetHas() throws {
    let definitions = try #require(Self.sheets["definitions"] as? NSDictionary)
    let variant = try #require(definitions["variant"] as? NSDictionary)
    let forms = try #require(variant["anyOf"] as? [NSDictionary])
    let keys = try #require(forms[0]["properties"] as? NSDictionary)

    #expect(keys["style"] != nil)
    #expect(keys["height"] != nil)
    for name in ["summary", "name", "extends", "abstract", "presentation", "variants"] {
      #expect(keys[name] == nil, "\(name)")
    }
    #expect(forms[1]["enum"] as? [String] == ["none"])
  }

  @Test func unknownKeysAreRefusedBesideThoseOfTheUsersOwn() {
    #expect(Self.sheets["additionalProperties"] as? Bool == false)
    #expect((Self.sheets["patternProperties"] as? NSDictionary)?["^x-."] as? Bool == true)
    #expect(Self.project["additionalProperties"] as? Bool == false)
    #expect(Self.project["patternProperties"] == nil)
  }

  @Test func onlyRulesThatAreThereHaveALevel() throws {
    let definitions = try #require(Self.project["definitions"] as? NSDictionary)
    let rules = try #require(definitions["rules"] as? NSDictionary)
    let noExit = try #require((rules["properties"] as? NSDictionary)?["no-exit"] as? NSDictionary)

    #expect(noExit["enum"] as? [String] == ["error", "warning", "note", "ignore"])
    #expect(noExit["description"] as? String == "a sheet that nobody can leave")
    #expect(rules["additionalProperties"] as? Bool == false)
  }

  @Test func theReferenceHasEveryKeyOfASheet() {
    let page = String(decoding: ReferenceEmitter.markdown(), as: UTF8.self)
    func walk(_ section: Section, _ path: String) {
      for row in section.rows {
        let path = path + row.name.text
        #expect(page.contains("\n### `\(path)`\n"), "\(path)")
        if let nested = row.shape.section { walk(nested, path + ".") }
      }
    }

    walk(Vocabulary.sheet, "")
  }

  private func collectReferences(_ value: Any, _ used: inout Set<String>) {
    if let mapping = value as? NSDictionary {
      if let reference = mapping["$ref"] as? String {
        used.insert(reference.replacingOccurrences(of: "#/definitions/", with: ""))
      }
      for member in mapping.allValues { collectReferences(member, &used) }
    } else if let list = value as? NSArray {
      for element in list { collectReferences(element, &used) }
    }
  }
}
