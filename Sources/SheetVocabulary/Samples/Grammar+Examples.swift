extension Grammar {
  /// Values that show how it is written, the most telling first; never empty.
  package var examples: [Written] {
    switch self {
    case .flag: [.flag(true), .flag(false)]
    case .number(let quantity): [.number(quantity.example)]
    case .constant(let number): [.number(Double(number))]
    case .words(let list): list.words.map { .text($0.name.text) }
    case .text(let rule): rule.samples.prefix(1).map { .text($0) }
    case .list(let element, let minimum, _):
      Grammar.lists(of: element.examples, minimum: minimum)
    case .mapping(let mapping): mapping.forms.map { mapping.example($0) }
    case .names(let rule, let value): [[rule.samples[0]: value.examples[0]]]
    case .section(let section, let place): [section.example(place)]
    case .alternatives(let grammars):
      grammars.flatMap { grammar in
        if case .words = grammar { grammar.examples } else { Array(grammar.examples.prefix(5)) }
      }
    case .definition(let definition): definition.grammar.examples
    }
  }

  /// One list of all elements where they are few words, else one of each.
  private static func lists(of elements: [Written], minimum: Int) -> [Written] {
    let first = elements.prefix(2)
    return [.list(Array(first))] + elements.dropFirst(2).prefix(4).map { .list([$0]) }
      + (minimum == 0 ? [.list([])] : [])
  }
}

extension Section {
  /// A mapping of the key that is most often changed: the first that can be written without another.
  func example(_ place: Row.Place?) -> Written {
    switch place {
    case .sheet: return ["detents": .list([.text("fitContent")])]
    case .defaults: return ["theme": .text("card")]
    case .variant: return ["width": ["max": .number(400)]]
    case nil: break
    }
    for row in rows {
      if case .structure = row.shape { continue }
      return [row.name.text: row.example]
    }
    return .mapping([])
  }
}

extension Row {
  /// A value for the key that is not its default.
  package var example: Written {
    if case .freeEnd = shape {
      return name.equals("min") ? ["height": .number(140)] : ["fraction": .number(0.8)]
    }
    let usual = defaultValue
    let examples = shape.grammar.examples
    return examples.first { $0 != usual } ?? examples[0]
  }
}

extension MappingGrammar {
  /// The alternative keys one of which every such mapping has; one empty form where there are none.
  var forms: [StaticString?] {
    for constraint in constraints {
      switch constraint {
      case .exactlyOne(let names), .atLeastOne(let names): return names
      case .required, .only, .needs: continue
      }
    }
    return [nil]
  }

  /// The shortest mapping of that form.
  func example(_ form: StaticString?) -> Written {
    .mapping(
      entries(with: form).map { Written.Member(name: $0.name.text, value: $0.grammar.examples[0]) })
  }

  /// The keys that a mapping of that form cannot do without, in order.
  func entries(with form: StaticString?) -> [Entry] {
    var names: [StaticString] = form.map { [$0] } ?? []
    for constraint in constraints {
      switch constraint {
      case .required(let name): names.append(name)
      case .needs(let name, let others) where form.map { $0.equals(name) } ?? false:
        names.append(others[0])
      case .needs, .only, .exactlyOne, .atLeastOne: continue
      }
    }
    if names.isEmpty { names = entries.prefix(1).map(\.name) }
    return entries.filter { entry in names.contains { $0.equals(entry.name) } }
  }
}
