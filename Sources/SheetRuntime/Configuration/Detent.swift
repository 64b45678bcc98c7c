/// One height at which a sheet rests.
@frozen public struct Detent: Hashable, Sendable {
  /// Its identity within the sheet, which one of its detents has.
  public var id: DetentIndex
  /// How its height is found before `max`, `min` and the sheet's limit are applied.
  public var height: DetentHeight
  /// Applied after `max`.
  public var min: HeightBound?
  /// Applied before `min`; `nil` for none but the sheet's limit.
  public var max: HeightBound?
  /// Size classes in which the detent is active; all of them must hold.
  public var when: SizeClasses
  /// Without effect at the ends of a free range, where a sheet rests anywhere.
  public var reach: DetentReach
  /// What stands for it where a target's system cannot express its form; this runtime expresses
  /// all.
  public var fallback: DetentFallback

  /// A detent without bounds that is active everywhere, but for what is given.
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
