/// How a sheet makes room for a keyboard, in points.
@frozen public struct KeyboardRoom: Equatable, Sendable {
  /// The content is lifted with the sheet by so much.
  public var lift: Double
  /// What is still covered, to be added to the content's bottom inset.
  public var inset: Double

  /// The room for a keyboard in points, 0 or more; without arguments none.
  @inlinable public init(lift: Double = 0, inset: Double = 0) {
    self.lift = lift
    self.inset = inset
  }
}
