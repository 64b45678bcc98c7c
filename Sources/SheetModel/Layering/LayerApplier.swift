import SheetDiagnostics
import SheetRuntime
import SheetVocabulary
import SheetYAML

/// Lays mappings over the configuration of a sheet, key by key, and keeps who wrote what.
struct LayerApplier {
  /// Keys of a declaration that were met in the layer; they are not values of the sheet.
  struct Structure {
    typealias Entry = (key: NodeID, value: NodeID)

    var summary: NodeID?
    var name: NodeID?
    var variants: Entry?
  }

  var decoder: ValueDecoder
  /// What the layers make; kept from one sheet to the next, since it is too large to be moved about.
  var sheet = ResolvedSheet(file: ParsedFile.none.tree.file.id)
  var structure = Structure()
  /// Names of themes that the file of the layer sees.
  var themes = ThemeTable()
  /// Place of that file in the project.
  var fileIndex = 0

  /// Place of the layer in `origins.layers`.
  private var layer: UInt16 = 0
  /// Height of the layer.
  private(set) var order: UInt16 = 0
  /// What was found out of words that are no key.
  var unknownKeys = UnknownKeys()
  /// A key that is none may have been meant to say the heights.
  var mayLackHeights = false
  /// The presentation was refused, or a key that is none may have been meant to say it.
  var mayLackPresentation = false
  private(set) var place = Row.Place.sheet
  /// Who wrote what outside of the variants, while a variant is laid over it.
  var base: Origins?
  let rows = RowPlaces.shared
  let plan = Plan.shared

  init() {
    decoder = ValueDecoder(file: ParsedFile.none)
  }

  /// The built-in values, where they can be copied from in one step.
  private nonisolated(unsafe) static let builtIn: UnsafePointer<SheetConfiguration> = {
    let place = UnsafeMutablePointer<SheetConfiguration>.allocate(capacity: 1)
    place.initialize(to: Vocabulary.defaults)
    return UnsafePointer(place)  // never written after it was made, and kept
  }()

  /// Starts again from the built-in values.
  mutating func reset() {
    var detents: [Detent] = []
    swap(&detents, &sheet.configuration.detents)
    // To copy it value by value is a long way; the built-in one holds nothing that is counted.
    withUnsafeMutablePointer(to: &sheet.configuration) { place in
      place.deinitialize(count: 1)
      UnsafeMutableRawPointer(place).copyMemory(
        from: Self.builtIn, byteCount: MemoryLayout<SheetConfiguration>.size)
    }
    detents.removeAll(keepingCapacity: true)
    sheet.configuration.detents = detents
    sheet.origins.reset()
    structure = Structure()
    base = nil
    order = 0
    mayLackHeights = false
    mayLackPresentation = false
    decoder.findings.hasFailed = false
  }

  /// Keeps no file alive that was read last.
  mutating func letGo() {
    sheet.origins.reset()
    if !sheet.variants.isEmpty { sheet.variants = Variants() }
    base = nil
    decoder.file = ParsedFile.none
  }

  /// Begins a layer above the ones so far.
  mutating func begin(_ layer: Layer, in file: ParsedFile, at index: Int, place: Row.Place) {
    order += 1
    push(layer, in: file, at: index, place: place)
  }

  /// Begins a variant that came with the layer of height `order`; what a layer above wrote in `base` wins over it.
  mutating func beginVariant(
    _ layer: Layer, in file: ParsedFile, at index: Int, order: UInt16, over base: Origins
  ) {
    self.order = order
    self.base = base
    push(layer, in: file, at: index, place: .variant)
  }

  private mutating func push(
    _ layer: Layer, in file: ParsedFile, at index: Int, place: Row.Place
  ) {
    sheet.origins.layers.append(layer)
    self.layer = UInt16(sheet.origins.layers.count - 1)
    self.place = place
    structure = Structure()
    fileIndex = index
    decoder.file = file
  }

  /// Lays the mapping of a sheet, of `defaults` or of a variant over what is there.
  mutating func applySheet(_ mapping: NodeID) {
    let section = plan.sections[plan.sheet]
    let isMerged = decoder.view.isMerged(mapping)
    for (key, value) in decoder.view.entries(mapping) {
      let isNoted = isMerged && noteMerge(of: key, into: mapping)
      applyToSheet(section, key, value, of: mapping)
      if isNoted { decoder.findings.aliases.removeLast() }
    }
  }

  @inline(__always)
  private mutating func applyToSheet(
    _ section: PlannedSection, _ key: NodeID, _ value: NodeID, of mapping: NodeID
  ) {
    let name = decoder.view.bytes(key)
    guard let position = section.table.position(of: name) else {
      if place == .sheet, FileVocabulary.isOwnKey(name) { return }
      noteUnknownKey(key, value, of: mapping)
      if let row = reportUnknownKey(key, value, plan.sheet, in: mapping),
        row.scope.allows(place)
      {
        applyValue(row, key, value)
      }
      return
    }
    let row = plan.rows[section.rows[position]]
    guard row.scope == .everywhere || row.scope.allows(place) else {
      return reportMisplaced(row, key, value)
    }
    applyValue(row, key, value)
  }

  /// Faults in what a merge key lays under stand where it is written, and note the merge.
  private mutating func noteMerge(of key: NodeID, into mapping: NodeID) -> Bool {
    guard !decoder.view.holds(mapping, key), let merge = decoder.file.tree.mergeSpan(of: mapping)
    else { return false }
    decoder.findings.aliases.append(merge)
    return true
  }

  /// Lays the mapping of a theme over the theme that is there; `extends` has been followed before.
  mutating func applyTheme(_ mapping: NodeID) {
    apply(mapping, plan.theme)
  }

  mutating func apply(_ mapping: NodeID, _ place: Int) {
    let section = plan.sections[place]
    let isMerged = decoder.view.isMerged(mapping)
    for (key, value) in decoder.view.entries(mapping) {
      let isNoted = isMerged && noteMerge(of: key, into: mapping)
      if let position = section.table.position(of: decoder.view.bytes(key)) {
        applyValue(plan.rows[section.rows[position]], key, value)
      } else {
        if let row = reportUnknownKey(key, value, place, in: mapping) {
          applyValue(row, key, value)
        }
      }
      if isNoted { decoder.findings.aliases.removeLast() }
    }
  }

  /// Faults inside an alias stand at its anchor, and note the alias.
  @inline(__always)
  private mutating func applyValue(_ row: PlannedRow, _ key: NodeID, _ value: NodeID) {
    guard decoder.view.isAlias(value) else { return apply(row, key, value) }
    decoder.findings.aliases.append(decoder.span(value))
    apply(row, key, value)
    decoder.findings.aliases.removeLast()
  }

  private mutating func apply(_ row: PlannedRow, _ key: NodeID, _ value: NodeID) {
    let name = row.name
    switch row.instruction {
    case .section(let nested):
      guard decoder.isMapping(value, name, takes: LayerApplier.keys(of: nested), of: nested) else {
        return
      }
      mark(row.index, key, value)
      apply(value, nested)
      return
    case .theme:
      applyThemeValue(row, key, value)
      return
    case .structure(let structure):
      apply(structure, row, key, value)
      return
    case .flag, .number, .optionalNumber, .word, .grabberRadius, .swiftName, .text, .color,
      .background, .corners, .limit, .widthLimit, .late, .removable, .free:
      break
    }

    if isOverruled(row.index) {
      // What lies inside may not be: a higher layer wrote in the mapping, not all of it.
      switch row.instruction {
      case .removable(let nested, _), .free(let nested):
        if decoder.kind(value) == .mapping { apply(value, nested) }
      case .flag, .number, .optionalNumber, .word, .grabberRadius, .swiftName, .text, .color,
        .background, .corners, .limit, .widthLimit, .late, .section, .theme, .structure:
        break
      }
      return
    }
    if row.excluded >= 0 {
      let isAlone = exclude(plan.rows[row.excluded], for: row, key)
      // What is refused counts as given too, so that both mistakes are said.
      if isAlone { mark(row.index, key, value) } else { return readOnly(row, value) }
    }

    switch row.instruction {
    case .flag(let field):
      guard let new = decoder.flag(value, name) else { return }
      field.write(new, to: &sheet.configuration)
    case .number(let quantity, let field):
      guard let new = decoder.number(value, name, quantity) else { return }
      field.write(new, to: &sheet.configuration)
    case .optionalNumber(let quantity, let field, let word):
      guard let new = decoder.optionalNumber(value, name, quantity, word: word) else { return }
      field.write(new, to: &sheet.configuration)
    case .word(let list):
      guard let new = decoder.word(value, name, plan.words[list]) else {
        if row.index == rows.presentation { mayLackPresentation = true }
        return
      }
      plan.words[list].words.write(new, to: &sheet.configuration)
    case .grabberRadius(let quantity, let field):
      guard let new = decoder.grabberRadius(value, name, quantity) else { return }
      field.write(new, to: &sheet.configuration)
    case .swiftName(let field):
      guard let new = decoder.swiftName(value, name, allowsDots: true) else { return }
      field.write(new, to: &sheet.configuration)
    case .text(let field):
      guard let new = decoder.displayText(value, name) else { return }
      field.write(new, to: &sheet.configuration)
    case .color(let field):
      guard let new = decoder.color(value, name) else { return }
      field.write(new, to: &sheet.configuration)
    case .background(let field):
      guard let new = decoder.background(value, name) else { return }
      field.write(new, to: &sheet.configuration)
    case .corners(let field):
      guard let new = decoder.corners(value, name) else { return }
      field.write(new, to: &sheet.configuration)
    case .limit(let field):
      guard let new = decoder.limit(value, name) else { return }
      field.write(new, to: &sheet.configuration)
    case .widthLimit(let quantity, let field):
      guard let new = decoder.widthLimit(value, name, quantity) else { return }
      field.write(new, to: &sheet.configuration)
    case .late: break
    case .removable(let nested, let isPresent):
      applyRemovable(row, nested, isPresent, key, value)
      return
    case .free(let nested):
      // What is refused takes the place of detents too: they are not missing.
      mark(row.index, key, value)
      guard decoder.isMapping(value, name, takes: LayerApplier.keys(of: nested), of: nested) else {
        return
      }
      apply(value, nested)
      return
    case .section, .theme, .structure: return
    }
    mark(row.index, key, value)
  }

  private mutating func applyRemovable(
    _ row: PlannedRow, _ nested: Int, _ isPresent: Field<Bool>, _ key: NodeID, _ value: NodeID
  ) {
    if decoder.kind(value) == .scalar, decoder.isText(value, RemovalVocabulary.none) {
      for below in Vocabulary.rows[(row.index + 1)..<row.subtreeEnd] {
        below.copy(from: Vocabulary.defaults, to: &sheet.configuration)
      }
      clearOrigins((row.index + 1)..<row.subtreeEnd)
      isPresent.write(false, to: &sheet.configuration)
      mark(row.index, key, value)
      return
    }
    guard
      decoder.isMapping(
        value, row.name, takes: "\(LayerApplier.keys(of: nested)), or 'none'", of: nested)
    else { return }
    isPresent.write(true, to: &sheet.configuration)
    mark(row.index, key, value)
    apply(value, nested)
  }

  /// `a mapping of …`, for the keys of a section.
  private static func keys(of section: Int) -> String {
    Phrase.mapping(of: Plan.shared.vocabulary(of: section).rows.map(\.name))
  }

  private mutating func apply(
    _ kind: Shape.Structure, _ row: PlannedRow, _ key: NodeID, _ value: NodeID
  ) {
    switch kind {
    case .summary: structure.summary = value
    case .name: structure.name = value
    case .variants:
      structure.variants = (key, value)
      mark(row.index, key, value)
    case .abstract:
      if !decoder.findings.isSilent { _ = decoder.flag(value, "abstract") }
    case .extendsSheet, .extendsTheme: break
    }
  }

  @inline(__always)
  mutating func mark(_ row: Int, _ key: NodeID, _ value: NodeID) {
    sheet.origins.entries[row] = Origin(
      layer: layer, order: order, key: key.index, value: value.index)
  }

  mutating func clearOrigins(_ places: Range<Int>) {
    let removed = Origin.removed(by: order)
    sheet.origins.entries.withUnsafeMutableBufferPointer { entries in
      for place in places { entries[place] = removed }
    }
  }

  /// A layer above the one this variant came with wrote the key outside of the variants.
  @inline(__always)
  private func isOverruled(_ row: Int) -> Bool {
    guard let base else { return false }
    return base.entries[row].order > order
  }

  /// Reports what is wrong in the value of the second of two alternatives, which is not taken.
  private mutating func readOnly(_ row: PlannedRow, _ value: NodeID) {
    switch row.instruction {
    case .optionalNumber(let quantity, _, let word):
      _ = decoder.optionalNumber(value, row.name, quantity, word: word)
    case .late:
      var (measures, readings): ([SheetNames.Name], [DetentReading]) = ([], [])
      decoder.detents(value, row.name, measures: &measures, into: &readings)
    case .free(let nested):
      guard decoder.isMapping(value, row.name, takes: LayerApplier.keys(of: nested)) else { return }
      var measures: [SheetNames.Name] = []
      for (key, end) in decoder.view.entries(value)
      where decoder.isText(key, "min") || decoder.isText(key, "max") {
        let name: StaticString = decoder.isText(key, "min") ? "min" : "max"
        _ = decoder.detent(end, name, measures: &measures)
      }
    case .flag, .number, .word, .grabberRadius, .swiftName, .text, .color, .background, .corners,
      .limit, .widthLimit, .section, .removable, .theme, .structure:
      preconditionFailure("alternatives are numbers that may be absent, or read late")
    }
  }

  /// Removes the alternative of a key; returns false when the mapping gives both.
  private mutating func exclude(
    _ other: PlannedRow, for row: PlannedRow, _ key: NodeID
  ) -> Bool {
    let origin = sheet.origins.entries[other.index]
    if origin.layer == layer {
      let first = decoder.span(NodeID(index: origin.key))
      decoder.findings.error(
        .alternativeKeys, "'\(row.name)' and '\(other.name)' are alternatives; give one of them",
        at: decoder.span(key), notes: [.init("'\(other.name)' is given here", at: first)])
      return false
    }
    switch other.instruction {
    case .optionalNumber(_, let field, word: _): field.write(nil, to: &sheet.configuration)
    case .late, .free: break  // read when all layers are there
    case .flag, .number, .word, .grabberRadius, .swiftName, .text, .color, .background, .corners,
      .limit, .widthLimit, .section, .removable, .theme, .structure:
      preconditionFailure("alternatives are numbers that may be absent, or read late")
    }
    clearOrigins(other.index..<other.subtreeEnd)
    return true
  }
}
