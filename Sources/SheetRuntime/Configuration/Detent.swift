/// One height at which a sheet rests.
@frozen public struct Detent: Hashable, Sendable {
  public var id: DetentIndex
  public var height: DetentHeight
  /// Applied after `max`.
  public var min: HeightBound?
  public var max: HeightBound?
  /// Size classes in which the detent is active; all of them must hold.
  public var when: SizeClasses
  /// Without effect at the ends of a free range, where a sheet rests anywhere.
  public var reach: DetentReach
  public var fallback: DetentFallback

  @inlinable public init(
    _ id: DetentIndex,
    _ height: DetentHeight,
    min: HeightBound? = nil,
    max: HeightBound? = nil,
    when: SizeClasses = [],
    reach: DetentReach = .drag,
    fallback: DetentFallback = .nearest
  ) {
    self.id = id
    self.height = height
    self.min = min
    self.max = max
    self.when = when
    self.reach = reach
    self.fallback = fallback
  }
}
