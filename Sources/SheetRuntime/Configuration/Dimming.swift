/// The view between the sheet and what lies behind it.
@frozen public struct Dimming: Hashable, Sendable {
  public var isPresent: Bool
  public var color: SheetColor
  /// 0…1, multiplied with the colour's own.
  public var opacity: Double
  public var blur: DimmingBlur
  public var follows: DimmingProgress
  /// 0…1.
  public var minimumOpacity: Double
  /// Dims even where touches pass through.
  public var whilePassing: Bool
  /// Cast by the sheet onto the dimming view.
  public var shadow: Shadow

  @inlinable public init(
    isPresent: Bool = true,
    color: SheetColor = .rgba(0x0000_00FF),
    opacity: Double = 0.4,
    blur: DimmingBlur = .none,
    follows: DimmingProgress = .presentation,
    minimumOpacity: Double = 0,
    whilePassing: Bool = false,
    shadow: Shadow = .none
  ) {
    self.isPresent = isPresent
    self.color = color
    self.opacity = opacity
    self.blur = blur
    self.follows = follows
    self.minimumOpacity = minimumOpacity
    self.whilePassing = whilePassing
    self.shadow = shadow
  }

  @inlinable public static var none: Dimming { Dimming(isPresent: false) }
}
