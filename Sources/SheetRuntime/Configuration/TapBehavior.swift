/// What taps on the sheet and around it do.
@frozen public struct TapBehavior: Hashable, Sendable {
  public var outside: OutsideTap
  public var grabber: GrabberTap
  public var header: HeaderTap

  @inlinable public init(
    outside: OutsideTap = .leave,
    grabber: GrabberTap = .next,
    header: HeaderTap = .none
  ) {
    self.outside = outside
    self.grabber = grabber
    self.header = header
  }
}
