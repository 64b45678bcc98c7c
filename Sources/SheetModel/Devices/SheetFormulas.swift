package import SheetRuntime

/// A sheet's configurations by combination of size classes, ready to be resolved on any device.
///
/// Made to be kept and updated from sheet to sheet: after the first few an update allocates nothing.
package struct SheetFormulas: Sendable {
  /// What holds in one or more combinations of size classes.
  package struct Combination: Sendable {
    package fileprivate(set) var formulas = DetentFormulas()
    package fileprivate(set) var style = SheetStyle.bottom
    package fileprivate(set) var initial = InitialPosition.smallest
    package fileprivate(set) var passthrough = Passthrough.never

    /// The system presents it in its own way, so that detents do not apply.
    package var isSystemPresentation: Bool { style != .bottom }
  }

  /// The base first, then the variants; only `count` of them belong to the sheet last taken over.
  private var storage: [Combination] = [Combination()]
  package private(set) var count = 0
  private var placeOfGroup = [0, 0, 0, 0]

  package init() {}

  package var combinations: ArraySlice<Combination> { storage[..<count] }

  /// Place in `combinations` of what holds in a combination of size classes.
  package func place(in group: SizeClassGroup) -> Int { placeOfGroup[Int(group.rawValue)] }

  /// The combinations of size classes in which the combination at a place holds; a set whose bits are the
  /// groups' raw values.
  func groups(of place: Int) -> Int {
    var groups = 0
    for group in placeOfGroup.indices where placeOfGroup[group] == place { groups |= 1 << group }
    return groups
  }

  package subscript(group: SizeClassGroup) -> Combination {
    // Not a copy of it.
    _read { yield storage[place(in: group)] }
  }

  /// Takes over a sheet without variants.
  ///
  /// - Parameter configuration: Not changed; what is borrowed of a sheet that changes would be copied.
  package mutating func update(alone configuration: inout SheetConfiguration) {
    count = 0
    for group in placeOfGroup.indices { placeOfGroup[group] = 0 }
    append(configuration, for: .compactRegular, measures: LayoutMeasures())
  }

  /// Takes over another sheet, keeping the storage; a variant that is `nil` is as the base.
  package mutating func update(
    base: borrowing SheetConfiguration,
    regularWidth: SheetConfiguration? = nil,
    compactHeight: SheetConfiguration? = nil,
    regularWidthCompactHeight: SheetConfiguration? = nil,
    measures: borrowing LayoutMeasures = LayoutMeasures()
  ) {
    count = 0
    for group in placeOfGroup.indices { placeOfGroup[group] = 0 }
    append(base, for: .compactRegular, measures: measures)
    if let regularWidth { append(regularWidth, for: .regularRegular, measures: measures) }
    if let compactHeight { append(compactHeight, for: .compactCompact, measures: measures) }
    if let regularWidthCompactHeight {
      append(regularWidthCompactHeight, for: .regularCompact, measures: measures)
    }
    if count == 1 { return }

    // Each combination also knows the detents that only others have, from the layer below it upwards.
    let base = detents(of: copy base)
    let wide = detents(of: regularWidth)
    let low = detents(of: compactHeight)
    let both = detents(of: regularWidthCompactHeight)
    appendAbsent([wide, low, both], to: .compactRegular, measures: measures)
    appendAbsent([base, both, low], to: .regularRegular, measures: measures)
    appendAbsent([base, both, wide], to: .compactCompact, measures: measures)
    appendAbsent([wide, base, low], to: .regularCompact, measures: measures)
  }

  private mutating func append(
    _ configuration: borrowing SheetConfiguration, for group: SizeClassGroup,
    measures: borrowing LayoutMeasures
  ) {
    if count == storage.count { storage.append(Combination()) }
    storage[count].formulas.update(configuration, measures: measures)
    storage[count].style = configuration.style
    storage[count].initial = configuration.initial
    storage[count].passthrough = configuration.passthrough
    placeOfGroup[Int(group.rawValue)] = count
    count += 1
  }

  private mutating func appendAbsent(
    _ layers: [[Detent]], to group: SizeClassGroup, measures: borrowing LayoutMeasures
  ) {
    let place = place(in: group)
    if place == 0, group != .compactRegular { return }
    for detents in layers {
      for detent in detents {
        storage[place].formulas.append(absent: detent, measures: measures)
      }
    }
  }

  private func detents(of configuration: SheetConfiguration?) -> [Detent] {
    guard let configuration else { return [] }
    if let free = configuration.free { return [free.min, free.max] }
    return configuration.detents
  }
}
