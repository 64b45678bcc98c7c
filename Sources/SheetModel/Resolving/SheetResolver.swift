import SheetDiagnostics
import SheetRuntime
import SheetVocabulary
import SheetYAML

/// Makes one sheet of its layers.
///
/// The last layer is the sheet's own and reports its faults; the layers below have been reported where
/// they are declared, and are read in silence.
struct SheetResolver {
  var applier = LayerApplier()
  /// Who is asked for what only a whole sheet can have; false for abstract sheets and `defaults`.
  private var isWhole = true
  /// A parent is missing, so that what it might have had is not asked for.
  private var isBroken = false
  private var ownOrder: UInt16 = 0
  private var parts: [VariantPart] = []
  private var scratch = DetentFormulas()
  /// Storage that one sheet leaves to the next.
  private var spareReadings: [DetentReading] = []
  /// The sheet's file was read to its end, and so was all that its layers merge.
  private var isComplete = true
  private let rows = RowPlaces.shared

  /// Begins with another sheet.
  mutating func begin(_ key: String, at span: SourceSpan) {
    applier.sheet.key = key
    applier.sheet.keySpan = span
    applier.sheet.swiftName = key
    applier.sheet.swiftNameSpan = span
  }

  /// Makes the applier's sheet of layers, lowest first; whole sheets are asked for detents and sound references.
  mutating func resolve(_ layers: [SheetLayer], isWhole: Bool, isBroken: Bool) {
    self.isWhole = isWhole
    self.isBroken = isBroken
    parts.removeAll(keepingCapacity: true)
    isComplete = layers.last?.file.hasAllKeys ?? true
    applier.reset()
    for index in layers.indices {
      let layer = layers[index]
      applier.decoder.findings.isSilent = index < layers.count - 1
      applier.begin(layer.layer(), in: layer.file.parsed, at: layer.file.place, place: layer.place)
      // A merge that means nothing may have been all that it has.
      if applier.decoder.view.isBroken(layer.mapping) { isComplete = false }
      let isAlias = applier.decoder.view.isAlias(layer.mapping)
      if isAlias { applier.decoder.findings.aliases.append(applier.decoder.span(layer.mapping)) }
      applier.applySheet(layer.mapping)
      if isAlias { applier.decoder.findings.aliases.removeLast() }
      if let variants = applier.structure.variants { collect(variants, of: layer) }
    }
    ownOrder = applier.order
    applier.sheet.summary = applier.structure.summary.flatMap {
      applier.decoder.text($0, "summary")
    }
    if let name = applier.structure.name,
      let text = applier.decoder.swiftName(name, "name", allowsDots: false)
    {
      applier.sheet.swiftName = text
      applier.sheet.swiftNameSpan = applier.decoder.span(name)
    }

    applier.startPreset()
    applier.sheet.names.removeAll()
    var late = LateValues()
    swap(&late.readings, &spareReadings)
    defer { swap(&late.readings, &spareReadings) }
    readLate(into: &late, before: nil)
    if parts.isEmpty {
      if !applier.sheet.variants.isEmpty { applier.sheet.variants = Variants() }
      finish(late, among: [], as: [], base: nil)
    } else {
      resolveVariants(late)
    }
    applier.decoder.findings.isSilent = false
  }

  // MARK: Variants

  private mutating func collect(_ variants: LayerApplier.Structure.Entry, of layer: SheetLayer) {
    let value = variants.value
    guard
      applier.decoder.isMapping(
        value, "variants", takes: Phrase.mapping(of: VariantVocabulary.keys.entries.map(\.name)))
    else { return }
    for entry in applier.decoder.view.entries(value) {
      guard let key = applier.decoder.key(entry, of: Closed.variantKeys, in: value) else {
        continue
      }
      let name: Variants.Name =
        switch key {
        case .compactHeight: .compactHeight
        case .regularWidth: .regularWidth
        }
      if applier.decoder.kind(entry.value) == .scalar,
        applier.decoder.isText(entry.value, RemovalVocabulary.none)
      {
        parts.removeAll { $0.name == name }
        continue
      }
      let isMapping = applier.decoder.isMapping(
        entry.value, VariantVocabulary.keys.name(of: key),
        takes: "a mapping of a sheet's keys, or 'none'")
      guard isMapping else { continue }
      parts.append(
        VariantPart(
          layer: layer, order: applier.order, name: name, key: entry.key,
          mapping: entry.value))
    }
  }

  private struct Combination {
    let names: [Variants.Name]
    var configuration: SheetConfiguration
    var origins: Origins
    var late: LateValues
  }

  private mutating func resolveVariants(_ late: LateValues) {
    let base = combination([], late)
    var combinations: [Combination] = []
    for name in Variants.Name.allCases where parts.contains(where: { $0.name == name }) {
      combinations.append(combine([name], over: base))
    }
    if combinations.count == 2 {
      combinations.append(combine(Variants.Name.allCases, over: base))
    }

    let all = [late] + combinations.map(\.late)
    restore(base)
    finish(late, among: all, as: [], base: nil)
    let finished = combination([], late)
    var variants = Variants()
    for part in parts where part.layer.kind == .own {
      let span = part.layer.file.tree.span(part.key)
      switch part.name {
      case .regularWidth: variants.keySpans.regularWidth = span
      case .compactHeight: variants.keySpans.compactHeight = span
      }
    }
    for combination in combinations {
      restore(combination)
      finish(combination.late, among: all, as: combination.names, base: base.origins)
      variants.add(combination.names, applier.sheet.configuration, applier.sheet.origins)
    }
    if combinations.count == 1, let only = combinations.first {
      variants.add(Variants.Name.allCases, applier.sheet.configuration, only.origins)
    }
    restore(finished)
    applier.sheet.variants = variants
  }

  /// The sheet as it is at this moment.
  private func combination(_ names: [Variants.Name], _ late: LateValues) -> Combination {
    Combination(
      names: names, configuration: applier.sheet.configuration, origins: applier.sheet.origins,
      late: late)
  }

  private mutating func restore(_ combination: Combination) {
    applier.sheet.configuration = combination.configuration
    applier.sheet.origins = combination.origins
  }

  /// Lays the parts of the named variants over the base, a variant's lowest layer first.
  private mutating func combine(
    _ names: [Variants.Name], over base: Combination
  ) -> Combination {
    restore(base)
    for name in names {
      for part in parts where part.name == name {
        // A part is reported where it stands alone.
        applier.decoder.findings.isSilent = part.order < ownOrder || names.count > 1
        applier.beginVariant(
          part.layer.layer(variant: name), in: part.layer.file.parsed,
          at: part.layer.file.place, order: part.order, over: base.origins)
        applier.applySheet(part.mapping)
      }
    }
    applier.endVariants()
    applier.startPreset()
    var late = base.late
    readLate(into: &late, before: base.origins, isSilent: names.count > 1)
    return combination(names, late)
  }

  // MARK: Values that need all layers

  /// Reads detents, references and buttons from the layers that won; `base` is what they were read from before.
  private mutating func readLate(
    into late: inout LateValues, before base: Origins?, isSilent: Bool = false
  ) {
    if hasChanged(rows.detents, since: base) || hasChanged(rows.free, since: base)
      || hasChanged(rows.freeMinimum, since: base) || hasChanged(rows.freeMaximum, since: base)
    {
      readHeights(into: &late, isSilent: isSilent)
    }
    if hasChanged(rows.initial, since: base) {
      late.initial = nil
      if let node = begin(rows.initial, isSilent: isSilent) {
        late.initial = applier.decoder.initial(node, "initial", among: late.readings)
      }
    }
    if hasChanged(rows.passthrough, since: base) {
      late.passthrough = nil
      if let node = begin(rows.passthrough, isSilent: isSilent) {
        late.passthrough = applier.decoder.passthrough(
          node, "passthrough", among: late.readings)
      }
    }
    readButton(rows.leading, since: base, isSilent: isSilent)
    readButton(rows.trailing, since: base, isSilent: isSilent)
    applier.decoder.findings.aliases = []
  }

  private mutating func readButton(
    _ row: RowPlaces.Button, since base: Origins?, isSilent: Bool
  ) {
    guard hasChanged(row.index, since: base), let node = begin(row.index, isSilent: isSilent) else {
      return
    }
    let button = applier.decoder.button(node, row.name, controls: &applier.sheet.names.controls)
    row.field.write(button, to: &applier.sheet.configuration)
  }

  @inline(__always)
  private func hasChanged(_ row: Int, since base: Origins?) -> Bool {
    guard let base else { return true }
    return applier.sheet.origins.entries[row] != base.entries[row]
  }

  /// The node that won a row, with the decoder set to its file; reports only what is the sheet's own.
  private mutating func begin(_ row: Int, isSilent: Bool) -> NodeID? {
    let origin = applier.sheet.origins.entries[row]
    guard let file = applier.sheet.origins.layers[Int(origin.layer)].file else { return nil }
    applier.decoder.file = file
    applier.decoder.findings.isSilent = isSilent || origin.order < ownOrder
    let node = NodeID(index: origin.value)
    // One row is read after the other; the last one's are taken away by `readLate`.
    applier.decoder.findings.aliases =
      applier.decoder.view.isAlias(node) ? [applier.decoder.span(node)] : []
    return node
  }

  private mutating func readHeights(into late: inout LateValues, isSilent: Bool) {
    let failedBefore = applier.decoder.findings.hasFailed
    applier.decoder.findings.hasFailed = false
    defer {
      applier.decoder.findings.hasFailed = applier.decoder.findings.hasFailed || failedBefore
    }
    late.readings.removeAll(keepingCapacity: true)
    late.isFree = false
    if let node = begin(rows.detents, isSilent: isSilent) {
      applier.decoder.detents(
        node, "detents", measures: &applier.sheet.names.measures, into: &late.readings)
    } else if let node = begin(rows.free, isSilent: isSilent) {
      late.isFree = true
      guard applier.decoder.kind(node) == .mapping else {
        late.lacksName = true
        applier.sheet.configuration.detents.removeAll(keepingCapacity: true)
        applier.sheet.configuration.free = nil
        return
      }
      let whole = applier.decoder.span(node)
      readEnds(whole, isSilent: isSilent, into: &late.readings)
    }
    late.lacksName =
      applier.decoder.findings.hasFailed && (late.isFree || !applier.decoder.areDetentsNamed)
    late.isLinked = late.readings.contains(where: \.isLinked)
    applier.sheet.configuration.detents.removeAll(keepingCapacity: true)
    applier.sheet.configuration.free = nil
    if !late.isFree {
      for place in late.readings.indices {
        let id = applier.sheet.names.index(
          of: late.readings[place].name, at: late.readings[place].nameSpan)
        applier.sheet.configuration.detents.append(late.readings[place].detent(id))
      }
    } else if late.readings.count == 2 {
      let low = applier.sheet.names.index(of: late.readings[0].name, at: late.readings[0].nameSpan)
      let high = applier.sheet.names.index(of: late.readings[1].name, at: late.readings[1].nameSpan)
      applier.sheet.configuration.free = FreeRange(
        min: late.readings[0].detent(low), max: late.readings[1].detent(high))
    }
  }

  private mutating func readEnds(
    _ whole: SourceSpan, isSilent: Bool, into readings: inout [DetentReading]
  ) {
    let ends: [(Int, StaticString, DetentHeight)] = [
      (rows.freeMinimum, "min", DetentVocabulary.freeMinimum),
      (rows.freeMaximum, "max", DetentVocabulary.freeMaximum),
    ]
    for (row, name, height) in ends {
      if let node = begin(row, isSilent: isSilent) {
        let end = applier.decoder.detent(
          node, name, measures: &applier.sheet.names.measures)
        guard let end else { continue }
        if let first = readings.first, first.name == end.name {
          applier.decoder.reportSameName(end, first)
        } else {
          readings.append(end)
        }
      } else {
        readings.append(
          DetentReading(
            height: height, name: DerivedID.name(of: height, measures: []), isDerived: true,
            nameSpan: whole, formSpan: whole))
      }
    }
  }

  // MARK: Whole sheets

  /// Gives references their meaning and asks a whole sheet for what it needs.
  private mutating func finish(
    _ late: LateValues, among all: [LateValues], as combination: [Variants.Name], base: Origins?
  ) {
    applier.decoder.findings.isSilent = false
    let finisher = SheetFinisher(
      origins: applier.sheet.origins, base: base, combination: combination, ownOrder: ownOrder,
      isChecked: isWhole && !isBroken, rows: rows, isComplete: isComplete,
      mayLackHeights: applier.mayLackHeights, mayLackPresentation: applier.mayLackPresentation)
    finisher.finish(
      late, among: all, &applier.sheet.configuration,
      key: (applier.sheet.key, applier.sheet.keySpan), applier.sheet.names,
      &applier.decoder.findings, scratch: &scratch)
  }
}

extension SheetNames {
  /// The identity of a detent's id, which it gets at its first use.
  fileprivate mutating func index(of name: String, at span: SourceSpan) -> DetentIndex {
    for index in detents.indices where detents[index].text == name {
      return DetentIndex(UInt16(index))
    }
    detents.append(Name(text: name, span: span))
    return DetentIndex(UInt16(detents.count - 1))
  }
}
