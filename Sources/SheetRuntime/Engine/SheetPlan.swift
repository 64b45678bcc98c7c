/// What a sheet is in all combinations of size classes, without the types of its ids.
public struct SheetPlan: Equatable, Sendable {
  /// The sheet where no variant holds, then its variants; of those that hold the last one counts.
  public private(set) var layers: [SheetVariant]

  public init(_ configuration: SheetConfiguration, variants: [SheetVariant] = []) {
    layers = [SheetVariant([], configuration)] + variants
  }

  public init<Detents: SheetDetents, Controls: SheetControls>(_ sheet: Sheet<Detents, Controls>) {
    self.init(sheet.configuration, variants: sheet.variants)
  }

  /// The place of the layer that holds in a container of these size classes.
  public func place(in sizeClasses: SizeClasses) -> Int {
    var place = 0
    for index in layers.indices where sizeClasses.isSuperset(of: layers[index].when) {
      place = index
    }
    return place
  }

  /// The place of the layer that is made for exactly these variants, if any.
  private func place(of variants: Variants) -> Int? {
    for index in layers.indices where Variants(layers[index].when) == variants { return index }
    return nil
  }

  /// Adds to the formulas of a layer the detents that only other layers have, the nearest layer's first.
  func appendAbsent(
    of place: Int, to formulas: inout DetentFormulas, measures: borrowing LayoutMeasures
  ) {
    if layers.count == 1 { return }
    let (first, second, third) = Variants(layers[place].when).others
    appendAbsent(of: first, to: &formulas, measures: measures)
    appendAbsent(of: second, to: &formulas, measures: measures)
    appendAbsent(of: third, to: &formulas, measures: measures)
  }

  private func appendAbsent(
    of variants: Variants, to formulas: inout DetentFormulas, measures: borrowing LayoutMeasures
  ) {
    guard let place = place(of: variants) else { return }
    if let free = layers[place].configuration.free {
      formulas.append(absent: free.min, measures: measures)
      formulas.append(absent: free.max, measures: measures)
    } else {
      for detent in layers[place].configuration.detents {
        formulas.append(absent: detent, measures: measures)
      }
    }
  }

  /// The combinations of the variants a sheet can have.
  private enum Variants {
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
    var others: (Variants, Variants, Variants) {
      switch self {
      case .base: (.regularWidth, .compactHeight, .both)
      case .regularWidth: (.base, .both, .compactHeight)
      case .compactHeight: (.base, .both, .regularWidth)
      case .both: (.regularWidth, .base, .compactHeight)
      }
    }
  }
}
