/// A sheet that rests wherever it is released, between two detents.
@frozen public struct FreeRange: Hashable, Sendable {
  /// The lower end, which has an id like any detent.
  public var min: Detent
  /// The upper end, which has an id like any detent.
  public var max: Detent

  /// The range between two detents; where the first is the higher, they change places.
  @inlinable public init(min: Detent, max: Detent) {
    self.min = min
    self.max = max
  }
}
