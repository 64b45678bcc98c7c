/// How wide a sheet is; without it the sheet fills its container.
@frozen public struct WidthBehavior: Hashable, Sendable {
  public var isPresent: Bool
  /// `nil` for no maximum.
  public var max: WidthLimit?
  public var follows: WidthSource
  public var align: HorizontalAlignment
  public var margins: Margins

  @inlinable public init(
    isPresent: Bool = true,
    max: WidthLimit? = nil,
    follows: WidthSource = .container,
    align: HorizontalAlignment = .center,
    margins: Margins = Margins()
  ) {
    self.isPresent = isPresent
    self.max = max
    self.follows = follows
    self.align = align
    self.margins = margins
  }

  @inlinable public static var none: WidthBehavior { WidthBehavior(isPresent: false) }
}
