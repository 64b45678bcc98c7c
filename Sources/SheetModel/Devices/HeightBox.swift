import SheetRuntime

/// The ranges of what heights depend on, over all geometries of some combinations of size classes.
///
/// Answers for all of them at once whether one detent is below another. It takes each quantity as free within
/// its range, so `false` only says that the geometries have to be looked at one by one.
struct HeightBox {
  /// A least and a greatest value.
  struct Span: Sendable {
    var least = Double.infinity
    var greatest = -Double.infinity

    mutating func include(_ value: Double) {
      least = min(least, value)
      greatest = max(greatest, value)
    }
  }

  /// The part of a box that does not depend on a sheet.
  struct Spans: Sendable {
    var roomBelowSafeArea = Span()
    var roomBelowNavigationBar = Span()
    var roomBelowContainer = Span()
    var height = Span()
    var safeBottom = Span()
    var halfPixel = Span()

    init(_ rows: some Sequence<HeightTable.Row>) {
      for row in rows {
        roomBelowSafeArea.include(row.roomBelowSafeArea)
        roomBelowNavigationBar.include(row.roomBelowNavigationBar)
        roomBelowContainer.include(row.roomBelowContainer)
        height.include(row.height)
        safeBottom.include(row.safeBottom)
        halfPixel.include(row.halfPixel)
      }
    }
  }

  private let limit: Span
  private let height: Span
  private let safeBottom: Span
  /// A pixel of the coarsest display, in points: heights further apart are never one stop.
  private let pixel: Double

  init(_ spans: Spans, edge: LimitEdge, less inset: Double) {
    let room =
      switch edge {
      case .safeArea: spans.roomBelowSafeArea
      case .navigationBar: spans.roomBelowNavigationBar
      case .container: spans.roomBelowContainer
      }
    limit = Span(
      least: max(room.least - inset, 0), greatest: max(room.greatest - inset, 0))
    height = spans.height
    safeBottom = spans.safeBottom
    // Rounding errors must not decide.
    pixel = 2 * spans.halfPixel.greatest + 1e-6
  }

  /// A sum of products, as a bound or the unbounded part of a formula.
  private struct Sum {
    var perLimit = 0.0
    var perHalf = 0.0
    var perContainer = 0.0
    var perBottom = 0.0
    var points = 0.0
  }

  /// Whether the lower end of `lower` is more than a pixel below the lower end of `upper` on every geometry,
  /// or the limit cuts both of them to about the same height.
  func isBelow(_ lower: HeightFormula, _ upper: HeightFormula) -> Bool {
    if upper.perLimit >= 1, upper.perBottom == 0, upper.constant.lower >= 0,
      upper.maxPoints == .infinity
    {
      // It is the limit, and nothing is above that.
      return true
    }
    let minimum = Sum(perLimit: lower.minFraction, points: lower.minPoints)
    if !isBelow(minimum, upper) { return false }
    let base = Sum(
      perLimit: lower.perLimit, perHalf: lower.perHalf, perContainer: lower.perContainer,
      perBottom: lower.perBottom, points: lower.constant.lower)
    if isBelow(base, upper) { return true }
    // A height is no higher than its upper bound either.
    return lower.maxPoints < .infinity
      && isBelow(Sum(perLimit: lower.maxFraction, points: lower.maxPoints), upper)
  }

  private func isBelow(_ sum: Sum, _ upper: HeightFormula) -> Bool {
    if isBelow(sum, Sum(perLimit: upper.minFraction, points: upper.minPoints)) { return true }
    let base = Sum(
      perLimit: upper.perLimit, perHalf: upper.perHalf, perContainer: upper.perContainer,
      perBottom: upper.perBottom, points: upper.constant.lower)
    if !isBelow(sum, base) { return false }
    return upper.maxPoints == .infinity
      || isBelow(sum, Sum(perLimit: upper.maxFraction, points: upper.maxPoints))
  }

  @inline(__always)
  private func isBelow(_ lower: Sum, _ upper: Sum) -> Bool {
    let half = upper.perHalf - lower.perHalf
    let limit = upper.perLimit - lower.perLimit + half * (half > 0 ? 0.56 : 0.63)
    let container = upper.perContainer - lower.perContainer
    let bottom = upper.perBottom - lower.perBottom
    let least =
      upper.points - lower.points + limit * (limit > 0 ? self.limit.least : self.limit.greatest)
      + container * (container > 0 ? height.least : height.greatest)
      + bottom * (bottom > 0 ? safeBottom.least : safeBottom.greatest)
    return least > pixel
  }
}
