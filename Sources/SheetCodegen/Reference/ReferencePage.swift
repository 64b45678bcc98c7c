import SheetDiagnostics
import SheetVocabulary

/// The Markdown page while it is printed.
struct ReferencePage {
  var buffer = ByteBuffer(capacity: 1 << 16)

  /// Prints what the page is, and links to its chapters.
  mutating func introduction(_ chapters: [ReferenceChapter]) {
    line("# The sheets language, key by key")
    line()
    line(
      "Written by `sheetc reference` from the vocabulary of the compiler; `make schemas` renews it."
    )
    line()
    line(
      "Lengths are in points, durations in seconds, speeds in points per second, ratios from 0 to 1."
    )
    line()
    for chapter in chapters {
      let anchor = chapter.title.lowercased().split(separator: " ").joined(separator: "-")
      line("- [\(chapter.title)](#\(anchor))")
    }
  }

  mutating func chapter(_ chapter: ReferenceChapter) {
    heading(2, chapter.title)
    line(chapter.sentence)
    switch chapter.body {
    case .section(let section, let path):
      for row in section.rows { self.row(row, path: path) }
    case .grammar(let grammar): mapping(grammar)
    case .levels: levels()
    case .names: names()
    }
  }

  /// Prints a mapping that is read as one value: its words, its keys and what holds between them.
  private mutating func mapping(_ grammar: Grammar) {
    for part in grammar.parts {
      switch part {
      case .words(let list): words(list)
      case .text(let rule):
        line()
        line("As text: \(rule.sentence)")
      case .mapping(let mapping): keys(mapping)
      case .flag, .number, .constant, .list, .names, .section, .alternatives, .definition: continue
      }
    }
    line()
    line("| refused | because |")
    line("| --- | --- |")
    for refusal in grammar.illegalSamples.prefix(8) where !refusal.yaml.isEmpty {
      line("| \(code(refusal.yaml)) | \(refusal.reason) |")
    }
  }

  private mutating func levels() {
    words(ProjectVocabulary.levels.list)
    line()
    line("```yaml")
    line("rules: {no-exit: error, landscape-unspecified: ignore}")
    line("paths:")
    line("  Sheets/Legacy: {rules: {no-exit: note}}")
    line("  \"Sheets/**/Draft*\": {rules: {no-exit: ignore}}")
    line("```")
  }

  private mutating func names() {
    line()
    line("| name of | not a name |")
    line("| --- | --- |")
    for rule in [NameRule.theme, .detent, .control] {
      line(
        "| \(rule.noun.text) | \(rule.reserved.map { "`\($0.text)`" }.joined(separator: ", ")) |")
    }
    line()
    line("A detent's id is no word of another form either: `{height: 300, id: medium}` is refused.")
  }

  private mutating func row(_ row: Row, path: String) {
    let path = path + row.name.text
    let grammar = row.shape.grammar
    heading(3, "`\(path)`")
    line(row.sentence.text)
    line()
    line("- Takes \(grammar.inWords).")
    if let value = row.defaultValue {
      line("- Default: \(code(value.yaml)).")
    } else if case .removableSection = row.shape {
      line("- Default: there, with the defaults of its keys.")
    }
    switch row.scope {
    case .everywhere: break
    case .onlyInSheets: line("- In a sheet only: never inherited.")
    case .notInVariants: line("- Not in variants.")
    case .onlyInVariants: line("- In variants only.")
    }
    if let excluded = row.excludes { line("- Removes `\(excluded.text)`.") }
    line("- Example: \(code("\(row.name.text): \(row.example.yaml)")).")
    if let refusal = grammar.illegalSamples.first {
      line("- Refused: \(code("\(row.name.text): \(refusal.yaml)")), because \(refusal.reason).")
    }
    for case .words(let list) in grammar.parts where list.words.count > 1 { words(list) }
    if row.shape.section == nil {
      for case .mapping(let mapping) in grammar.parts { keys(mapping) }
    }
    // What each key of it is, before they are described one by one.
    if let rows = row.shape.section?.rows, rows.count > 1 {
      line()
      for nested in rows { line("- `\(nested.name.text)`: \(nested.sentence.text)") }
    }
    // A theme's keys have a chapter of their own.
    if case .theme = row.shape { return }
    for nested in row.shape.section?.rows ?? [] { self.row(nested, path: path + ".") }
  }

  private mutating func words(_ list: WordList) {
    line()
    line("| word | meaning |")
    line("| --- | --- |")
    for word in list.words { line("| `\(word.name.text)` | \(word.sentence.text) |") }
  }

  private mutating func keys(_ mapping: MappingGrammar) {
    line()
    line("| key | takes | meaning |")
    line("| --- | --- | --- |")
    for entry in mapping.entries {
      line("| `\(entry.name.text)` | \(entry.grammar.inWords) | \(entry.sentence.text) |")
    }
    // Long lists of words have a table of their own.
    for entry in mapping.entries {
      if case .words(let list) = entry.grammar, list.words.count > 9 { words(list) }
    }
    let rules = mapping.constraints.map(\.inWords)
    if !rules.isEmpty {
      line()
      line(rules.joined(separator: " "))
    }
    line()
    line("```yaml")
    for form in mapping.examples { line(form.yaml) }
    line("```")
  }

  private mutating func heading(_ level: Int, _ text: String) {
    line()
    buffer.append(repeating: UInt8(ascii: "#"), count: level)
    line(" \(text)")
    line()
  }

  private func code(_ yaml: String) -> String {
    let text =
      yaml.unicodeScalars.contains("|") ? yaml.split(separator: "|").joined(separator: "\\|") : yaml
    return "`\(text)`"
  }

  private mutating func line(_ text: String = "") {
    buffer.append(text)
    buffer.append(UInt8(ascii: "\n"))
  }
}

extension Grammar {
  /// The alternatives, or the grammar alone.
  fileprivate var parts: [Grammar] {
    if case .alternatives(let grammars) = self { grammars } else { [self] }
  }
}

extension MappingGrammar {
  fileprivate var examples: [Written] { Grammar.mapping(self).examples }
}

extension MappingGrammar.Constraint {
  /// What holds, as a sentence.
  fileprivate var inWords: String {
    switch self {
    case .required(let name): "`\(name.text)` is required."
    case .exactlyOne(let names): "Exactly one of \(Self.list(names)) is there."
    case .atLeastOne(let names): "At least one of \(Self.list(names)) is there."
    case .only(let name, let other): "`\(name.text)` stands beside `\(other.text)` only."
    case .needs(let name, let others): "`\(name.text)` needs \(Self.list(others, "or"))."
    }
  }

  private static func list(_ names: [StaticString], _ conjunction: String = "and") -> String {
    let names = names.map { "`\($0.text)`" }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return "\(names.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}
