/// What a sheet is in all combinations of size classes, as far as it decides how the sheet moves.
public struct SheetPlan: Equatable, Sendable {
  /// What the engine needs of one configuration: none of its texts and looks.
  public struct Layer: Equatable, Sendable {
    /// All of them must hold.
    public var when: SizeClasses
    /// How the sheet moves.
    public var behavior: SheetBehavior
    /// Where it rests; empty for a `free` sheet.
    public var detents: [Detent]
    /// Between which heights it rests anywhere; `nil` where it has detents.
    public var free: FreeRange?
    /// How high it may ever reach.
    public var limit: HeightLimit
    /// The sizes of its parts as far as they are stated.
    public var parts: StatedParts

    /// What the engine needs of a configuration that holds in those size classes.
    public init(_ when: SizeClasses, _ configuration: borrowing SheetConfiguration) {
      self.when = when
      behavior = SheetBehavior(configuration)
      detents = configuration.detents
      free = configuration.free
      limit = configuration.limit
      parts = StatedParts(configuration)
    }
  }

  /// The sheet where no variant holds, then its variants; of those that hold the last one counts.
  public private(set) var layers: [Layer]

  /// A sheet that is the same everywhere.
  public init(_ configuration: borrowing SheetConfiguration) {
    layers = [Layer([], configuration)]
  }

  /// A sheet with variants from the least to the most specific.
  public init(_ configuration: borrowing SheetConfiguration, variants: [SheetVariant]) {
    self.init(configuration)
    for variant in variants { append(variant.configuration, when: variant.when) }
  }

  /// A typed sheet with its variants.
  public init<Detents: SheetDetents, Controls: SheetControls>(_ sheet: Sheet<Detents, Controls>) {
    self.init(sheet.configuration, variants: sheet.variants)
  }

  /// Adds what the sheet is where all of some size classes hold, more specific than what it has.
  public mutating func append(
    _ configuration: borrowing SheetConfiguration, when: SizeClasses
  ) {
    layers.append(Layer(when, configuration))
  }

  /// The place of the layer that holds in a container of these size classes.
  public func place(in sizeClasses: SizeClasses) -> Int {
    var place = 0
    for index in layers.indices where sizeClasses.isSuperset(of: layers[index].when) {
      place = index
    }
    return place
  }

  /// Makes the formulas those of a layer, with the detents that only other layers have as absent ones.
  public func update(
    _ formulas: inout DetentFormulas, to place: Int, measures: borrowing LayoutMeasures
  ) {
    formulas.update(
      detents: layers[place].detents, free: layers[place].free, limit: layers[place].limit,
      parts: SheetParts(layers[place].parts, measures: measures), measures: measures)
    if layers.count == 1 { return }
    let (first, second, third) = Combination(layers[place].when).others
    appendAbsent(of: first, to: &formulas, measures: measures)
    appendAbsent(of: second, to: &formulas, measures: measures)
    appendAbsent(of: third, to: &formulas, measures: measures)
  }

  /// Adds the detents of the layer that is made for exactly these variants, if there is one.
  private func appendAbsent(
    of combination: Combination, to formulas: inout DetentFormulas,
    measures: borrowing LayoutMeasures
  ) {
    for layer in layers where Combination(layer.when) == combination {
      if let free = layer.free {
        formulas.append(absent: free.min, measures: measures)
        formulas.append(absent: free.max, measures: measures)
      } else {
        for detent in layer.detents {
          formulas.append(absent: detent, measures: measures)
        }
      }
      return
    }
  }

  /// The combinations of the variants a sheet can have.
  private enum Combination {
    case base
    case regularWidth
    case compactHeight
    case both

    init(_ when: SizeClasses) {
      switch (when.contains(.regularWidth), when.contains(.compactHeight)) {
      case (false, false): self = .base
      case (true, false): self = .regularWidth
      case (false, true): self = .compactHeight
      case (true, true): self = .both
      }
    }

    /// The others, from the layer below upwards.
    var others: (Combination, Combination, Combination) {
      switch self {
      case .base: (.regularWidth, .compactHeight, .both)
      case .regularWidth: (.base, .both, .compactHeight)
      case .compactHeight: (.base, .both, .regularWidth)
      case .both: (.regularWidth, .base, .compactHeight)
      }
    }
  }
}
