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

  /// What the configuration states, and what was measured where it states nothing.
  public init(_ configuration: borrowing SheetConfiguration, measures: borrowing LayoutMeasures) {
    self.init(StatedParts(configuration), measures: measures)
  }

  /// What the configuration states, and what was measured where it states nothing.
  public init(_ stated: StatedParts, measures: borrowing LayoutMeasures) {
    outsideStrip = stated.outsideStrip

    var header = HeightInterval(0)
    if stated.hasHeader {
      header = Self.height(stated: stated.headerHeight, measured: measures.headerHeight)
    }
    headerOnly =
      stated.hasStrip || stated.hasHeader ? HeightInterval(stated.insideStrip) + header : nil

    var footer = HeightInterval(0)
    if stated.hasFooter {
      footer = Self.height(stated: stated.footerHeight, measured: measures.footerHeight)
    }
    let content = Self.height(
      stated: measures.contentHeight, measured: stated.typicalContentHeight)
    let strip = stated.isStripTranslucent ? 0 : stated.insideStrip
    fitContent = HeightInterval(strip) + header + content + footer
  }

  /// The first height that is known; any height when neither is.
  static func height(stated: Double?, measured: Double?) -> HeightInterval {
    if let stated, stated.isFinite { return HeightInterval(stated > 0 ? stated : 0) }
    if let measured, measured.isFinite { return HeightInterval(measured > 0 ? measured : 0) }
    return .unknown
  }
}
