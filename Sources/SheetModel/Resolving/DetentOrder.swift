import SheetRuntime

/// The order in which a sheet's detents are kept.
enum DetentOrder {
  /// Sorts the detents ascending on the most telling device of the variants' size classes, those of equal
  /// height as declared; what is not measured counts with the least it can be.
  static func sort(_ configuration: inout SheetConfiguration, in variants: [Variants.Name] = []) {
    if configuration.detents.count < 2 { return }
    let ruler = Ruler(configuration, in: variants)
    if ruler.isAscending(configuration.detents) { return }
    var order = configuration.detents.map { (height: ruler.height(of: $0), detent: $0) }
    order.sort { ($0.height, $0.detent.id.rawValue) < ($1.height, $1.detent.id.rawValue) }
    configuration.detents = order.map(\.detent)
  }

  /// Tells heights on one device.
  private struct Ruler {
    let row: HeightTable.Row
    let parts: SheetParts
    let limit: Double
    let measures = LayoutMeasures()

    init(_ configuration: borrowing SheetConfiguration, in variants: [Variants.Name]) {
      row = HeightTable.rows(in: SizeClassGroup(variants))[0]
      parts = SheetParts(configuration, measures: measures)
      limit = row.limit(
        configuration.limit.from, less: configuration.limit.inset + parts.outsideStrip)
    }

    func height(of detent: Detent) -> Double {
      let formula = HeightFormula(detent, parts: parts, measures: measures)
      return formula?.height(limit: limit, height: row.height, safeBottom: row.safeBottom).lower
        ?? 0
    }

    func isAscending(_ detents: [Detent]) -> Bool {
      var last = (height: -1.0, id: UInt16(0))
      for detent in detents {
        let next = (height: height(of: detent), id: detent.id.rawValue)
        if next < last { return false }
        last = next
      }
      return true
    }
  }
}

extension SizeClassGroup {
  /// Where exactly these variants hold.
  fileprivate init(_ variants: [Variants.Name]) {
    switch (variants.contains(.regularWidth), variants.contains(.compactHeight)) {
    case (false, false): self = .compactRegular
    case (true, false): self = .regularRegular
    case (false, true): self = .compactCompact
    case (true, true): self = .regularCompact
    }
  }
}
