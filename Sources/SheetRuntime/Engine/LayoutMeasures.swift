/// The heights of a sheet's parts that only the app can tell, in points, as far as they are known.
///
/// Negative heights count as 0, and what is not finite as not known.
public struct LayoutMeasures: Hashable, Sendable {
  /// Used where the header states no height of its own.
  public var headerHeight: Double?
  /// Used where the footer states no height of its own.
  public var footerHeight: Double?
  /// Takes the place of the content's typical height.
  public var contentHeight: Double?
  /// What the app reports, by `MeasureIndex`; a missing place is not known either.
  public var reported: [Double?]

  /// Nothing is known but what is given, in points.
  @inlinable public init(
    headerHeight: Double? = nil,
    footerHeight: Double? = nil,
    contentHeight: Double? = nil,
    reported: [Double?] = []
  ) {
    self.headerHeight = headerHeight
    self.footerHeight = footerHeight
    self.contentHeight = contentHeight
    self.reported = reported
  }
}
