/// A sheet that rests wherever it is released, between two detents.
@frozen public struct FreeRange: Hashable, Sendable {
  public var min: Detent
  public var max: Detent

  @inlinable public init(min: Detent, max: Detent) {
    self.min = min
    self.max = max
  }
}
