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
    let section = plan.vocabulary(of: place)
    if decoder.isSaidOtherwise(key, value: value, among: section.rows.map(\.name)) { return nil }
    let known = unknownKeys.place(of: decoder.view.bytes(key), in: place)
    let word = unknownKeys[known]
    let span = decoder.span(key)
    if place == plan.sheet, let same = word.same, !section.rows[same].scope.allows(self.place) {
      reportMisplaced(plan.rows[section.rows[same].index], key, value)
      return nil
    }
    // What is a letter off here is meant here, whatever else has that name.
    if !word.isNear {
      if let shows = word.shows, reportSwitch((key, value), place, in: mapping, shows: shows) {
        return nil
      }
      if let foreign = word.foreign {
        return report(foreign, (key, value), place, in: mapping)
      }
    }
    if !word.places.isEmpty {
      let homes = self.homes(of: decoder.text(key), value, in: section)
      if homes.isEmpty, let own = self.row(ofWord: value, notFor: decoder.text(key), in: section) {
        return report(key, value, asWordOf: own, in: section, of: mapping)
      }
      let home = homes.count == 1 ? homes[0] : homes.first(where: \.isSwitch)
      let others =
        home.flatMap { $0.isSwitch ? "'\($0.row.name)'" : nil }
        ?? Phrase.list(Array(word.places.prefix(3)), "or")
      let nested = home.flatMap { self.nested((key, value), in: $0, place, of: mapping) }
      decoder.findings.error(
        .unknownKey, "unknown key '\(word.name)' in \(section.title); it belongs in \(others)",
        at: span, notes: nested.map { [$0.note] } ?? [],
        fixIts: nested?.fixIt.map { [$0] } ?? [])
      return nil
    }
    let near = decoder.findings.suggestionsLeft > 0 ? unknownKeys.near(at: known) : []
    let (notes, fixIts) = decoder.findings.suggestions(for: word.name, near: near, at: span)
    let message =
      notes.isEmpty
      ? unknownKeys.message(at: known) : "unknown key '\(word.name)' in \(section.title)"
    decoder.findings.error(.unknownKey, message, at: span, notes: notes, fixIts: fixIts)
    return fixIts.first?.edits.first.flatMap {
      row($0.replacement, in: section, notGivenIn: mapping)
    }
  }

  private mutating func row(
    _ name: some StringProtocol, in section: Section, notGivenIn mapping: NodeID
  ) -> PlannedRow? {
    guard
      let row = section.rows.first(where: {
        $0.name.utf8CodeUnitCount == name.utf8.count && $0.name.description == name
      }),
      !decoder.isGiven(String(name), in: mapping)
    else { return nil }
    return plan.rows[row.index]
  }

  // MARK: Names of other sheets

  /// Reports a key that UIKit, SwiftUI or a library has, and says what is written here.
  ///
  /// - Returns: The key of this mapping that the value may be read as.
  private mutating func report(
    _ foreign: ForeignName, _ entry: ValueDecoder.Entry, _ place: Int, in mapping: NodeID
  ) -> PlannedRow? {
    let section = plan.vocabulary(of: place)
    let (name, span) = (decoder.excerpt(entry.key), decoder.span(entry.key))
    let beginning = "unknown key '\(name)' in \(section.title); "
    guard !foreign.key.isEmpty else {
      decoder.findings.error(.unknownKey, beginning + foreign.more, at: span)
      return nil
    }
    let own = KeyPlaces.shared.path(ofSection: place)
    let isInside = own.isEmpty || foreign.key.hasPrefix(own + ".")
    let path =
      isInside && !own.isEmpty ? foreign.key.dropFirst(own.utf8.count + 1) : foreign.key[...]
    let value = value(of: entry.value, as: foreign)
    let written = foreign.entry(path, value?.text)
    let move = value.flatMap {
      self.move(entry, of: place, in: mapping, to: foreign.key[...], $0.text, more: foreign.more)
    }
    guard isInside else {
      decoder.findings.error(
        .unknownKey, beginning + "in a sheet it is '\(Quotation.cut(written))'", at: span,
        fixIts: move.map { [$0] } ?? [])
      return nil
    }
    let first = String(path.prefix { $0 != "." })
    var notes: [Diagnostic.Note] = []
    let other = decoder.place(of: first, in: mapping)
    if case .at(let other) = other {
      notes = [.init("'\(first)' is given here", at: decoder.span(other))]
    }
    var fixIts = move.map { [$0] } ?? []
    if case .unsaid = other { fixIts = [] }
    decoder.findings.error(
      .unknownKey, beginning + "here it is '\(Quotation.cut(written))'", at: span, notes: notes,
      fixIts: fixIts)
    let isScalar = decoder.kind(entry.value) == .scalar
    guard !path.contains("."), value?.isKept ?? !isScalar else { return nil }
    // A word that is none of those known may be any; a list of detents is one.
    if case .same = foreign.value {} else if isScalar { return nil }
    return row(first, in: section, notGivenIn: mapping)
  }

  /// What stands for a value at the key that a name of another sheet's is written as, if that takes it.
  private mutating func value(
    of node: NodeID, as foreign: ForeignName
  ) -> (text: String, isKept: Bool)? {
    // `{scrolls}` in braces means that it does.
    if decoder.file.tree.isEmpty(node),
      case .flag = row(at: foreign.key[...], in: Vocabulary.sheet)?.shape,
      case .same = foreign.value
    {
      return ("true", false)
    }
    guard let value = decoder.value(of: node, as: foreign) else { return nil }
    let row = rowTaking(foreign.key)
    if !value.isKept {
      // A member of Swift as it stands is not yet what the key takes.
      let isMember =
        decoder.kind(node) == .scalar && value.text != decoder.text(node)
        && value.text == SwiftExpression.word(of: decoder.text(node))
      switch row?.shape {
      case .word, .color, .background, .flag, .number, .optionalNumber, .grabberRadius:
        return isMember
          ? row.flatMap { decoder.respelt(node, for: $0.shape) }.map { ($0, false) } : value
      default: return value
      }
    }
    // Whatever is wrong with it is not what this is about.
    let (wasSilent, hadFailed) = (decoder.findings.isSilent, decoder.findings.hasFailed)
    decoder.findings.isSilent = true
    defer {
      decoder.findings.isSilent = wasSilent
      decoder.findings.hasFailed = hadFailed
    }
    if takes(node, at: foreign.key[...], in: Vocabulary.sheet) { return value }
    return row.flatMap { decoder.respelt(node, for: $0.shape) }.map { ($0, false) }
  }

  /// The row of a key by its path from the sheet on, also within variants.
  private func rowTaking(_ path: String) -> Row? {
    let path = path.hasSuffix(".style") ? "style" : path
    return row(at: path[...], in: Vocabulary.sheet)
  }

  func row(at path: Substring, in section: Section) -> Row? {
    let name = path.prefix { $0 != "." }
    guard let row = section.rows.first(where: { $0.name.description == name }) else { return nil }
    let rest = path.dropFirst(name.count + 1)
    return rest.isEmpty ? row : row.shape.section.flatMap { self.row(at: rest, in: $0) }
  }

  /// Whether the value of a key may be written so.
  private mutating func takes(_ node: NodeID, at path: Substring, in section: Section) -> Bool {
    if path == "passthrough.through" {
      return decoder.name(node, "through", .detentReference) != nil
    }
    if path == "variants.compactHeight" || path == "variants.regularWidth" {
      return decoder.kind(node) == .mapping
    }
    if path == "limit.inset" { return decoder.number(node, "inset", LimitVocabulary.inset) != nil }
    if path.hasSuffix(".style"), let style = row(at: "style", in: section),
      case .word(let words) = style.shape
    {
      return words.words.contains { decoder.isText(node, $0.name) }
    }
    return row(at: path, in: section).map { takes(node, of: $0) } ?? false
  }

  private mutating func takes(_ node: NodeID, of row: Row) -> Bool {
    switch row.shape {
    case .flag: return decoder.flag(node, row.name) != nil
    case .number(let quantity, _): return decoder.number(node, row.name, quantity) != nil
    case .optionalNumber(let quantity, _, let word):
      return decoder.optionalNumber(node, row.name, quantity, word: word) != nil
    case .word(let words): return words.words.contains { decoder.isText(node, $0.name) }
    case .grabberRadius(let quantity, _):
      return decoder.grabberRadius(node, row.name, quantity) != nil
    case .swiftName: return decoder.swiftName(node, row.name, allowsDots: true) != nil
    case .text: return decoder.displayText(node, row.name) != nil
    case .color: return decoder.color(node, row.name) != nil
    case .background: return decoder.background(node, row.name) != nil
    case .corners: return decoder.corners(node, row.name) != nil
    case .limit: return decoder.limit(node, row.name) != nil
    case .widthLimit(let quantity, _):
      return decoder.widthLimit(node, row.name, quantity) != nil
    case .initial: return decoder.initial(node, row.name, among: []) != nil
    case .passthrough: return decoder.passthrough(node, row.name, among: []) != nil
    case .detents: return decoder.kind(node) == .sequence
    case .button, .freeEnd, .section, .removableSection, .freeSection, .theme, .structure:
      return false
    }
  }

  /// A mapping of the section that has a key, and what the value would be there.
  private struct Home {
    let row: Row
    let name: String
    let text: String
    /// The value says that the key's mapping is there, or is not.
    let isSwitch: Bool
  }

  /// The mappings of the section that have such a key and whose key takes the value.
  private mutating func homes(of key: String, _ value: NodeID, in section: Section) -> [Home] {
    let name = KeyPlaces.shared.spelling(of: key)
    var homes: [Home] = []
    for place in section.rows.indices where section.rows[place].scope == .everywhere {
      guard let rows = section.rows[place].shape.section?.rows else { continue }
      for inner in rows.indices where rows[inner].name.equals(name) {
        let (row, inner) = (section.rows[place], rows[inner])
        guard let text = fitted(value, inner) else { continue }
        let isSwitch =
          if case .removableSection = inner.shape {
            text == "{}" || text == RemovalVocabulary.none.description
          } else { false }
        homes.append(Home(row: row, name: name, text: text, isSwitch: isSwitch))
      }
    }
    return homes
  }

  /// A value as the key of a row takes it, empty where it cannot be moved into braces; `nil` if it does not.
  private mutating func fitted(_ value: NodeID, _ row: Row) -> String? {
    switch row.shape {
    case .removableSection, .section, .freeSection:
      let isRemovable: Bool
      if case .removableSection = row.shape { isRemovable = true } else { isRemovable = false }
      if let short = decoder.mapping(of: value, row.name, isRemovable: isRemovable) {
        return short
      }
      let isNone =
        isRemovable && decoder.kind(value) == .scalar
        && decoder.isText(value, RemovalVocabulary.none)
      return decoder.kind(value) == .mapping || isNone ? decoder.movable(value) ?? "" : nil
    case .button:
      let isWord =
        decoder.kind(value) == .scalar
        && Closed.buttonWords.value(of: decoder.view.bytes(value)) != nil
      return decoder.kind(value) == .mapping || isWord ? decoder.movable(value) ?? "" : nil
    case .freeEnd:
      return decoder.kind(value) == .sequence ? nil : decoder.movable(value) ?? ""
    case .flag, .number, .optionalNumber, .word, .grabberRadius, .swiftName, .text, .color,
      .background, .corners, .limit, .widthLimit, .initial, .passthrough, .detents:
      let (wasSilent, hadFailed) = (decoder.findings.isSilent, decoder.findings.hasFailed)
      decoder.findings.isSilent = true
      defer {
        decoder.findings.isSilent = wasSilent
        decoder.findings.hasFailed = hadFailed
      }
      if takes(value, of: row) { return decoder.movable(value) ?? "" }
      return decoder.respelt(value, for: row.shape)
    case .theme, .structure: return nil
    }
  }

  /// The one key of the section that has the word of an entry, if no mapping has a key of that name that takes it.
  private mutating func row(
    ofWord value: NodeID, notFor key: String, in section: Section
  ) -> Row? {
    guard decoder.kind(value) == .scalar, decoder.file.tree.kind(value) != .alias else {
      return nil
    }
    var own: [Row] = []
    for row in section.rows {
      guard case .word(let words) = row.shape, !isSheet(section) || row.scope.allows(place),
        words.words.contains(where: { decoder.isText(value, $0.name) })
      else { continue }
      own.append(row)
    }
    let name = KeyPlaces.shared.spelling(of: key)
    if own.count > 1 {
      // Of several that have the word, the one that the key is the beginning of.
      own.removeAll { !$0.name.description.utf8.starts(with: name.utf8) }
    }
    guard own.count == 1, !isTaken(value, byKey: name, in: Vocabulary.sheet) else { return nil }
    return own[0]
  }

  private func isSheet(_ section: Section) -> Bool {
    section.rows.first?.index == Vocabulary.sheet.rows.first?.index
  }

  /// Whether a key of that name, in any mapping, has the word.
  private func isTaken(_ value: NodeID, byKey name: String, in section: Section) -> Bool {
    section.rows.contains { row in
      if row.name.equals(name) {
        if case .flag = row.shape { return false }
        guard case .word(let words) = row.shape else { return row.shape.section == nil }
        if words.words.contains(where: { decoder.isText(value, $0.name) }) { return true }
      }
      return row.shape.section.map { isTaken(value, byKey: name, in: $0) } ?? false
    }
  }

  /// Reports a key whose value is a word of another key of this mapping.
  private mutating func report(
    _ key: NodeID, _ value: NodeID, asWordOf row: Row, in section: Section, of mapping: NodeID
  ) -> PlannedRow? {
    let (name, own) = (decoder.excerpt(key), row.name.description)
    var notes: [Diagnostic.Note] = []
    var fixIts: [FixIt] = []
    switch decoder.place(of: own, in: mapping) {
    case .nowhere:
      fixIts = [Phrase.replacement(of: name, with: own, at: decoder.span(key), .guess)]
    case .at(let other): notes = [.init("'\(own)' is given here", at: decoder.span(other))]
    case .unsaid: break
    }
    decoder.findings.error(
      .unknownKey,
      "unknown key '\(name)' in \(section.title); here it is '\(own): \(decoder.excerpt(value))'",
      at: decoder.span(key), notes: notes, fixIts: fixIts)
    return fixIts.isEmpty ? nil : plan.rows[row.index]
  }

  /// The entry as it would stand in the mapping that has such a key; where that is given already, the place.
  private mutating func nested(
    _ entry: ValueDecoder.Entry, in home: Home, _ place: Int, of mapping: NodeID
  ) -> (note: Diagnostic.Note, fixIt: FixIt?)? {
    let (name, path) = (home.row.name.description, "\(home.row.name).\(home.name)")
    let own = KeyPlaces.shared.path(ofSection: place)
    func move() -> FixIt? {
      home.text.isEmpty
        ? nil
        : self.move(
          entry, of: place, in: mapping, to: (own.isEmpty ? path : "\(own).\(path)")[...],
          home.text)
    }
    switch decoder.place(of: name, in: mapping) {
    case .nowhere: break
    case .at(let other):
      let isKept = home.text.isEmpty || decoder.movable(entry.value) == home.text
      let remedy = isKept ? "" : "; write '\(Quotation.cut("\(home.name): \(home.text)"))' in it"
      return (.init("'\(name)' is given here\(remedy)", at: decoder.span(other)), move())
    case .unsaid: return nil
    }
    if home.text.isEmpty { return nil }
    let written = "\(name): {\(home.name): \(home.text)}"
    return (.init("did you mean '\(Quotation.cut(written))'?"), move())
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
    let known = unknownKeys.place(of: decoder.view.bytes(key), in: plan.sheet)
    let word = unknownKeys[known]
    let foreign = word.foreign?.key
    if foreign == "detents" { mayLackHeights = true }
    if foreign == "presentation" { mayLackPresentation = true }
    if word.isNearHeights || mayBeHeights(value) || decoder.file.tree.count(mapping) == 1 {
      mayLackHeights = true
    }
    if word.isNearPresentation || decoder.isText(value, "persistent") {
      mayLackPresentation = true
    }
  }

  /// Whether the value of a key that is none may be that of 'detents' or 'free'.
  private func mayBeHeights(_ value: NodeID) -> Bool {
    switch decoder.kind(value) {
    case .sequence: return true
    case .mapping:
      for (name, _) in decoder.view.entries(value)
      where decoder.isText(name, "min") || decoder.isText(name, "max") {
        return true
      }
    case .scalar, .alias: break
    }
    return false
  }

  /// Reports a key that stands where its scope does not allow it.
  mutating func reportMisplaced(_ row: PlannedRow, _ key: NodeID, _ value: NodeID) {
    let name = row.name
    let message =
      switch row.scope {
      case .everywhere, .onlyInSheets:
        "'\(name)' belongs to a sheet itself; it does not vary and is not inherited"
      case .notInVariants: "'\(name)' does not vary; write it in the sheet itself"
      case .onlyInVariants: "'\(name)' is written in a variant, under 'variants'"
      }
    var notes: [Diagnostic.Note] = []
    if !decoder.findings.isSilent, row.scope == .onlyInVariants,
      let written = decoder.movable(value)
    {
      let entry = name.equals("height") ? "detents: [{height: \(written)}]" : nil
      notes = [
        .init(
          entry.map { "a height at which the sheet rests is a detent, as '\($0)'" }
            ?? "it is written as 'variants: {regularWidth: {\(name): \(written)}}'")
      ]
    }
    decoder.findings.error(.misplacedKey, message, at: decoder.span(key), notes: notes)
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
