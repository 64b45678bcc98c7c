extension Grammar {
  /// One spelling that is accepted.
  package var sample: String {
    switch self {
    case .flag: "true"
    case .number(let quantity): Written.digits(quantity.example)
    case .constant(let number): "\(number)"
    case .words(let list): list.words[0].name.text
    case .text(let rule): Written.text(rule.samples[0]).yaml
    case .list(let element, _, _): "[\(element.sample)]"
    case .mapping(let mapping): mapping.sample(mapping.forms[0])
    case .names(let rule, let value): "{\(Written.text(rule.samples[0]).yaml): \(value.sample)}"
    case .section(let section, let place): section.example(place).yaml
    case .alternatives(let grammars): grammars[0].sample
    case .definition(let definition): definition.grammar.sample
    }
  }

  /// Spellings that binder and schema accept, as YAML for a flow mapping.
  package var legalSamples: [String] {
    switch self {
    case .flag: ["true", "false"]
    case .number(let quantity): quantity.legalSamples
    case .constant(let number): ["\(number)"]
    case .words(let list): list.words.map(\.name.text) + ["\"\(list.words[0].name.text)\""]
    case .text(let rule): rule.samples.map { Written.text($0).yaml }
    case .list(let element, let minimum, _):
      element.legalSamples.map { "[\($0)]" } + Grammar.pair(element)
        + (minimum == 0 ? ["[]"] : [])
    case .mapping(let mapping): mapping.legalSamples
    case .names(let rule, let value):
      rule.samples.map { "{\(Written.text($0).yaml): \(value.sample)}" }
        + value.legalSamples.dropFirst().map { "{\(Written.text(rule.samples[0]).yaml): \($0)}" }
    case .section(let section, let place):
      place == nil ? ["{}", section.exampleSample] : examples.map(\.yaml)
    case .alternatives(let grammars): grammars.flatMap(\.legalSamples)
    case .definition(let definition): definition.grammar.legalSamples
    }
  }

  /// Spellings that are refused: those of its kind that are wrong, then every other kind of value.
  package var illegalSamples: [Refusal] {
    let alternatives = flattened
    let ownRefusals = alternatives.flatMap { $0.ownRefusals(among: alternatives) }
    let kinds = Kind.allCases.filter { kind in !alternatives.contains { $0.kind.contains(kind) } }
    return ownRefusals + kinds.map { Refusal($0.yaml, $0.reason) }
  }

  /// What a YAML value can be by its looks.
  private enum Kind: CaseIterable {
    case flag
    case number
    case text
    case list
    case mapping
    case null
    case nothing

    var yaml: String {
      switch self {
      case .flag: "true"
      case .number: "1"
      case .text: "zzz"
      case .list: "[1]"
      case .mapping: "{zzz: 1}"
      case .null: "null"
      case .nothing: ""
      }
    }

    var reason: String {
      switch self {
      case .flag: "it is a flag"
      case .number: "it is a number"
      case .text: "it is a text"
      case .list: "it is a list"
      case .mapping: "it is a mapping"
      case .null: "null is a missing value"
      case .nothing: "the value is missing"
      }
    }
  }

  private var kind: [Kind] {
    switch self {
    case .flag: [.flag]
    case .number, .constant: [.number]
    case .words, .text: [.text]
    case .list: [.list]
    case .mapping, .names, .section: [.mapping]
    case .alternatives, .definition: []
    }
  }

  /// The alternatives without nesting.
  private var flattened: [Grammar] {
    switch self {
    case .alternatives(let grammars): grammars.flatMap(\.flattened)
    case .definition(let definition): definition.grammar.flattened
    case .flag, .number, .constant, .words, .text, .list, .mapping, .names, .section: [self]
    }
  }

  /// Values of its own kind that it refuses, and no other alternative accepts.
  private func ownRefusals(among alternatives: [Grammar]) -> [Refusal] {
    switch self {
    case .flag: return Grammar.flagRefusals
    case .number(let quantity):
      let hasText = alternatives.contains { if case .text = $0 { true } else { false } }
      return quantity.refusals + (hasText ? [] : [Refusal("\"1\"", "in quotes it is a text")])
    case .constant(let number):
      return [
        Refusal("\(number + 1)", "this sheetc reads version \(number) only"),
        Refusal("\"\(number)\"", "in quotes it is a text"),
      ]
    case .words(let list):
      if alternatives.contains(where: { if case .text = $0 { true } else { false } }) { return [] }
      return list.refusals
    case .text(let rule):
      let words = alternatives.flatMap { grammar in
        if case .words(let list) = grammar { list.words.map(\.name.text) } else { [String]() }
      }
      let kinds = alternatives.flatMap(\.kind)
      return rule.refusals.filter { refusal in
        !words.contains(refusal.yaml)
          && !(refusal.yaml.hasPrefix("[") && kinds.contains(.list))
      }
    case .list(let element, let minimum, let distinct):
      let first = element.sample
      return element.illegalSamples.filter { $0.yaml != "" }.map {
        Refusal("[\($0.yaml)]", $0.reason, $0.refuser)
      } + (minimum > 0 ? [Refusal("[]", "the list is empty")] : [])
        + (distinct ? [Refusal("[\(first), \(first)]", "an element is given twice")] : [])
    case .mapping(let mapping): return mapping.refusals
    case .names(let rule, let value):
      let name = Written.text(rule.samples[0]).yaml
      return rule.refusals.filter { !$0.yaml.hasPrefix("[") && !$0.yaml.hasPrefix("/") }.map {
        Refusal("{\($0.yaml): \(value.sample)}", $0.reason, $0.refuser)
      } + value.illegalSamples.map { Refusal("{\(name): \($0.yaml)}", $0.reason, $0.refuser) }
    case .section(let section, let place):
      return [section.misspeltKey] + (place == nil ? section.exclusionRefusals : [])
    case .alternatives, .definition: return []
    }
  }

  private static var flagRefusals: [Refusal] {
    [
      Refusal("yes", "a flag is `true` or `false`"), Refusal("off", "a flag is `true` or `false`"),
      Refusal("y", "a flag is `true` or `false`"), Refusal("\"true\"", "in quotes it is a text"),
      Refusal("1", "it is a number"),
      Refusal("True", "a flag is `true` or `false`", .onlyBinder),
      Refusal("FALSE", "a flag is `true` or `false`", .onlyBinder),
    ]
  }

  /// A list of two different elements.
  private static func pair(_ element: Grammar) -> [String] {
    let first = element.sample
    guard let other = element.legalSamples.first(where: { !$0.contains(first) }) else {
      return []
    }
    return ["[\(first), \(other)]"]
  }
}

extension Quantity {
  fileprivate var legalSamples: [String] {
    let low = excludesMinimum ? min(0.001, range.upperBound) : range.lowerBound
    return [Written.digits(low), Written.digits(range.upperBound), Written.digits(example)]
      + ["1", "0.25", "1.0", "5e-1", "1.0E+0"]
  }

  /// Numbers out of range, then spellings of numbers that are read differently elsewhere.
  fileprivate var refusals: [Refusal] {
    let limits = "it ranges from \(inWords)"
    let below =
      range.lowerBound == 0 ? "-1" : Written.digits(range.lowerBound - 1)
    return [Refusal(below, limits), Refusal(Written.digits(range.upperBound + 1), limits)]
      + (excludesMinimum ? [Refusal(Written.digits(range.lowerBound), limits)] : [])
      + [
        Refusal(".inf", "a number is finite"),
        Refusal(".nan", "a number is finite", .onlyBinder),
        Refusal("+1", "a number has no plus sign", .onlyBinder),
        Refusal("01", "other YAML tools read an octal number", .onlyBinder),
        Refusal("0x1", "a number is decimal", .onlyBinder),
        Refusal("0o1", "a number is decimal", .onlyBinder),
        Refusal(".5", "a digit is missing before the point", .onlyBinder),
        Refusal("1.", "a digit is missing after the point", .onlyBinder),
        Refusal("1 pt", "a number has no unit"),
        Refusal("1:30", "it is a text"),
      ]
  }
}

extension WordList {
  fileprivate var refusals: [Refusal] {
    let first = words[0].name.text
    let allowed = words.prefix(7).map { "`\($0.name.text)`" }.joined(separator: ", ")
    let reason = words.count > 7 ? "it is not \(noun.text)" : "the words are \(allowed)"
    return [
      Refusal("\(first)s", reason),
      Refusal(first.prefix(1).uppercased() + first.dropFirst(), "words are matched exactly"),
    ]
  }
}

extension Section {
  /// A mapping of every key that has an example of its own and excludes none before it.
  fileprivate var exampleSample: String {
    let members = rows.filter { row in
      if case .structure = row.shape { return false }
      return row.excludes == nil || row.name.equals("duration")
    }
    return "{\(members.map { "\($0.name.text): \($0.example.yaml)" }.joined(separator: ", "))}"
  }

  /// The first key with a letter too many.
  fileprivate var misspeltKey: Refusal {
    let row = rows[0]
    let name = "\(row.name.text)s"
    return Refusal("{\(name): \(row.example.yaml)}", "`\(name)` is no key of \(title.text)")
  }

  fileprivate var exclusionRefusals: [Refusal] {
    rows.compactMap { row in
      guard let excluded = row.excludes,
        let other = rows.first(where: { $0.name.equals(excluded) }),
        other.index > row.index
      else { return nil }
      return Refusal(
        "{\(row.name.text): \(row.example.yaml), \(excluded.text): \(other.example.yaml)}",
        "`\(row.name.text)` and `\(excluded.text)` are alternatives")
    }
  }
}

extension MappingGrammar {
  /// Each form alone, and every key with each of its values in a form that allows it.
  fileprivate var legalSamples: [String] {
    forms.map(sample)
      + entries.flatMap { entry in
        entry.grammar.legalSamples.map { sample(with: entry, $0) }
      }
  }

  fileprivate var refusals: [Refusal] {
    let whole = entries(with: forms[0]).map { ($0.name, $0.grammar.sample) }
    let unknown = Refusal(
      sample(whole + [("zzz", "1")]), "`zzz` is no key of \(title.text)")
    let values = entries.flatMap { entry in
      entry.grammar.illegalSamples.map {
        Refusal(sample(with: entry, $0.yaml), "\(entry.name.text): \($0.reason)", $0.refuser)
      }
    }
    return constraints.flatMap(refusals) + [unknown] + values
  }

  /// A mapping in which the key has that value, with what it cannot do without.
  private func sample(with entry: Entry, _ value: String) -> String {
    var form = forms[0]
    var companion: StaticString?
    if forms.contains(where: { $0.map { $0.equals(entry.name) } ?? false }) { form = entry.name }
    for constraint in constraints {
      switch constraint {
      case .only(let name, let other) where name.equals(entry.name): form = other
      case .needs(let name, let others) where name.equals(entry.name):
        if forms.contains(where: { $0.map { $0.equals(others[0]) } ?? false }) {
          form = others[0]
        } else {
          companion = others[0]
        }
      case .only, .needs, .required, .exactlyOne, .atLeastOne: continue
      }
    }
    var members = entries(with: form).map { ($0.name, $0.grammar.sample) }
    members.removeAll { $0.0.equals(entry.name) || companion?.equals($0.0) ?? false }
    if let companion, let other = entries.first(where: { $0.name.equals(companion) }) {
      members.append((companion, other.grammar.sample))
    }
    return sample(members + [(entry.name, value)])
  }

  /// The shortest mapping of that form.
  fileprivate func sample(_ form: StaticString?) -> String {
    sample(entries(with: form).map { ($0.name, $0.grammar.sample) })
  }

  private func sample(_ members: [(StaticString, String)]) -> String {
    "{\(members.map { "\($0.0.text): \($0.1)" }.joined(separator: ", "))}"
  }

  private func refusals(_ constraint: Constraint) -> [Refusal] {
    func value(_ name: StaticString) -> (StaticString, String) {
      let entry = entries.first { $0.name.equals(name) }
      return (name, entry?.grammar.sample ?? "1")
    }
    switch constraint {
    case .required(let name):
      let rest = entries(with: forms[0]).map(\.name).filter { !$0.equals(name) }
      return [Refusal(sample(rest.map(value)), "`\(name.text)` is missing")]
    case .exactlyOne(let names):
      let list = names.map { "`\($0.text)`" }.joined(separator: ", ")
      return [
        Refusal(
          sample(entries(with: names[0]).map { value($0.name) } + [value(names[1])]),
          "it takes one of \(list), not two"),
        Refusal("{}", "one of \(list) is missing"),
      ]
    case .atLeastOne(let names):
      let rest = entries(with: names[0]).map(\.name).filter { !$0.equals(names[0]) }
      let list = names.map { "`\($0.text)`" }.joined(separator: ", ")
      return [Refusal(sample(rest.map(value)), "one of \(list) is missing")]
    case .only(let name, let other):
      guard let form = forms.compactMap({ $0 }).first(where: { !$0.equals(other) }) else {
        return []
      }
      return [
        Refusal(
          sample(entries(with: form).map { value($0.name) } + [value(name)]),
          "`\(name.text)` stands beside `\(other.text)` only")
      ]
    case .needs(let name, let others):
      let list = others.map { "`\($0.text)`" }.joined(separator: " or ")
      return [Refusal(sample([value(name)]), "`\(name.text)` needs \(list)")]
    }
  }
}
