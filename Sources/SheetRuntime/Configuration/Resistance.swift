/// What a drag past the smallest or the largest detent feels like.
@frozen public struct Resistance: Hashable, Sendable {
  /// The curve of what is shown of an overshoot.
  public var kind: ResistanceKind
  /// 0…4; more lets the sheet follow the finger further.
  public var factor: Double
  /// Resists above the largest detent.
  public var top: Bool
  /// Resists below the smallest detent where a drag does not dismiss.
  public var bottom: Bool

  /// A rubber band of the factor 0.5 at both ends, but for what is given.
  @inlinable public init(
    kind: ResistanceKind = .rubberBand,
    factor: Double = 0.5,
    top: Bool = true,
    bottom: Bool = true
  ) {
    self.kind = kind
    self.factor = factor
    self.top = top
    self.bottom = bottom
  }
}
