/// How wide a sheet is; without it the sheet fills its container.
@frozen public struct WidthBehavior: Hashable, Sendable {
  /// The sheet may be narrower than its container; `false` for `none`.
  public var isPresent: Bool
  /// `nil` for no maximum.
  public var max: WidthLimit?
  /// What it is as wide as, up to `max`.
  public var follows: WidthSource
  /// Where it stands if it is narrower than the safe area.
  public var align: HorizontalAlignment
  /// Kept free beside and below it, whatever its width.
  public var margins: Margins

  /// As wide as its container and in its middle, but for what is given.
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

  /// As wide as its container.
  @inlinable public static var none: WidthBehavior { WidthBehavior(isPresent: false) }
}
