/// A shadow cast by the sheet.
@frozen public struct Shadow: Hashable, Sendable {
  public var isPresent: Bool
  public var color: SheetColor
  /// 0…1, multiplied with the colour's own.
  public var opacity: Double
  /// Blur radius in points, 0 or more.
  public var radius: Double
  /// Points right and down.
  public var offset: SheetSize

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

  @inlinable public static var none: Shadow { Shadow(isPresent: false) }
}
