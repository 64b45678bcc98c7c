import Foundation
import SheetVocabulary
import Testing

/// The words that libFuzzer puts together are those of the vocabulary, and YAML's own marks.
///
/// With `SHEETC_WRITE_SCHEMAS=1` in the environment the dictionary is written instead of compared.
@Suite struct DictionaryTests {
  private static let marks = [
    #"\x0a  "#, #"\x0a    "#, #"\x0a- "#, ": ", "- ", "? ", "<<: *a", "&a ", "*a", "!a ", "{", "}",
    "[", "]", ", ", " #", #"|-\x0a"#, #">+\x0a"#, "---", "...", "%YAML 1.2", #"\\u2028"#, #"\\x00"#,
    #"\xe2\x80\xa8"#, #"\xef\xbb\xbf"#, #"\xed\xa0\x80"#, "x-", "1e308", "-0", "0.5", "#FFFFFF",
    #"\x0a%file b.sheets.yaml\x0aversion: 1\x0a"#, "imports: [b.sheets.yaml]", #"%config\x0a"#,
    "# sheetc:ignore no-exit -- x", "# sheetc:ignore-file no-exit until 2026-01-01 -- x",
  ]

  @Test func theDictionaryHoldsEveryKeyAndWord() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "sheets.dict")
    var words = Words()
    words.add(.section(Vocabulary.sheet, nil))
    for entry in Array(FileVocabulary.keys.entries) + ProjectVocabulary.keys.entries {
      words.add(entry)
    }
    let lines = words.found.sorted().map { "\"\($0)\"\n" } + Self.marks.map { "\"\($0)\"\n" }
    let dictionary = Data(lines.joined().utf8)
    if ProcessInfo.processInfo.environment["SHEETC_WRITE_SCHEMAS"] == "1" {
      try dictionary.write(to: url)
    }

    let present = try? Data(contentsOf: url)

    #expect(
      present == dictionary,
      "SHEETC_WRITE_SCHEMAS=1 swift test --filter DictionaryTests writes it anew")
  }

  /// Every name and word that a grammar has, each once.
  private struct Words {
    private(set) var found: Set<String> = []
    private var definitions: Set<Definition> = []

    mutating func add(_ entry: MappingGrammar.Entry) {
      found.insert(entry.name.text)
      add(entry.grammar)
    }

    mutating func add(_ grammar: Grammar) {
      switch grammar {
      case .flag: found.formUnion(["true", "false"])
      case .number, .constant, .text: break
      case .words(let list): found.formUnion(list.words.map(\.name.text))
      case .list(let element, _, _), .names(_, let element): add(element)
      case .mapping(let mapping): for entry in mapping.entries { add(entry) }
      case .section(let section, _):
        for row in section.rows {
          found.insert(row.name.text)
          add(row.shape.grammar)
        }
      case .alternatives(let grammars): for grammar in grammars { add(grammar) }
      case .definition(let definition):
        if definitions.insert(definition).inserted { add(definition.grammar) }
      }
    }
  }
}
