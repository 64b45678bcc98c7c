/// The sizes of a sheet's parts as far as its configuration states them, in points.
@frozen public struct StatedParts: Equatable, Sendable {
  /// The grabber's strip inside the sheet; 0 without one, or where it stands outside.
  public var insideStrip: Double
  /// The grabber's strip above the sheet; 0 without one, or where it lies inside.
  public var outsideStrip: Double
  /// There is a strip inside the sheet.
  public var hasStrip: Bool
  /// Content runs behind the strip.
  public var isStripTranslucent: Bool
  /// There is a header.
  public var hasHeader: Bool
  /// `nil` where it is measured.
  public var headerHeight: Double?
  /// There is a footer.
  public var hasFooter: Bool
  /// `nil` where it is measured.
  public var footerHeight: Double?
  /// Taken for the content's as long as that is not measured; `nil` without one.
  public var typicalContentHeight: Double?

  /// Those of a configuration.
  public init(_ configuration: borrowing SheetConfiguration) {
    // Read part by part: whole values are copied, with all their texts.
    let isInside = configuration.theme.grabber.placement == .inside
    let isPresent = configuration.theme.grabber.isPresent
    let strip =
      isPresent
      ? 2 * configuration.theme.grabber.topMargin + configuration.theme.grabber.size.height : 0
    insideStrip = isInside ? strip : 0
    outsideStrip = isInside ? 0 : strip
    hasStrip = isPresent && isInside
    isStripTranslucent =
      configuration.theme.grabber.background.isPresent
      && configuration.theme.grabber.background.translucent
    hasHeader = configuration.header.isPresent
    headerHeight = configuration.header.height
    hasFooter = configuration.footer.isPresent
    footerHeight = configuration.footer.height
    typicalContentHeight = configuration.content.typicalHeight
  }
}
