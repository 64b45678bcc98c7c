package import SheetDiagnostics
import SheetVocabulary
import SheetYAML

extension Project {
  /// Resolves the concrete sheets of a file in source order, one at a time, and reports the faults of all.
  ///
  /// `body` gets the same value again and again; it may keep parts of it, not the whole.
  package mutating func forEachSheet(
    of file: SheetsFile, into report: inout Report,
    _ body: (inout ResolvedSheet, inout Report) throws -> Void
  ) rethrows {
    try resolve(file, file.sheets.indices, into: &report, asks: { _ in true }, body)
  }

  /// The concrete sheets with those keys, in source order.
  ///
  /// Faults of other sheets are not reported.
  package mutating func forEachSheet(
    of file: SheetsFile, keys: Set<String>, into report: inout Report,
    _ body: (inout ResolvedSheet, inout Report) throws -> Void
  ) rethrows {
    try resolve(
      file, file.sheets.indices, into: &report,
      asks: { keys.contains(file.tree.text(file.sheets[$0].key)) }, body)
  }

  /// Reports the faults of a file's abstract sheets, once.
  mutating func checkAbstractSheets(of place: Int, into report: inout Report) {
    let file = files[place]
    guard !links[place].areSheetsChecked, file.sheets.contains(where: \.isAbstract) else { return }
    resolve(
      file, file.sheets.indices, into: &report, asks: { file.sheets[$0].isAbstract }, { _, _ in })
    links[place].areSheetsChecked = true
  }

  mutating func resolve(
    _ file: SheetsFile, _ sheets: Range<Int>, into report: inout Report, asks: (Int) -> Bool,
    _ body: (inout ResolvedSheet, inout Report) throws -> Void
  ) rethrows {
    guard var resolver = resolver.take() else { return }
    // Moved out and back: a copy of all that it holds takes as long as a sheet.
    do {
      try resolve(file, sheets, with: &resolver, into: &report, asks: asks, body)
    } catch {
      self.resolver = consume resolver
      throw error
    }
    self.resolver = consume resolver
  }

  private mutating func resolve(
    _ file: SheetsFile, _ sheets: Range<Int>, with resolver: inout SheetResolver,
    into report: inout Report, asks: (Int) -> Bool,
    _ body: (inout ResolvedSheet, inout Report) throws -> Void
  ) rethrows {
    let isUncertain = resolver.applier.themes.files[file.place].isUncertain
    let areChecked = links[file.place].areSheetsChecked
    var layers: [SheetLayer] = []
    for index in sheets where asks(index) {
      let declaration = file.sheets[index]
      if declaration.isAbstract, areChecked { continue }
      let key = file.parsed.view.text(declaration.key)
      resolver.begin(key, at: file.parsed.view.span(declaration.key))
      var isBroken = false
      layers.removeAll(keepingCapacity: true)
      collect(
        SheetPlace(file: file.place, sheet: index), key, isUncertain: isUncertain, &layers,
        &isBroken, &resolver.applier.decoder)
      resolver.resolve(layers, isWhole: !declaration.isAbstract, isBroken: isBroken)
      resolver.applier.decoder.findings.move(to: &report)
      if !declaration.isAbstract { try body(&resolver.applier.sheet, &report) }
    }
  }

  /// The layers of a sheet, lowest first; its own `extends` is reported on.
  private mutating func collect(
    _ own: SheetPlace, _ name: String, isUncertain: Bool, _ layers: inout [SheetLayer],
    _ isBroken: inout Bool, _ decoder: inout ValueDecoder
  ) {
    let file = files[own.file]
    if let defaults = file.defaults {
      layers.append(SheetLayer(kind: .defaults, name: "", file: file, mapping: defaults))
    }
    let declaration = file.sheets[own.sheet]
    if declaration.parent != nil {
      let parents = parents(of: own, isUncertain: isUncertain, &isBroken, &decoder)
      for parent in parents.reversed() {
        let file = files[parent.file]
        let sheet = file.sheets[parent.sheet]
        layers.append(
          SheetLayer(
            kind: .parent, name: file.parsed.view.text(sheet.key), file: file,
            mapping: sheet.value))
      }
    }
    layers.append(SheetLayer(kind: .own, name: name, file: file, mapping: declaration.value))
  }

  /// What a sheet extends, nearest first.
  private mutating func parents(
    of own: SheetPlace, isUncertain: Bool, _ isBroken: inout Bool, _ decoder: inout ValueDecoder
  ) -> [SheetPlace] {
    if !isSound(own, &decoder) { isBroken = true }
    var chain = [own]
    while chain.count <= LayerApplier.mostParents, let last = chain.last,
      let node = files[last.file].sheets[last.sheet].parent
    {
      decoder.file = files[last.file].parsed
      decoder.findings.isSilent = chain.count > 1
      defer { decoder.findings.isSilent = false }
      guard decoder.isScalar(node, "extends", takes: "one sheet's name") else { break }
      let name = decoder.text(node)
      guard let parent = sheet(named: name, from: last.file) else {
        if !isUncertain { reportUnknownSheet(name, node, from: last, &decoder) }
        break
      }
      if chain.contains(parent) { break }
      chain.append(parent)
    }
    return Array(chain.dropFirst())
  }

  private mutating func reportUnknownSheet(
    _ name: String, _ node: NodeID, from place: SheetPlace, _ decoder: inout ValueDecoder
  ) {
    if decoder.findings.isSilent || files[place.file].refused.contains(name) { return }
    if links[place.file].imports.contains(where: { files[$0.file].refused.contains(name) }) {
      return
    }
    let file = files[place.file]
    let own = file.tree.text(file.sheets[place.sheet].key)
    let span = decoder.span(node)
    for (imported, _) in links[place.file].imports {
      guard let sheet = sheetNames(of: imported)[name] else { continue }
      let declaration = files[imported].sheets[sheet]
      decoder.findings.error(
        .unknownSheet,
        "'\(Quotation.cut(own))' extends '\(Quotation.cut(name))', which is not abstract; only abstract sheets of imported files are seen",
        at: span,
        notes: [.init("declared here", at: files[imported].tree.span(declaration.key))])
      return
    }
    // So many that none of them is named, and none is suggested any more: they need not be known.
    let isLong = file.sheets.count > Phrase.mostAlternatives + 1
    let names =
      isLong && decoder.findings.suggestionsLeft == 0
      ? [] : namesSeen(from: place.file, except: own)
    let (notes, fixIts) = decoder.findings.suggestions(
      for: name, among: parents(among: names, of: place), at: span)
    let remedy =
      isLong || names.count > Phrase.mostAlternatives
      ? "" : Phrase.remedy(parents(among: names, of: place))
    decoder.findings.error(
      .unknownSheet,
      "'\(Quotation.cut(own))' extends '\(Quotation.cut(name))', which is not declared\(remedy)",
      at: span,
      notes: notes, fixIts: fixIts)
  }

  /// Names that a sheet of a file may extend.
  private func namesSeen(from place: Int, except own: String) -> [String] {
    let file = files[place]
    // Spelling looks at no more of them than this.
    var names = file.sheets.prefix(512).map { file.parsed.view.text($0.key) }.filter { $0 != own }
    for (imported, _) in links[place].imports {
      let other = files[imported]
      names += other.sheets.filter(\.isAbstract).map { other.parsed.view.text($0.key) }
    }
    return names
  }

  /// Those of `names` that a sheet may extend without being built on itself.
  private mutating func parents(among names: [String], of own: SheetPlace) -> [String] {
    var found: [String] = []
    for name in names {
      var next = sheet(named: name, from: own.file)
      var count = 0
      while let place = next, place != own, count <= LayerApplier.mostParents {
        let file = files[place.file]
        count += 1
        guard let node = file.sheets[place.sheet].parent, file.parsed.view.kind(node) == .scalar
        else {
          next = nil
          break
        }
        next = sheet(named: file.parsed.view.text(node), from: place.file)
      }
      if next == nil { found.append(name) }
    }
    return found
  }
}
