/// A detent's height as a function of the container, with everything else already counted in.
///
/// All forms of a height and of its bounds are one sum of products each, so that a formula is made once for
/// a configuration and answers for every container in a few nanoseconds.
@frozen public struct HeightFormula: Hashable, Sendable {
  /// The height before its bounds are applied.
  public var base: HeightSum
  /// The lower bound; 0 without one, and where it is another detent.
  public var min: HeightSum
  /// The upper bound; infinite without one, and where it is another detent.
  public var max: HeightSum

  /// The formula of a detent; `nil` for `headerOnly` on a sheet without strip and header.
  public init?(
    _ detent: borrowing Detent, parts: borrowing SheetParts, measures: borrowing LayoutMeasures
  ) {
    switch detent.height {
    case .headerOnly:
      guard let headerOnly = parts.headerOnly else { return nil }
      base = HeightSum(headerOnly)
    case .fitContent:
      base = HeightSum(parts.fitContent)
    case .medium:
      base = HeightSum(HeightInterval(0))
      base.perHalf = 1
    case .maxHeight:
      base = HeightSum(1, of: .limit, content: parts.fitContent)
    case .height(let points, let origin):
      base = HeightSum(points, from: origin)
    case .fraction(let fraction, let whole):
      base = HeightSum(fraction, of: whole, content: parts.fitContent)
    case .topInset(let points):
      base = HeightSum(1, of: .limit, content: parts.fitContent)
      base.constant = HeightInterval(-points)
    case .measured(let index):
      let place = Int(index.rawValue)
      let reported = place < measures.reported.count ? measures.reported[place] : nil
      base = HeightSum(SheetParts.height(stated: reported, measured: nil))
    }
    min = Self.sum(of: detent.min, parts) ?? HeightSum(HeightInterval(0))
    max = Self.sum(of: detent.max, parts) ?? HeightSum(HeightInterval(.infinity))
  }

  private static func sum(of bound: HeightBound?, _ parts: borrowing SheetParts) -> HeightSum? {
    switch bound {
    case nil, .detent: nil
    case .points(let points, let origin): HeightSum(points, from: origin)
    case .fraction(let fraction, let whole):
      HeightSum(fraction, of: whole, content: parts.fitContent)
    }
  }

  /// It depends on nothing that has to be measured.
  @inlinable public var isKnown: Bool {
    base.constant.isKnown && min.constant.isKnown && max.constant.isKnown
  }

  /// Nothing bounds the height from above.
  @inlinable public var isOpenAbove: Bool { max.constant.lower == .infinity }

  /// The height above the bottom safe area with the detent's own bounds applied, first `max`, then `min`;
  /// not yet cut by the limit, which it takes in points.
  ///
  /// Lowest and highest are the heights of the detents that are the bounds.
  @inlinable public func bounded(
    limit: Double, height: Double, safeBottom: Double, lowest: HeightInterval? = nil,
    highest: HeightInterval? = nil
  ) -> HeightInterval {
    let min = lowest ?? min.height(limit: limit, height: height, safeBottom: safeBottom)
    let max = highest ?? max.height(limit: limit, height: height, safeBottom: safeBottom)
    return base.height(limit: limit, height: height, safeBottom: safeBottom)
      .cut(above: max).raised(to: min)
  }

  /// The height above the bottom safe area, within 0…limit.
  @inlinable public func height(
    limit: Double, height: Double, safeBottom: Double
  ) -> HeightInterval {
    bounded(limit: limit, height: height, safeBottom: safeBottom).clamped(to: limit)
  }
}

extension HeightInterval {
  /// No higher than an upper bound.
  @inlinable public func cut(above max: HeightInterval) -> HeightInterval {
    HeightInterval(
      lower: lower > max.lower ? max.lower : lower, upper: upper > max.upper ? max.upper : upper)
  }

  /// No lower than a lower bound.
  @inlinable public func raised(to min: HeightInterval) -> HeightInterval {
    HeightInterval(
      lower: lower < min.lower ? min.lower : lower, upper: upper < min.upper ? min.upper : upper)
  }

  /// Both ends within 0…limit.
  @inlinable public func clamped(to limit: Double) -> HeightInterval {
    HeightInterval(
      lower: lower > limit ? limit : lower > 0 ? lower : 0,
      upper: upper > limit ? limit : upper > 0 ? upper : 0)
  }
}
