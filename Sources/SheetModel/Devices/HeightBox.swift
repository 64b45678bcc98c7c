import SheetRuntime
import SheetVocabulary

/// The ranges of what heights depend on, over all geometries of some combinations of size classes.
///
/// Answers for all of them at once whether one detent is below another. It takes each quantity as free within
/// its range, so `false` only says that the geometries have to be looked at one by one.
struct HeightBox {
  /// A least and a greatest value.
  struct Span: Sendable {
    var least = Double.infinity
    var greatest = -Double.infinity

    /// Of no value.
    init() {}

    init(_ least: Double, _ greatest: Double) {
      self.least = least
      self.greatest = greatest
    }

    mutating func include(_ value: Double) {
      least = min(least, value)
      greatest = max(greatest, value)
    }

    mutating func include(_ other: Span) {
      least = min(least, other.least)
      greatest = max(greatest, other.greatest)
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

    /// Of no geometry.
    init() {}

    init(
      belowSafeArea: Span, belowNavigationBar: Span, belowContainer: Span, height: Span,
      safeBottom: Span, halfPixel: Span
    ) {
      roomBelowSafeArea = belowSafeArea
      roomBelowNavigationBar = belowNavigationBar
      roomBelowContainer = belowContainer
      self.height = height
      self.safeBottom = safeBottom
      self.halfPixel = halfPixel
    }

    init(_ rows: Table<HeightTable.Row>) {
      for row in rows {
        roomBelowSafeArea.include(row.roomBelowSafeArea)
        roomBelowNavigationBar.include(row.roomBelowNavigationBar)
        roomBelowContainer.include(row.roomBelowContainer)
        height.include(row.height)
        safeBottom.include(row.safeBottom)
        halfPixel.include(row.halfPixel)
      }
    }

    mutating func include(_ other: Spans) {
      roomBelowSafeArea.include(other.roomBelowSafeArea)
      roomBelowNavigationBar.include(other.roomBelowNavigationBar)
      roomBelowContainer.include(other.roomBelowContainer)
      height.include(other.height)
      safeBottom.include(other.safeBottom)
      halfPixel.include(other.halfPixel)
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
    limit = Span(max(room.least - inset, 0), max(room.greatest - inset, 0))
    height = spans.height
    safeBottom = spans.safeBottom
    // Rounding errors must not decide.
    pixel = 2 * spans.halfPixel.greatest + 1e-6
  }

  /// Whether the lower end of `lower` is more than a pixel below the lower end of `upper` on every geometry,
  /// or the limit cuts both of them to about the same height.
  func isBelow(_ lower: HeightFormula, _ upper: HeightFormula) -> Bool {
    if upper.base.perLimit >= 1, upper.base.perBottom == 0, upper.base.constant.lower >= 0,
      upper.isOpenAbove
    {
      // It is the limit, and nothing is above that.
      return true
    }
    if !isBelow(lower.min, upper) { return false }
    if isBelow(lower.base, upper) { return true }
    // A height is no higher than its upper bound either.
    return !lower.isOpenAbove && isBelow(lower.max, upper)
  }

  private func isBelow(_ sum: HeightSum, _ upper: HeightFormula) -> Bool {
    if isBelow(sum, upper.min) { return true }
    if !isBelow(sum, upper.base) { return false }
    return upper.isOpenAbove || isBelow(sum, upper.max)
  }

  @inline(__always)
  private func isBelow(_ lower: HeightSum, _ upper: HeightSum) -> Bool {
    let half = upper.perHalf - lower.perHalf
    let limit = upper.perLimit - lower.perLimit + half * (half > 0 ? 0.56 : 0.63)
    let container = upper.perContainer - lower.perContainer
    let bottom = upper.perBottom - lower.perBottom
    let least =
      upper.constant.lower - lower.constant.lower
      + limit * (limit > 0 ? self.limit.least : self.limit.greatest)
      + container * (container > 0 ? height.least : height.greatest)
      + bottom * (bottom > 0 ? safeBottom.least : safeBottom.greatest)
    return least > pixel
  }
}
