import SheetDiagnostics
import SheetVocabulary

/// Prints grammars as JSON Schema.
extension JSONWriter {
  /// Name of the shared definition of a sheet's key.
  static func definitionName(of row: Row) -> String { "sheet.\(row.name.text)" }

  /// Prints the schema of a row's value: what it means, what it takes, its default and examples.
  mutating func property(_ row: Row) {
    let grammar = row.shape.grammar
    object { json in
      json.describe(
        row.sentence.text, grammar, notes: row.defaultValue.map { "Default: `\($0.yaml)`." })
      json.members(of: grammar)
      if let value = row.defaultValue {
        json.key("default")
        json.write(value)
      }
      json.examples(row.shape.grammar)
    }
  }

  /// Prints the members of the object that says what a value may be.
  mutating func members(of grammar: Grammar) {
    switch grammar {
    case .flag: member("type", "boolean")
    case .number(let quantity): number(quantity)
    case .constant(let number):
      member("type", "integer")
      member("const", number)
    case .words(let list): words(list)
    case .text(let rule):
      member("type", "string")
      if let pattern = rule.pattern {
        member("pattern", pattern)
      } else {
        member("minLength", 1)
      }
    case .list(let element, let minimum, let distinct):
      member("type", "array")
      if minimum > 0 { member("minItems", minimum) }
      if distinct { member("uniqueItems", true) }
      key("items")
      schema(element)
    case .mapping(let mapping): self.mapping(mapping)
    case .names(let rule, let value):
      member("type", "object")
      if let pattern = rule.pattern {
        key("propertyNames")
        object(inline: true) { $0.member("pattern", pattern) }
      }
      key("additionalProperties")
      schema(value)
    case .section(let section, let place): self.section(section, place)
    case .alternatives(let grammars):
      key("anyOf")
      array { json in
        for grammar in grammars { json.schema(grammar) }
      }
    case .definition(let definition): reference(to: definition.rawValue)
    }
  }

  /// Prints snippets that editors offer.
  mutating func snippets(_ snippets: [Snippet]) {
    guard !snippets.isEmpty else { return }
    key("defaultSnippets")
    array { json in
      for snippet in snippets {
        json.object { json in
          json.member("label", snippet.label)
          json.member("description", snippet.description)
          json.key("body")
          json.write(snippet.body)
        }
      }
    }
  }

  mutating func schema(_ grammar: Grammar) {
    if case .definition(let definition) = grammar {
      object(inline: true) { json in
        json.member("$ref", "#/definitions/\(definition.rawValue)")
      }
    } else {
      object { $0.members(of: grammar) }
    }
  }

  /// A reference beside other members; draft-07 ignores the neighbours of a bare `$ref`.
  private mutating func reference(to definition: String) {
    key("allOf")
    array(inline: true) { json in
      json.object { json in
        json.member("$ref", "#/definitions/\(definition)")
      }
    }
  }

  private mutating func number(_ quantity: Quantity) {
    member("type", "number")
    member(
      quantity.excludesMinimum ? "exclusiveMinimum" : "minimum", quantity.range.lowerBound)
    member("maximum", quantity.range.upperBound)
  }

  private mutating func words(_ list: WordList) {
    member("type", "string")
    key("enum")
    array(inline: list.words.count < 8) { json in
      for word in list.words { json.value(word.name.text) }
    }
    for (name, isMarkdown) in [("enumDescriptions", false), ("markdownEnumDescriptions", true)] {
      key(name)
      array { json in
        for word in list.words {
          json.value(isMarkdown ? word.sentence.text : JSONWriter.plain(word.sentence.text))
        }
      }
    }
  }

  private mutating func mapping(_ mapping: MappingGrammar) {
    member("type", "object")
    key("properties")
    object { json in
      for entry in mapping.entries {
        json.key(entry.name.text)
        json.object { json in
          json.describe(entry.sentence.text, entry.grammar, notes: nil)
          json.members(of: entry.grammar)
          json.examples(entry.grammar)
        }
      }
    }
    member("additionalProperties", false)
    if mapping.allowsOwnKeys { ownKeys() }
    constraints(mapping.constraints)
  }

  private mutating func section(_ section: Section, _ place: Row.Place?) {
    let rows = section.rows.filter { row in place.map { row.isAllowed(in: $0) } ?? true }
    member("type", "object")
    key("properties")
    object { json in
      for row in rows {
        json.key(row.name.text)
        if place != nil {
          let name = JSONWriter.definitionName(of: row)
          json.object(inline: true) { $0.member("$ref", "#/definitions/\(name)") }
        } else {
          json.property(row)
        }
      }
    }
    member("additionalProperties", false)
    if place == .sheet { ownKeys() }
    // Each pair of alternatives names the other; the earlier row speaks for both.
    let pairs = rows.compactMap { row in
      row.excludes.flatMap { excluded in
        rows.first { $0.name.equals(excluded) && $0.index > row.index }.map { (row, $0) }
      }
    }
    for (first, second) in pairs.prefix(1) {
      key("not")
      object(inline: true) { json in
        json.key("required")
        json.array { json in
          json.value(first.name.text)
          json.value(second.name.text)
        }
      }
    }
    precondition(pairs.count < 2, "a section with two pairs of alternatives needs 'allOf'")
  }

  private mutating func ownKeys() {
    key("patternProperties")
    object(inline: true) { json in
      json.key("^\(FileVocabulary.ownKeyPrefix.text).")
      json.value(true)
    }
  }

  private mutating func constraints(_ constraints: [MappingGrammar.Constraint]) {
    var required: [StaticString] = []
    var dependencies: [(StaticString, [StaticString])] = []
    for constraint in constraints {
      switch constraint {
      case .required(let name): required.append(name)
      case .exactlyOne(let names): oneRequired("oneOf", names)
      case .atLeastOne(let names): oneRequired("anyOf", names)
      case .only(let name, let other): dependencies.append((name, [other]))
      case .needs(let name, let others): dependencies.append((name, others))
      }
    }
    if !required.isEmpty {
      key("required")
      array(inline: true) { json in
        for name in required { json.value(name.text) }
      }
    }
    guard !dependencies.isEmpty else { return }
    key("dependencies")
    object { json in
      for (name, others) in dependencies {
        json.key(name.text)
        if others.count == 1 {
          json.array(inline: true) { $0.value(others[0].text) }
        } else {
          json.object { $0.oneRequired("anyOf", others) }
        }
      }
    }
  }

  private mutating func oneRequired(_ keyword: String, _ names: [StaticString]) {
    key(keyword)
    array(inline: true) { json in
      for name in names {
        json.object { json in
          json.key("required")
          json.array { $0.value(name.text) }
        }
      }
    }
  }

  private mutating func describe(_ sentence: String, _ grammar: Grammar, notes: String?) {
    let lines = [sentence, "Takes \(grammar.inWords).", notes].compactMap(\.self)
    describe(sentence, markdown: lines.joined(separator: "\n\n"))
  }

  /// Prints what a value means, without Markdown and with it.
  mutating func describe(_ sentence: String, markdown: String? = nil) {
    member("description", JSONWriter.plain(sentence))
    member("markdownDescription", markdown ?? sentence)
  }

  private mutating func examples(_ grammar: Grammar) {
    switch grammar {
    case .flag, .words, .constant: return
    case .number, .text, .list, .mapping, .names, .section, .alternatives, .definition: break
    }
    key("examples")
    array { json in
      for example in grammar.examples.prefix(6) { json.write(example, inline: true) }
    }
  }

  /// The sentence without Markdown.
  private static func plain(_ sentence: String) -> String {
    String(sentence.unicodeScalars.filter { $0 != "`" })
  }
}
