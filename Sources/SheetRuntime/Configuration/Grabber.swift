/// The bar at the sheet's top that shows it can be dragged.
///
/// It is centred in a strip `2 × topMargin + size.height` points tall. The area that answers touches is at
/// least 44 points tall whatever the strip.
@frozen public struct Grabber: Hashable, Sendable {
  /// There is a grabber; `false` for `none`.
  public var isPresent: Bool
  /// Of the bar.
  public var size: SheetSize
  /// Of the bar.
  public var color: SheetColor
  /// Of the bar's ends.
  public var cornerRadius: GrabberRadius
  /// Points above and below the bar, 0 or more.
  public var topMargin: Double
  /// Whether the strip lies in the sheet or above it.
  public var placement: GrabberPlacement
  /// What lies behind the bar, across the strip.
  public var background: GrabberBackground
  /// `nil` for the built-in label.
  public var accessibilityLabel: DisplayText?

  /// The system's grabber, 36 by 5 points and 5 below the edge, but for what is given.
  @inlinable public init(
    isPresent: Bool = true,
    size: SheetSize = SheetSize(width: 36, height: 5),
    color: SheetColor = .system(.tertiaryLabel),
    cornerRadius: GrabberRadius = .round,
    topMargin: Double = 5,
    placement: GrabberPlacement = .inside,
    background: GrabberBackground = .none,
    accessibilityLabel: DisplayText? = nil
  ) {
    self.isPresent = isPresent
    self.size = size
    self.color = color
    self.cornerRadius = cornerRadius
    self.topMargin = topMargin
    self.placement = placement
    self.background = background
    self.accessibilityLabel = accessibilityLabel
  }

  /// No grabber, and no strip.
  @inlinable public static var none: Grabber { Grabber(isPresent: false) }

  /// Height of the strip in points, 0 without a grabber.
  @inlinable public var stripHeight: Double { isPresent ? 2 * topMargin + size.height : 0 }
}
