/// A sheet's height and how far it is pushed down from there.
@frozen public struct SheetFrame: Equatable, Sendable {
  /// Points above the bottom safe area, never less than the smallest detent.
  public var height: Double
  /// Points downwards, 0 or more; more than 0 only below the smallest detent.
  public var translation: Double

  /// A height and a translation in points.
  @inlinable public init(height: Double, translation: Double) {
    self.height = height
    self.translation = translation
  }
}
