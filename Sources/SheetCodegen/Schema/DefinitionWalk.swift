import SheetVocabulary

/// Finds the definitions that a grammar needs, at any depth.
enum DefinitionWalk {
  static func definitions(below grammar: Grammar) -> Set<Definition> {
    var found: Set<Definition> = []
    walk(grammar, &found)
    return found
  }

  private static func walk(_ grammar: Grammar, _ found: inout Set<Definition>) {
    switch grammar {
    case .flag, .number, .constant, .words, .text: break
    case .list(let element, _, _): walk(element, &found)
    case .mapping(let mapping):
      for entry in mapping.entries { walk(entry.grammar, &found) }
    case .names(_, let value): walk(value, &found)
    case .section(let section, _):
      for row in section.rows { walk(row.shape.grammar, &found) }
    case .alternatives(let grammars):
      for grammar in grammars { walk(grammar, &found) }
    case .definition(let definition):
      if found.insert(definition).inserted { walk(definition.grammar, &found) }
    }
  }
}
