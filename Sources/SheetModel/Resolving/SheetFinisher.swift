import SheetDiagnostics
import SheetRuntime
import SheetVocabulary
import SheetYAML

/// Gives the references of one combination of a sheet their meaning, and checks what only a whole sheet can have.
struct SheetFinisher {
  let origins: Origins
  /// Of the sheet without variants, when this is one of its variants.
  let base: Origins?
  let combination: [Variants.Name]
  let ownOrder: UInt16
  let isChecked: Bool
  /// Never freed, so nobody need count who refers to it.
  unowned(unsafe) let rows: RowPlaces
  /// False when a part of the file could not be read.
  let isComplete: Bool
  /// A key that is none may have been meant to say the heights.
  let mayLackHeights: Bool
  /// The same of whether it is modal or persistent.
  let mayLackPresentation: Bool

  typealias Key = (name: String, span: SourceSpan)

  func finish(
    _ late: LateValues, among all: [LateValues], _ configuration: inout SheetConfiguration,
    key: Key,
    _ names: SheetNames, _ findings: inout Findings, scratch: inout DetentFormulas
  ) {
    if case .word(let word) = late.initial { configuration.initial = word }
    if case .id(let id) = late.initial {
      configuration.initial =
        names.place(of: id).map { .detent($0) } ?? unknown(id, rows.initial, "initial")
    }
    if case .word(let word) = late.passthrough { configuration.passthrough = word }
    if case .id(let id) = late.passthrough {
      configuration.passthrough =
        names.place(of: id).map { .through($0) } ?? unknown(id, rows.passthrough, "passthrough")
    }
    if late.isLinked { bind(late, among: all, &configuration, key, names, &findings) }
    configuration.sortDetents(for: group, scratch: &scratch)
    if isChecked {
      checkHeights(late, &configuration, key, &findings)
      checkPosition(&configuration, key, &findings)
    }

    func unknown<Value: Defaulted>(_ id: String, _ row: Int, _ name: StaticString) -> Value {
      // Without any detents, those are what is missing.
      let hasHeights =
        origins.entries[rows.detents].layer > 0 || origins.entries[rows.free].layer > 0
      if isChecked, hasHeights, !late.lacksName, isNew([row]), knowsIDs {
        var place = place(row, name, key)
        if place.notes.isEmpty, let (tree, node) = origins.value(of: row) {
          let decoder = ValueDecoder(file: ParsedFile(tree))
          place.span = decoder.span(decoder.referenceNode(node))
          if decoder.view.isAlias(node), decoder.span(node) != place.span {
            place.notes.append(.init("it is used here", at: decoder.span(node)))
          }
        }
        reportUnknown(id, place, name, key, names, &findings)
      }
      return Value.standard
    }
  }

  /// Whether all detents could be read, so that there is no other that may be meant.
  var knowsIDs: Bool { isComplete && !hasBrokenDetent && !mayLackHeights }

  /// Whether an entry of a detent has been refused, which may have been its id.
  private var hasBrokenDetent: Bool {
    guard let (tree, node) = origins.value(of: rows.detents) else { return false }
    for element in tree.elements(node) where tree.isBroken(element) { return true }
    return false
  }

  /// The size classes that the combination is for.
  private var group: SizeClassGroup {
    switch (combination.contains(.regularWidth), combination.contains(.compactHeight)) {
    case (false, false): .compactRegular
    case (true, false): .regularRegular
    case (false, true): .compactCompact
    case (true, true): .regularCompact
    }
  }

  /// Whether the variant has another value there than the sheet without it, which has been checked.
  func isNew(_ places: [Int]) -> Bool {
    guard let base else { return true }
    return combination.count == 1 && places.contains { origins.entries[$0] != base.entries[$0] }
  }

  /// Where to report a fault of a row: at the sheet's own value, else at the sheet, with a note at the layer that wrote it.
  func place(
    _ row: Int, _ name: StaticString, _ key: Key, span: SourceSpan? = nil
  ) -> (span: SourceSpan, notes: [Diagnostic.Note]) {
    let value = span ?? origins.valueSpan(of: row) ?? key.span
    if origins.entries[row].order == ownOrder { return (value, []) }
    let layer = origins.layer(of: row)
    let owner = layer.kind == .parent ? "in '\(layer.name)'" : "in 'defaults'"
    let note = Diagnostic.Note("'\(name)' is written here, \(owner)", at: value)
    let ownDetents = origins.entries[rows.detents].order == ownOrder
    return (ownDetents ? origins.keySpan(of: rows.detents) ?? key.span : key.span, [note])
  }

  func reportUnknown(
    _ id: String, _ place: (span: SourceSpan, notes: [Diagnostic.Note]), _ name: StaticString,
    _ key: Key, _ names: SheetNames, _ findings: inout Findings
  ) {
    let ids = names.detents.map(\.text)
    let (notes, fixIts) = findings.suggestions(for: id, among: ids, at: place.span)
    let list =
      ids.count <= Phrase.mostAlternatives && !ids.isEmpty
      ? "; its detents are \(Phrase.alternatives(ids, "and"))" : ""
    findings.error(
      .unknownDetent,
      "'\(name)' names '\(Quotation.cut(id))', a detent that '\(key.name)' does not have\(list)",
      at: place.span, notes: place.notes + notes, fixIts: place.notes.isEmpty ? fixIts : [])
  }

  private func checkHeights(
    _ late: LateValues, _ configuration: inout SheetConfiguration, _ key: Key,
    _ findings: inout Findings
  ) {
    let detentsRow = late.isFree ? rows.free : rows.detents
    if origins.entries[detentsRow].layer == 0 {
      // A misspelt 'detents' is one mistake.
      // Neither is one what a key of a sheet has become of, which was to stand further in.
      let isKey =
        findings.hasFailed && Vocabulary.sheet.rows.contains { $0.name.description == key.name }
      if base == nil, isComplete, !mayLackHeights, !isKey {
        findings.error(
          .missingDetents, "'\(key.name)' has neither 'detents' nor 'free'; it needs one of them",
          at: key.span)
      }
      return
    }
    let grabber = configuration.theme.grabber
    let hasStrip = grabber.isPresent && grabber.placement == .inside
    // What was refused in the sheet may have been to give it one.
    guard !hasStrip, !configuration.header.isPresent, !findings.hasFailed else { return }
    if base != nil, combination.count > 1 { return }
    for reading in late.readings where reading.height == .headerOnly {
      let place = place(detentsRow, "headerOnly", key, span: reading.formSpan)
      findings.error(
        .missingStrip, "'headerOnly' needs a header, or a grabber that stands inside the sheet",
        at: place.span, notes: place.notes)
    }
  }

  private func checkPosition(
    _ configuration: inout SheetConfiguration, _ key: Key, _ findings: inout Findings
  ) {
    let isPersistent = configuration.presentation == .persistent
    if configuration.initial == .hidden, !isPersistent, isNew([rows.initial]),
      isComplete, !mayLackPresentation
    {
      let place = place(rows.initial, "initial", key)
      findings.error(
        .modalHidden, "'initial' is 'hidden', which only a persistent sheet can be",
        at: place.span, notes: place.notes)
    }
    if isPersistent, base != nil, isNew([rows.style]), origins.isWritten(rows.style) {
      var place = place(rows.style, "style", key)
      if place.notes.isEmpty { place.span = origins.keySpan(of: rows.style) ?? place.span }
      findings.error(
        .persistentStyle, "'style' is for modal sheets; '\(key.name)' is persistent",
        at: place.span, notes: place.notes)
    }
  }
}

/// A value to go on with after a fault.
private protocol Defaulted {
  static var standard: Self { get }
}

extension InitialPosition: Defaulted {
  fileprivate static var standard: InitialPosition { .smallest }
}

extension Passthrough: Defaulted {
  fileprivate static var standard: Passthrough { .never }
}

extension SheetNames {
  /// The identity of the detent with that id.
  func place(of id: String) -> DetentIndex? {
    detents.firstIndex { $0.text == id }.map { DetentIndex(UInt16($0)) }
  }
}
