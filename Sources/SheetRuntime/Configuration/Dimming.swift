/// The view between the sheet and what lies behind it.
@frozen public struct Dimming: Hashable, Sendable {
  /// There is such a view; `false` for `none`.
  public var isPresent: Bool
  /// What it is filled with, over its blur.
  public var color: SheetColor
  /// 0…1, multiplied with the colour's own.
  public var opacity: Double
  /// A blur below the colour, there whenever the sheet dims at all.
  public var blur: DimmingBlur
  /// Whether its opacity is constant or rises with the sheet.
  public var follows: DimmingProgress
  /// 0…1, at the lowest dimmed height where the opacity follows the height; below `opacity`, as a rule.
  public var minimumOpacity: Double
  /// Dims even where touches pass through.
  public var whilePassing: Bool
  /// Cast by the sheet onto the dimming view.
  public var shadow: Shadow

  /// Black at 0.4 of its opacity, without a blur, but for what is given.
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

  /// No dimming: what lies behind looks as it always does.
  @inlinable public static var none: Dimming { Dimming(isPresent: false) }
}
