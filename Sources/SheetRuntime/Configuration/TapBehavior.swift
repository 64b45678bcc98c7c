/// What taps on the sheet and around it do.
@frozen public struct TapBehavior: Hashable, Sendable {
  /// On the dimmed surroundings; where touches pass through there are none.
  public var outside: OutsideTap
  /// On the grabber, in an area at least 44 points tall.
  public var grabber: GrabberTap
  /// On the header beside its buttons.
  public var header: HeaderTap

  /// Outside leaves and the grabber goes to the next detent, but for what is given.
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
