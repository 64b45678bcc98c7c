import SheetDiagnostics
import SheetYAML

extension Project {
  /// Whether what a sheet extends ends somewhere, within the limit; follows every `extends` of a project once.
  ///
  /// Cycles and the first sheet of a chain that is too long are reported, whoever asks for them first.
  mutating func isSound(_ own: SheetPlace, _ decoder: inout ValueDecoder) -> Bool {
    var chain: [SheetPlace] = []
    var next: SheetPlace? = own
    // Of the sheet before the chain's last; a sheet without a parent is built on none.
    var count: Int? = -1
    walk: while let place = next {
      switch ancestry(of: place) {
      case .sound(let others):
        count = others
        break walk
      case .broken:
        count = nil
        break walk
      case .open(let first):
        reportCycle(chain[first...], &decoder)
        count = nil
        break walk
      case .unknown: break
      }
      links[place.file].ancestries[place.sheet] = .open(chain.count)
      chain.append(place)
      let file = files[place.file]
      guard let node = file.sheets[place.sheet].parent else { break }
      next =
        file.parsed.view.kind(node) == .scalar
        ? sheet(named: file.parsed.view.text(node), from: place.file) : nil
      if next == nil { count = nil }
    }

    for place in chain.reversed() {
      count = count.map { $0 + 1 }
      if let others = count, others > LayerApplier.mostParents {
        reportDepth(place, &decoder)
        count = nil
      }
      links[place.file].ancestries[place.sheet] = count.map { .sound($0) } ?? .broken
    }
    if case .sound = ancestry(of: own) { return true }
    return false
  }

  private mutating func ancestry(of place: SheetPlace) -> Ancestry {
    if links[place.file].ancestries.isEmpty {
      links[place.file].ancestries = Array(
        repeating: .unknown, count: files[place.file].sheets.count)
    }
    return links[place.file].ancestries[place.sheet]
  }

  private func reportCycle(_ chain: ArraySlice<SheetPlace>, _ decoder: inout ValueDecoder) {
    // The error stands at the sheet declared first, whichever was asked for.
    let first = chain.indices.min { left, right in
      (chain[left].file, chain[left].sheet) < (chain[right].file, chain[right].sheet)
    }
    guard let first else { return }
    let named = (chain[first...] + chain[..<first]).prefix(ExtendsCycle.mostLinks + 1)
    let cycle = named.compactMap { place -> ExtendsCycle.Link? in
      let file = files[place.file]
      let sheet = file.sheets[place.sheet]
      return sheet.parent.map {
        ExtendsCycle.Link(
          name: Quotation.cut(file.tree.text(sheet.key)), parent: file.tree.span($0))
      }
    }
    ExtendsCycle.report(cycle, of: chain.count, "", &decoder.findings)
  }

  private func reportDepth(_ place: SheetPlace, _ decoder: inout ValueDecoder) {
    let file = files[place.file]
    let sheet = file.sheets[place.sheet]
    decoder.findings.error(
      .extendsDepth,
      "'\(file.tree.text(sheet.key))' is built on more than \(LayerApplier.mostParents) others; that is the limit",
      at: file.tree.span(sheet.parent ?? sheet.key))
  }
}
