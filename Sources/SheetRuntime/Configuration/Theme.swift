/// How a sheet looks.
@frozen public struct Theme: Hashable, Sendable {
  public var appearance: SheetAppearance
  public var background: Background
  /// Points, 0…100.
  public var cornerRadius: Double
  public var cornerCurve: CornerCurve
  public var corners: Corners
  public var shadow: Shadow
  public var grabber: Grabber
  public var header: HeaderTheme
  public var dimming: Dimming
  public var motion: Motion

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
