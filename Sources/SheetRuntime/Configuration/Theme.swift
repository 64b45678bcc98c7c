/// How a sheet looks.
@frozen public struct Theme: Hashable, Sendable {
  public var background: Background
  /// Points, 0…100.
  public var cornerRadius: Double
  public var corners: Corners
  public var shadow: Shadow
  public var grabber: Grabber
  public var header: HeaderTheme
  public var dimming: Dimming
  public var motion: Motion

  @inlinable public init(
    background: Background = .color(.system(.systemBackground)),
    cornerRadius: Double = 12,
    corners: Corners = .top,
    shadow: Shadow = .none,
    grabber: Grabber = Grabber(),
    header: HeaderTheme = HeaderTheme(),
    dimming: Dimming = Dimming(),
    motion: Motion = Motion()
  ) {
    self.background = background
    self.cornerRadius = cornerRadius
    self.corners = corners
    self.shadow = shadow
    self.grabber = grabber
    self.header = header
    self.dimming = dimming
    self.motion = motion
  }
}
