extension Grammar {
  /// What may be written, as a noun phrase with its article.
  package var inWords: String {
    switch self {
    case .flag: "`true` or `false`"
    case .number(let quantity):
      quantity.unit == .ratio
        ? "a number from \(quantity.inWords)"
        : "a number of \(quantity.unit.rawValue), \(quantity.ends)"
    case .constant(let number): "`\(number)`"
    case .words(let list):
      list.words.count > 9
        ? "\(list.noun)'s name" : Grammar.joined(list.words.map { "`\($0.name.text)`" }, "or")
    case .text(let rule): rule.noun
    case .list(let element, let minimum, _):
      "a list\(minimum > 0 ? " of one or more" : ""), each \(element.inWords)"
    case .mapping(let mapping):
      "a mapping of \(Grammar.joined(mapping.entries.map { "`\($0.name.text)`" }, "and"))"
    case .names(let rule, let value): "a mapping from \(rule.noun) to \(value.inWords)"
    case .section(let section, nil):
      "a mapping of \(Grammar.joined(section.rows.map { "`\($0.name.text)`" }, "and"))"
    case .section(_, .sheet): "a sheet"
    case .section(_, .defaults): "keys of a sheet"
    case .section(_, .variant): "keys of a sheet"
    case .alternatives(let grammars):
      grammars.contains(where: \.isLongInWords)
        ? grammars.map(\.inWords).joined(separator: ", or ")
        : Grammar.joined(grammars.map(\.inWords), "or")
    case .definition(let definition): definition.noun
    }
  }

  /// Whether the phrase has a comma or a conjunction of its own.
  private var isLongInWords: Bool {
    switch self {
    case .flag, .number, .list, .mapping, .names, .section, .alternatives: true
    case .words(let list): list.words.count > 1 && list.words.count < 10
    case .constant, .text, .definition: false
    }
  }

  private static func joined(_ parts: [String], _ conjunction: String) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return "\(parts.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}

extension Definition {
  /// What such a value is called, with its article.
  package var noun: String {
    switch self {
    case .sheet: "a sheet"
    case .defaults: "keys of a sheet"
    case .variant: "keys of a sheet"
    case .theme: "a theme"
    case .detent: "a detent"
    case .heightBound: "a bound"
    case .color: "a colour"
    case .singleColor: "a colour that is the same in light and dark appearance"
    case .text: "a text for people"
    case .button: "a button"
    case .target: "a target"
    case .rules: "a mapping from a rule to its level"
    }
  }
}
