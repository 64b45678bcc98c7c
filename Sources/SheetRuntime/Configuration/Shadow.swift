/// A shadow cast by the sheet.
@frozen public struct Shadow: Hashable, Sendable {
  /// There is a shadow; `false` for `none`.
  public var isPresent: Bool
  /// Its alpha is multiplied with `opacity`.
  public var color: SheetColor
  /// 0…1, multiplied with the colour's own.
  public var opacity: Double
  /// Blur radius in points, 0 or more.
  public var radius: Double
  /// Points right and down.
  public var offset: SheetSize

  /// A black shadow of 5 points around the sheet, but for what is given.
  @inlinable public init(
    isPresent: Bool = true,
    color: SheetColor = .rgba(0x0000_00FF),
    opacity: Double = 0.3,
    radius: Double = 5,
    offset: SheetSize = .zero
  ) {
    self.isPresent = isPresent
    self.color = color
    self.opacity = opacity
    self.radius = radius
    self.offset = offset
  }

  /// No shadow.
  @inlinable public static var none: Shadow { Shadow(isPresent: false) }
}
