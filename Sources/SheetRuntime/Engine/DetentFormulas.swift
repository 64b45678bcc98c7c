/// The detents of one configuration, ready to be resolved in any container.
public struct DetentFormulas: Hashable, Sendable {
  /// One detent: the configuration's own, or one that only other combinations of size classes have.
  @frozen public struct Entry: Hashable, Sendable {
    public var id: DetentIndex
    /// `nil` for `headerOnly` on a sheet without strip and header.
    public var formula: HeightFormula?
    /// All of them must hold for the detent to be active.
    public var when: SizeClasses
    /// The configuration does not list it, so it is active nowhere.
    public var isAbsent: Bool

    /// A detent without formula has no height of its own and counts as 0.
    @inlinable public func isActive(in classes: SizeClasses) -> Bool {
      formula != nil && !isAbsent && when.isSubset(of: classes)
    }
  }

  public private(set) var entries: [Entry] = []
  /// One more than the greatest detent index.
  public private(set) var indexCount = 0
  public private(set) var limit = HeightLimit()
  public private(set) var parts = SheetParts()

  /// Holds no detents until it is given a configuration.
  public init() {}

  /// The formulas of a configuration.
  ///
  /// - Parameter absent: Detents of the sheet's other combinations of size classes, the layer nearest to
  ///   this one first; those whose ids the configuration lists are passed over.
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
    indexCount = 0
    self.limit = limit
    self.parts = parts
    if let free {
      append(free.min, measures: measures, isAbsent: false)
      append(free.max, measures: measures, isAbsent: false)
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
    entries.append(Entry(id: detent.id, formula: formula, when: when, isAbsent: isAbsent))
    let count = Int(detent.id.rawValue) + 1
    if count > indexCount { indexCount = count }
  }

  /// The sheet's limit in points above the bottom safe area, 0 or more.
  @inlinable public func limitHeight(in container: borrowing SheetContainer) -> Double {
    let height = container.room(below: limit.from) - limit.inset - parts.outsideStrip
    return height > 0 ? height : 0
  }
}
