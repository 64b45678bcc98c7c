/// How a sheet looks.
@frozen public struct Theme: Hashable, Sendable {
  /// Light, dark, or whichever its surroundings have.
  public var appearance: SheetAppearance
  /// Reaches under the bottom safe area, content does not.
  public var background: Background
  /// Points, 0…100.
  public var cornerRadius: Double
  /// How the corners are rounded.
  public var cornerCurve: CornerCurve
  /// Which corners are rounded.
  public var corners: Corners
  /// Cast around the sheet.
  public var shadow: Shadow
  /// The bar at the top; `none` takes the strip away too.
  public var grabber: Grabber
  /// Of the header and its buttons.
  public var header: HeaderTheme
  /// Of the view between the sheet and what lies behind it.
  public var dimming: Dimming
  /// Of coming, going and settling.
  public var motion: Motion

  /// The built-in theme, `system`, but for what is given.
  @inlinable public init(
    appearance: SheetAppearance = .automatic,
    background: Background = .color(.system(.systemBackground)),
    cornerRadius: Double = 12,
    cornerCurve: CornerCurve = .continuous,
    corners: Corners = .top,
    shadow: Shadow = .none,
    grabber: Grabber = Grabber(),
    header: HeaderTheme = HeaderTheme(),
    dimming: Dimming = Dimming(),
    motion: Motion = Motion()
  ) {
    self.appearance = appearance
    self.background = background
    self.cornerRadius = cornerRadius
    self.cornerCurve = cornerCurve
    self.corners = corners
    self.shadow = shadow
    self.grabber = grabber
    self.header = header
    self.dimming = dimming
    self.motion = motion
  }

  /// The theme that differs from the built-in one in what `configure` sets.
  public init(_ configure: (inout Theme) -> Void) {
    self.init()
    configure(&self)
  }
}
