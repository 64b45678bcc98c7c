import SheetDiagnostics
import SheetRuntime
import SheetVocabulary
import SheetYAML

extension LayerApplier {
  /// More parents than this are refused, so that no file takes more than linear time.
  static let mostParents = 16

  /// Resolves every theme of a file, with all it is built on, and reports their faults.
  mutating func resolveThemes(of file: Int) {
    for theme in themes.files[file].states.indices {
      resolve(ThemeTable.Place(file: file, theme: theme))
    }
  }

  private mutating func resolve(_ place: ThemeTable.Place) {
    var chain: [ThemeTable.Place] = []
    var next: ThemeTable.Place? = place
    var start = ResolvedTheme.system
    var isBroken = false
    walk: while let place = next {
      switch themes.files[place.file].states[place.theme] {
      case .resolved(let theme):
        start = theme
        break walk
      case .broken:
        isBroken = true
        break walk
      case .open(let first):
        reportCycle(chain[first...])
        isBroken = true
        break walk
      case .unresolved: break
      }
      themes.files[place.file].states[place.theme] = .open(chain.count)
      chain.append(place)
      next = parent(of: place, isBroken: &isBroken)
    }

    for place in chain.reversed() {
      if start.layers.count > LayerApplier.mostParents, !isBroken {
        reportDepth(place)
        isBroken = true
      }
      let theme = applyDeclaration(place, over: start)
      // Nothing is made of a broken one, and what is not built up stays short.
      start = isBroken ? .system : theme
      themes.files[place.file].states[place.theme] = isBroken ? .broken : .resolved(theme)
    }
  }

  /// The theme that a theme extends; `nil` for the one without a name, and for a faulty name.
  private mutating func parent(
    of place: ThemeTable.Place, isBroken: inout Bool
  ) -> ThemeTable.Place? {
    let file = themes.files[place.file].file
    let declaration = file.themes[place.theme]
    guard let node = declaration.parent else { return nil }
    decoder.file = file.parsed
    guard decoder.isScalar(node, "extends", takes: "a theme's name") else {
      isBroken = true
      return nil
    }
    let name = decoder.text(node)
    if let parent = themes.place(of: name, from: place.file) { return parent }
    if name == ThemeTable.system { return nil }
    let own = decoder.text(declaration.key)
    themes.reportUnknown(
      name, node, from: place.file, &decoder,
      subject: "theme '\(Quotation.cut(own))' extends '\(Quotation.cut(name))', which")
    isBroken = true
    return nil
  }

  private mutating func applyDeclaration(
    _ place: ThemeTable.Place, over start: ResolvedTheme
  ) -> ResolvedTheme {
    let file = themes.files[place.file].file
    let declaration = file.themes[place.theme]
    let row = RowPlaces.shared.theme
    reset()
    startAfresh(from: start)
    let layer = Layer(.theme, name: file.tree.text(declaration.key), file: file.parsed)
    begin(layer, in: file.parsed, at: place.file, place: .sheet)
    applyTheme(declaration.value)

    var written: [ResolvedTheme.Written] = []
    for index in (row.index + 1)..<row.subtreeEnd {
      var origin = sheet.origins.entries[index]
      guard origin.layer > 0 else { continue }
      origin.layer -= 1
      written.append(ResolvedTheme.Written(row: index, origin: origin))
    }
    return ResolvedTheme(
      theme: sheet.configuration.theme, written: written,
      layers: Array(sheet.origins.layers.dropFirst()))
  }

  private mutating func reportCycle(_ chain: ArraySlice<ThemeTable.Place>) {
    // The error stands at the theme declared first, whichever was met first.
    let first = chain.indices.min { left, right in
      (chain[left].file, chain[left].theme) < (chain[right].file, chain[right].theme)
    }
    guard let first else { return }
    let named = (chain[first...] + chain[..<first]).prefix(ExtendsCycle.mostLinks + 1)
    let links = named.compactMap { place -> ExtendsCycle.Link? in
      let file = themes.files[place.file].file
      let declaration = file.themes[place.theme]
      return declaration.parent.map {
        ExtendsCycle.Link(
          name: Quotation.cut(file.tree.text(declaration.key)), parent: file.tree.span($0))
      }
    }
    ExtendsCycle.report(links, of: chain.count, "theme ", &decoder.findings)
  }

  private mutating func reportDepth(_ place: ThemeTable.Place) {
    let file = themes.files[place.file].file
    let declaration = file.themes[place.theme]
    decoder.findings.error(
      .extendsDepth,
      "theme '\(file.tree.text(declaration.key))' is built on more than \(LayerApplier.mostParents) others; that is the limit",
      at: file.tree.span(declaration.parent ?? declaration.key))
  }
}
