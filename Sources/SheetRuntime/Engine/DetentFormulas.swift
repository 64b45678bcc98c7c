/// The detents of one configuration, ready to be resolved in any container.
public struct DetentFormulas: Hashable, Sendable {
  /// One detent: the configuration's own, or one that only other combinations of size classes have.
  @frozen public struct Entry: Hashable, Sendable {
    /// Identity of the detent.
    public var id: DetentIndex
    /// `nil` for `headerOnly` on a sheet without strip and header.
    public var formula: HeightFormula?
    /// All of them must hold for the detent to be active.
    public var when: SizeClasses
    /// The configuration does not list it, so it is active nowhere.
    public var isAbsent: Bool
    /// Who moves the sheet there.
    public var reach: DetentReach
    /// The detents that are its bounds.
    public var min: DetentIndex?
    /// The upper one; `nil` where that is no detent.
    public var max: DetentIndex?
    /// Places of those detents among the entries; `nil` as long as there is no such entry.
    @usableFromInline var minPlace: Int?
    @usableFromInline var maxPlace: Int?

    /// Its height depends on those of other detents.
    @inlinable public var isLinked: Bool { min != nil || max != nil }

    /// A detent without formula has no height of its own and counts as 0.
    @inlinable public func isActive(in classes: SizeClasses) -> Bool {
      formula != nil && !isAbsent && when.isSubset(of: classes)
    }
  }

  /// Those of the configuration in its order, then the absent ones.
  public private(set) var entries: [Entry] = []
  /// Detents are bounds of other detents.
  public private(set) var hasLinks = false
  /// One more than the greatest detent index.
  public private(set) var indexCount = 0
  /// The configuration's, which bounds them all.
  public private(set) var limit = HeightLimit()
  /// What the formulas were made of.
  public private(set) var parts = SheetParts()

  /// Holds no detents until it is given a configuration.
  public init() {}

  /// The formulas of a configuration.
  ///
  /// Absent are the detents of the sheet's other combinations of size classes, the layer nearest to this one
  /// first; those whose ids the configuration lists are passed over.
  public init(
    _ configuration: borrowing SheetConfiguration,
    absent: [Detent] = [],
    measures: borrowing LayoutMeasures = LayoutMeasures()
  ) {
    update(configuration, measures: measures)
    for detent in absent {
      append(absent: detent, measures: measures)
    }
  }

  /// Takes over another configuration, keeping the storage; what was absent before is forgotten.
  public mutating func update(
    _ configuration: borrowing SheetConfiguration,
    measures: borrowing LayoutMeasures = LayoutMeasures()
  ) {
    update(
      detents: configuration.detents, free: configuration.free, limit: configuration.limit,
      parts: SheetParts(configuration, measures: measures), measures: measures)
  }

  /// Takes over what is left of a configuration.
  mutating func update(
    detents: [Detent], free: FreeRange?, limit: HeightLimit, parts: SheetParts,
    measures: borrowing LayoutMeasures
  ) {
    entries.removeAll(keepingCapacity: true)
    hasLinks = false
    indexCount = 0
    self.limit = limit
    self.parts = parts
    if let free {
      append(free.min, measures: measures, isAbsent: false)
      append(free.max, measures: measures, isAbsent: false)
      // Between its ends a sheet rests anywhere.
      for place in entries.indices { entries[place].reach = .drag }
    } else {
      for detent in detents {
        append(detent, measures: measures, isAbsent: false)
      }
    }
  }

  /// Adds a detent that the configuration last taken over does not have; one with the id of an earlier
  /// entry is never looked at.
  public mutating func append(
    absent detent: borrowing Detent, measures: borrowing LayoutMeasures = LayoutMeasures()
  ) {
    append(detent, measures: measures, isAbsent: true)
  }

  /// Makes a detent active nowhere, until the formulas are updated.
  public mutating func setAbsent(_ id: DetentIndex) {
    for index in entries.indices where entries[index].id.rawValue == id.rawValue {
      entries[index].isAbsent = true
    }
  }

  private mutating func append(
    _ detent: borrowing Detent, measures: borrowing LayoutMeasures, isAbsent: Bool
  ) {
    var when = detent.when
    // The system's half height does not exist in compact height.
    if case .medium = detent.height { when.insert(.regularHeight) }
    let formula = HeightFormula(detent, parts: parts, measures: measures)
    var entry = Entry(
      id: detent.id, formula: formula, when: when, isAbsent: isAbsent, reach: detent.reach)
    if case .detent(let id) = detent.min { entry.min = id }
    if case .detent(let id) = detent.max { entry.max = id }
    entries.append(entry)
    if entry.isLinked { hasLinks = true }
    if hasLinks { link() }
    let count = Int(detent.id.rawValue) + 1
    if count > indexCount { indexCount = count }
  }

  /// Finds the entries that are bounds of the last one, and those that it is a bound of.
  private mutating func link() {
    let last = entries.count - 1
    for place in entries.indices {
      if let id = entries[last].min, entries[last].minPlace == nil, entries[place].id == id {
        entries[last].minPlace = place
      }
      if let id = entries[last].max, entries[last].maxPlace == nil, entries[place].id == id {
        entries[last].maxPlace = place
      }
      if let id = entries[place].min, entries[place].minPlace == nil, entries[last].id == id {
        entries[place].minPlace = last
      }
      if let id = entries[place].max, entries[place].maxPlace == nil, entries[last].id == id {
        entries[place].maxPlace = last
      }
    }
  }

  /// The heights of all entries above the bottom safe area with their bounds applied, not yet cut by the limit;
  /// an entry without formula counts as 0.
  public func evaluate(
    limit: Double, height: Double, safeBottom: Double, into heights: inout [HeightInterval]
  ) {
    heights.removeAll(keepingCapacity: true)
    for entry in entries {
      heights.append(
        entry.formula?.bounded(limit: limit, height: height, safeBottom: safeBottom)
          ?? HeightInterval(0))
    }
    if !hasLinks { return }
    // A height is right once its bounds are, and a chain of those is no longer than the list.
    for _ in entries.indices {
      var isRight = true
      for place in entries.indices where entries[place].isLinked {
        guard let formula = entries[place].formula else { continue }
        let next = formula.bounded(
          limit: limit, height: height, safeBottom: safeBottom,
          lowest: self.height(at: entries[place].minPlace, heights),
          highest: self.height(at: entries[place].maxPlace, heights))
        if next != heights[place] {
          heights[place] = next
          isRight = false
        }
      }
      if isRight { return }
    }
  }

  private func height(at place: Int?, _ heights: borrowing [HeightInterval]) -> HeightInterval? {
    guard let place, entries[place].formula != nil else { return nil }
    return heights[place]
  }

  /// The height of one entry above the bottom safe area with its bounds applied, not yet cut by the limit;
  /// `nil` without formula.
  public func bounded(
    _ entry: borrowing Entry, limit: Double, height: Double, safeBottom: Double
  ) -> HeightInterval? {
    guard let formula = entry.formula else { return nil }
    if !entry.isLinked {
      return formula.bounded(limit: limit, height: height, safeBottom: safeBottom)
    }
    var heights: [HeightInterval] = []
    evaluate(limit: limit, height: height, safeBottom: safeBottom, into: &heights)
    for place in entries.indices where entries[place].id == entry.id { return heights[place] }
    return nil
  }

  /// The sheet's limit in points above the bottom safe area, 0 or more.
  @inlinable public func limitHeight(in container: borrowing SheetContainer) -> Double {
    let height = container.room(below: limit.from) - limit.inset - parts.outsideStrip
    return height > 0 ? height : 0
  }
}
