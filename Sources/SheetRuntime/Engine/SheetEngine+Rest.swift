extension SheetEngine {
  /// Where a sheet stands while nothing moves it.
  @frozen public enum Rest: Equatable, Sendable {
    /// At a detent, by the id that was asked for: where that is not active, another stands for it.
    case detent(DetentIndex)
    /// Between the ends of a free range, in points above the bottom safe area without a keyboard.
    case height(Double)
    /// Wholly out of sight.
    case hidden
  }
}
