/// A detent's height as a function of the container, with everything else already counted in.
///
/// All forms of a height are one sum of products, so that a formula is made once for a configuration and
/// answers for every container in a few nanoseconds.
@frozen public struct HeightFormula: Hashable, Sendable {
  /// Parts of the limit.
  public var perLimit: Double
  /// Parts of the system's half height.
  public var perHalf: Double
  /// Parts of the container's height.
  public var perContainer: Double
  /// Parts of the bottom inset: -1 for heights counted from the container's edge.
  public var perBottom: Double
  /// Points, of either sign.
  public var constant: HeightInterval
  /// Lower bound in points, plus a part of the limit.
  public var minPoints: Double
  public var minFraction: Double
  /// Upper bound in points, infinite without one, plus a part of the limit.
  public var maxPoints: Double
  public var maxFraction: Double

  /// The formula of a detent; `nil` for `headerOnly` on a sheet without strip and header.
  public init?(
    _ detent: borrowing Detent, parts: borrowing SheetParts, measures: borrowing LayoutMeasures
  ) {
    perLimit = 0
    perHalf = 0
    perContainer = 0
    perBottom = 0
    constant = HeightInterval(0)
    minPoints = 0
    minFraction = 0
    maxPoints = .infinity
    maxFraction = 0

    switch detent.height {
    case .headerOnly:
      guard let headerOnly = parts.headerOnly else { return nil }
      constant = headerOnly
    case .fitContent:
      constant = parts.fitContent
    case .medium:
      perHalf = 1
    case .maxHeight:
      perLimit = 1
    case .height(let points, let origin):
      constant = HeightInterval(points)
      if origin == .edge { perBottom = -1 }
    case .fraction(let fraction, let base):
      switch base {
      case .limit:
        perLimit = fraction
      case .container:
        perContainer = fraction
        perBottom = -1
      case .content:
        let content = parts.fitContent
        // No part of an unbounded height is 0, and the product would be no number.
        constant = HeightInterval(
          lower: fraction * content.lower, upper: fraction > 0 ? fraction * content.upper : 0)
      }
    case .topInset(let points):
      perLimit = 1
      constant = HeightInterval(-points)
    case .measured(let index):
      let place = Int(index.rawValue)
      let reported = place < measures.reported.count ? measures.reported[place] : nil
      constant = SheetParts.height(stated: reported, measured: nil)
    }

    switch detent.max {
    case nil: break
    case .points(let points): maxPoints = points
    case .fraction(let fraction):
      maxPoints = 0
      maxFraction = fraction
    }
    switch detent.min {
    case nil: break
    case .points(let points): minPoints = points
    case .fraction(let fraction): minFraction = fraction
    }
  }

  /// The height above the bottom safe area with the detent's own bounds applied, first `max`, then `min`;
  /// not yet cut by the limit, which it takes in points.
  @inlinable public func bounded(
    limit: Double, height: Double, safeBottom: Double
  ) -> HeightInterval {
    // The system's half height is more than half, and more still on the shortest phones.
    let half = height > 568 ? 0.56 : 0.63
    let base =
      (perLimit + perHalf * half) * limit + perContainer * height + perBottom * safeBottom
    let min = minPoints + minFraction * limit
    let max = maxPoints + maxFraction * limit
    var lower = base + constant.lower
    if lower > max { lower = max }
    if lower < min { lower = min }
    var upper = base + constant.upper
    if upper > max { upper = max }
    if upper < min { upper = min }
    return HeightInterval(lower: lower, upper: upper)
  }

  /// The height above the bottom safe area, within 0…limit.
  @inlinable public func height(
    limit: Double, height: Double, safeBottom: Double
  ) -> HeightInterval {
    bounded(limit: limit, height: height, safeBottom: safeBottom).clamped(to: limit)
  }
}

extension HeightInterval {
  /// Both ends within 0…limit.
  @inlinable public func clamped(to limit: Double) -> HeightInterval {
    HeightInterval(
      lower: lower > limit ? limit : lower > 0 ? lower : 0,
      upper: upper > limit ? limit : upper > 0 ? upper : 0)
  }
}
