/// The parts of a sheet that heights are made of, in points.
@frozen public struct SheetParts: Hashable, Sendable {
  /// What the grabber takes from the limit, as it stands above the sheet.
  public var outsideStrip: Double
  /// Strip and header; `nil` when the sheet has neither.
  public var headerOnly: HeightInterval?
  /// Header, content and footer, and the strip where content begins below it.
  public var fitContent: HeightInterval

  /// No parts at all.
  public init() {
    outsideStrip = 0
    fitContent = HeightInterval(0)
  }

  public init(_ configuration: borrowing SheetConfiguration, measures: borrowing LayoutMeasures) {
    let grabber = configuration.theme.grabber
    let isInside = grabber.placement == .inside
    let strip = isInside ? grabber.stripHeight : 0
    outsideStrip = isInside ? 0 : grabber.stripHeight

    var header = HeightInterval(0)
    if configuration.header.isPresent {
      header = Self.height(stated: configuration.header.height, measured: measures.headerHeight)
    }
    let hasStrip = grabber.isPresent && isInside
    headerOnly =
      hasStrip || configuration.header.isPresent ? HeightInterval(strip) + header : nil

    var footer = HeightInterval(0)
    if configuration.footer.isPresent {
      footer = Self.height(stated: configuration.footer.height, measured: measures.footerHeight)
    }
    let content = Self.height(
      stated: measures.contentHeight, measured: configuration.content.typicalHeight)
    let runsBehind = grabber.background.isPresent && grabber.background.translucent
    fitContent = HeightInterval(runsBehind ? 0 : strip) + header + content + footer
  }

  /// The first height that is known; any height when neither is.
  static func height(stated: Double?, measured: Double?) -> HeightInterval {
    if let stated, stated.isFinite { return HeightInterval(stated > 0 ? stated : 0) }
    if let measured, measured.isFinite { return HeightInterval(measured > 0 ? measured : 0) }
    return .unknown
  }
}
