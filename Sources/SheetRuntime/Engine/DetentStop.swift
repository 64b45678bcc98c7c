/// A height at which a sheet rests in one container; it answers to one or more detents.
@frozen public struct DetentStop: Hashable, Sendable {
  /// Points above the bottom safe area, in whole pixels.
  public var height: HeightInterval
  /// The detent that is reported when the sheet rests here: of those merged, the first declared.
  public var id: DetentIndex
  /// Drags, taps and steps go here; one of its detents says so.
  public var isReachedByDrag: Bool
  /// Places of its detents in `ResolvedDetents.members`.
  @usableFromInline var firstMember: Int
  @usableFromInline var endMember: Int

  /// Where the sheet stands, in points above the bottom safe area.
  @inlinable public var position: Double { height.lower }
}
