import SheetDiagnostics
import SheetRuntime
import SheetVocabulary
import SheetYAML

/// Lays mappings over a configuration, key by key, and keeps who wrote what.
struct LayerApplier {
  /// Keys of a declaration that were met in the layer; they are not values of the sheet.
  struct Structure {
    typealias Entry = (key: NodeID, value: NodeID)

    var summary: NodeID?
    var name: NodeID?
    var variants: Entry?
  }

  var decoder: ValueDecoder
  var configuration = Vocabulary.defaults
  var origins = Origins()
  var structure = Structure()
  /// Names of themes that the file of the layer sees.
  var themes = ThemeTable()
  /// Place of that file in the project.
  var fileIndex = 0

  /// Place of the layer in `origins.layers`.
  private var layer: UInt16 = 0
  private var order: UInt16 = 0
  private var place = Row.Place.sheet
  /// Who wrote what outside of the variants, while a variant is laid over it.
  var base: Origins?
  private let rows = RowPlaces.shared

  init(file: ParsedFile) {
    decoder = ValueDecoder(file: file)
  }

  /// Starts again from the built-in values.
  mutating func reset() {
    configuration = Vocabulary.defaults
    origins.reset()
    structure = Structure()
    base = nil
    order = 0
    decoder.findings.hasFailed = false
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
    origins.layers.append(layer)
    self.layer = UInt16(origins.layers.count - 1)
    self.place = place
    structure = Structure()
    fileIndex = index
    decoder.file = file
  }

  var currentOrder: UInt16 { order }

  /// Lays the mapping of a sheet, of `defaults` or of a variant over what is there.
  mutating func applySheet(_ mapping: NodeID) {
    let section = Vocabulary.sheet
    for (key, value) in decoder.file.tree.entries(mapping) {
      guard let position = decoder.file.tree.withText(key, section.position(of:)) else {
        if place == .sheet, decoder.file.tree.withText(key, FileVocabulary.isOwnKey) { continue }
        reportUnknownKey(key, value, section)
        continue
      }
      let row = section.rows[position]
      guard row.isAllowed(in: place) else {
        reportMisplaced(row, key)
        continue
      }
      apply(row, of: section, key, value)
    }
  }

  /// Lays the mapping of a theme over the theme that is there; `extends` has been followed before.
  mutating func applyTheme(_ mapping: NodeID) {
    apply(mapping, Vocabulary.theme)
  }

  private mutating func apply(_ mapping: NodeID, _ section: Section) {
    for (key, value) in decoder.file.tree.entries(mapping) {
      guard let position = decoder.file.tree.withText(key, section.position(of:)) else {
        reportUnknownKey(key, value, section)
        continue
      }
      apply(section.rows[position], of: section, key, value)
    }
  }

  private mutating func apply(_ row: Row, of section: Section, _ key: NodeID, _ value: NodeID) {
    let name = row.name
    switch row.shape {
    case .section(let nested):
      guard decoder.isMapping(value, name, takes: "a mapping") else { return }
      mark(row, key, value)
      apply(value, nested)
      return
    case .theme:
      applyThemeValue(row, key, value)
      return
    case .structure(let structure):
      apply(structure, row, key, value)
      return
    case .flag, .number, .optionalNumber, .word, .grabberRadius, .swiftName, .text, .color,
      .background, .corners, .button, .limit, .detents, .freeEnd, .initial, .passthrough,
      .removableSection, .freeSection:
      break
    }

    if isOverruled(row) {
      // What lies inside may not be: a higher layer wrote in the mapping, not all of it.
      if let nested = row.shape.section, decoder.kind(value) == .mapping { apply(value, nested) }
      return
    }
    if let excluded = row.excludes, !exclude(excluded, of: section, for: row, key) { return }

    switch row.shape {
    case .flag(let field):
      guard let new = decoder.flag(value, name) else { return }
      field.write(new, to: &configuration)
    case .number(let quantity, let field):
      guard let new = decoder.number(value, name, quantity) else { return }
      field.write(new, to: &configuration)
    case .optionalNumber(let quantity, let field, let word):
      guard let new = decoder.optionalNumber(value, name, quantity, word: word) else { return }
      field.write(new, to: &configuration)
    case .word(let words):
      guard let new = decoder.word(value, name, words) else { return }
      words.write(new, to: &configuration)
    case .grabberRadius(let quantity, let field):
      guard let new = decoder.grabberRadius(value, name, quantity) else { return }
      field.write(new, to: &configuration)
    case .swiftName(let field):
      guard let new = decoder.swiftName(value, name, allowsDots: true) else { return }
      field.write(new, to: &configuration)
    case .text(let field):
      guard let new = decoder.displayText(value, name) else { return }
      field.write(new, to: &configuration)
    case .color(let field):
      guard let new = decoder.color(value, name) else { return }
      field.write(new, to: &configuration)
    case .background(let field):
      guard let new = decoder.background(value, name) else { return }
      field.write(new, to: &configuration)
    case .corners(let field):
      guard let new = decoder.corners(value, name) else { return }
      field.write(new, to: &configuration)
    case .limit(let field):
      guard let new = decoder.limit(value, name) else { return }
      field.write(new, to: &configuration)
    case .button, .detents, .freeEnd, .initial, .passthrough:
      // Read when all layers are there, from the highest that wrote it.
      break
    case .removableSection(let nested, let isPresent):
      applyRemovable(row, nested, isPresent, key, value)
      return
    case .freeSection(let nested, _):
      guard decoder.isMapping(value, name, takes: "a mapping with 'min' and 'max'") else { return }
      mark(row, key, value)
      apply(value, nested)
      return
    case .section, .theme, .structure: return
    }
    mark(row, key, value)
  }

  private mutating func applyRemovable(
    _ row: Row, _ nested: Section, _ isPresent: Field<Bool>, _ key: NodeID, _ value: NodeID
  ) {
    if decoder.kind(value) == .scalar, decoder.isText(value, RemovalVocabulary.none) {
      for below in Vocabulary.rows[(row.index + 1)..<row.subtreeEnd] {
        below.copy(from: Vocabulary.defaults, to: &configuration)
      }
      clearOrigins((row.index + 1)..<row.subtreeEnd)
      isPresent.write(false, to: &configuration)
      mark(row, key, value)
      return
    }
    guard decoder.isMapping(value, row.name, takes: "a mapping or 'none'") else { return }
    isPresent.write(true, to: &configuration)
    mark(row, key, value)
    apply(value, nested)
  }

  private mutating func applyThemeValue(_ row: Row, _ key: NodeID, _ value: NodeID) {
    guard decoder.kind(value) == .mapping else {
      guard decoder.isScalar(value, row.name, takes: "a theme's name or a mapping") else { return }
      guard let theme = theme(named: value) else { return }
      startAfresh(from: theme, row)
      mark(row, key, value)
      return
    }
    for (inner, name) in decoder.file.tree.entries(value) where decoder.isText(inner, "extends") {
      guard decoder.isScalar(name, "extends", takes: "a theme's name") else { break }
      if let theme = theme(named: name) { startAfresh(from: theme, row) }
    }
    mark(row, key, value)
    apply(value, Vocabulary.theme)
  }

  /// Replaces the theme; where a variant does so, what a higher layer wrote outside of the variants stays.
  mutating func startAfresh(from theme: ResolvedTheme, _ row: Row) {
    let below = (row.index + 1)..<row.subtreeEnd
    let before = configuration
    let kept = below.filter { place in base.map { $0.entries[place].order > order } ?? false }
    let keptOrigins = kept.map { origins.entries[$0] }

    configuration.theme = theme.theme
    clearOrigins(below)
    let first = UInt16(origins.layers.count)
    origins.layers += theme.layers
    for written in theme.written {
      var origin = written.origin
      origin.layer += first
      origin.order = order
      origins.entries[written.row] = origin
    }
    for (place, origin) in zip(kept, keptOrigins) {
      Vocabulary.rows[place].copy(from: before, to: &configuration)
      origins.entries[place] = origin
    }
  }

  private mutating func theme(named node: NodeID) -> ResolvedTheme? {
    let name = decoder.text(node)
    switch themes.find(name, from: fileIndex) {
    case .found(let theme): return theme
    case .broken:
      decoder.findings.hasFailed = true
      return nil
    case .unknown:
      themes.reportUnknown(name, node, from: fileIndex, &decoder, subject: "theme '\(name)'")
      return nil
    }
  }

  private mutating func apply(
    _ kind: Shape.Structure, _ row: Row, _ key: NodeID, _ value: NodeID
  ) {
    switch kind {
    case .summary: structure.summary = value
    case .name: structure.name = value
    case .variants:
      structure.variants = (key, value)
      mark(row, key, value)
    case .abstract:
      if !decoder.findings.isSilent { _ = decoder.flag(value, "abstract") }
    case .extendsSheet, .extendsTheme: break
    }
  }

  private mutating func mark(_ row: Row, _ key: NodeID, _ value: NodeID) {
    origins.entries[row.index] = Origin(
      layer: layer, order: order, key: key.index, value: value.index)
  }

  private mutating func clearOrigins(_ places: Range<Int>) {
    for place in places { origins.entries[place] = .removed(by: order) }
  }

  /// A layer above the one this variant came with wrote the key outside of the variants.
  @inline(__always)
  private func isOverruled(_ row: Row) -> Bool {
    guard let base else { return false }
    return base.entries[row.index].order > order
  }

  /// Removes the alternative of a key; returns false when the mapping gives both.
  private mutating func exclude(
    _ name: StaticString, of section: Section, for row: Row, _ key: NodeID
  ) -> Bool {
    guard let other = section.rows.first(where: { $0.name.equals(name) }) else {
      preconditionFailure("a key excludes one of the keys beside it")
    }
    let origin = origins.entries[other.index]
    if origin.layer == layer {
      let first = decoder.span(NodeID(index: origin.key))
      decoder.findings.error(
        .alternativeKeys, "'\(row.name)' and '\(other.name)' are alternatives; give one of them",
        at: decoder.span(key), notes: [.init("'\(other.name)' is given here", at: first)])
      return false
    }
    if origin.order > 0 || other.shape.section == nil {
      other.remove(from: &configuration)
    }
    clearOrigins(other.index..<other.subtreeEnd)
    return true
  }
}
