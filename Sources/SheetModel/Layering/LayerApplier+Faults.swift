import SheetDiagnostics
import SheetVocabulary
import SheetYAML

extension LayerApplier {
  /// Reports a key that no row of the section has, and where it belongs if it is a key elsewhere.
  ///
  /// - Returns: The only key that is near and not given, which the value is read as.
  mutating func reportUnknownKey(
    _ key: NodeID, _ value: NodeID, _ place: Int, in mapping: NodeID
  ) -> PlannedRow? {
    decoder.findings.hasFailed = true
    if decoder.findings.isSilent || decoder.file.tree.isBroken(key) { return nil }
    if decoder.reportMissingSpace(key, value: value) || decoder.reportBeside(key, value: value) {
      return nil
    }
    let section = plan.vocabulary(of: place)
    let name = decoder.excerpt(key)
    let span = decoder.span(key)
    let allowed = section.rows.map(\.name)
    // What is a letter off here is meant here, whatever else has that name.
    let isNear = allowed.contains { own in
      let own = own.description
      return own == name + "s" || own + "s" == name
    }
    if !isNear, let remedy = ForeignNames.remedy(for: name) {
      decoder.findings.error(
        .unknownKey, "unknown key '\(name)' in \(section.title); \(remedy)", at: span)
      return nil
    }
    let places = isNear ? [] : KeyPlaces.shared.places(of: name)
    if !places.isEmpty {
      let others = Phrase.list(Array(places.prefix(3)), "or")
      let nested = nested(key, value, in: section, of: mapping)
      decoder.findings.error(
        .unknownKey, "unknown key '\(name)' in \(section.title); it belongs in \(others)",
        at: span, notes: nested.map { [$0.note] } ?? [],
        fixIts: nested?.fixIt.map { [$0] } ?? [])
      return nil
    }
    let meant = decoder.reportUnknownKey(
      key, value: value, in: section.title.description, allowed: allowed)
    guard let meant, let row = section.rows.first(where: { $0.name.description == meant }) else {
      return nil
    }
    for (other, _) in decoder.view.entries(mapping) where decoder.isText(other, row.name) {
      return nil
    }
    return plan.rows[row.index]
  }

  /// The entry as it would stand in the one mapping of the section that has such a key; where that is given already, the place.
  private func nested(
    _ key: NodeID, _ value: NodeID, in section: Section, of mapping: NodeID
  ) -> (note: Diagnostic.Note, fixIt: FixIt?)? {
    let name = decoder.text(key)
    var homes: [(row: Row, inner: Row)] = []
    for row in section.rows {
      for inner in row.shape.section?.rows ?? [] where inner.name.description == name {
        homes.append((row, inner))
      }
    }
    guard homes.count == 1, homes[0].row.scope == .everywhere else { return nil }
    let (row, inner) = homes[0]
    for (other, _) in decoder.view.entries(mapping) where decoder.isText(other, row.name) {
      return (.init("'\(row.name)' is given here", at: decoder.span(other)), nil)
    }
    let isRemovable: Bool
    if case .removableSection = inner.shape { isRemovable = true } else { isRemovable = false }
    let isWord = inner.shape.section == nil
    let short =
      isWord ? nil : decoder.mapping(of: value, inner.name, isRemovable: isRemovable)
    guard let text = short ?? decoder.movable(value) else { return nil }
    let entry = "\(row.name): {\(name): \(text)}"
    let place = SourceSpan(
      file: decoder.span(key).file, start: Int(decoder.span(key).start),
      end: Int(decoder.span(value).end))
    let fixIt = FixIt("write '\(Quotation.cut(entry))'", .guess, [.init(place, entry)])
    return (.init("did you mean '\(Quotation.cut(entry))'?"), fixIt)
  }

  /// Remembers what a key that is none may have been meant to be.
  @inline(never)
  mutating func noteUnknownKey(_ key: NodeID, _ value: NodeID, of mapping: NodeID) {
    // Where reading stopped at a limit there is no value, and the key may have been any.
    if decoder.file.tree.isBroken(key) {
      mayLackHeights = true
      mayLackPresentation = true
      return
    }
    if mayBeHeights(key, value) || decoder.file.tree.count(mapping) == 1 { mayLackHeights = true }
    if decoder.isMisspelt(key, "presentation") || decoder.isText(value, "persistent") {
      mayLackPresentation = true
    }
  }

  /// Whether a key that is none may have been meant to be 'detents', 'free' or what brings them along.
  private func mayBeHeights(_ key: NodeID, _ value: NodeID) -> Bool {
    switch decoder.kind(value) {
    case .sequence: return true
    case .mapping:
      for (name, _) in decoder.view.entries(value)
      where decoder.isText(name, "min") || decoder.isText(name, "max") {
        return true
      }
    case .scalar, .alias: break
    }
    return ["detents", "free", "extends"].contains { decoder.isMisspelt(key, $0) }
  }

  /// Reports a key that stands where its scope does not allow it.
  mutating func reportMisplaced(_ row: PlannedRow, _ key: NodeID) {
    let name = row.name
    let message =
      switch row.scope {
      case .everywhere, .onlyInSheets:
        "'\(name)' belongs to a sheet itself; it does not vary and is not inherited"
      case .notInVariants: "'\(name)' does not vary; write it in the sheet itself"
      case .onlyInVariants: "'\(name)' is written in a variant, under 'variants'"
      }
    decoder.findings.error(.misplacedKey, message, at: decoder.span(key))
  }
}

extension Row.Scope {
  /// Whether a key of that scope may be written there.
  func allows(_ place: Row.Place) -> Bool {
    switch self {
    case .everywhere: true
    case .onlyInSheets: place == .sheet
    case .notInVariants: place != .variant
    case .onlyInVariants: place == .variant
    }
  }
}
