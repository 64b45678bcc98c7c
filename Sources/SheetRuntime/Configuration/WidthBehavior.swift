/// How wide a sheet is; without it the sheet fills its container.
@frozen public struct WidthBehavior: Hashable, Sendable {
  public var isPresent: Bool
  /// Points, more than 0; `nil` for no maximum.
  public var max: Double?
  public var align: HorizontalAlignment
  public var margins: Margins

  @inlinable public init(
    isPresent: Bool = true,
    max: Double? = nil,
    align: HorizontalAlignment = .center,
    margins: Margins = Margins()
  ) {
    self.isPresent = isPresent
    self.max = max
    self.align = align
    self.margins = margins
  }

  @inlinable public static var none: WidthBehavior { WidthBehavior(isPresent: false) }
}
