extension ReleaseRule {
  /// Where a released sheet goes.
  @frozen public enum Decision: Equatable, Sendable {
    /// To a stop, counted from the lowest.
    case stop(Int)
    /// Stays at a height in a free range.
    case stay(Double)
    /// Out of sight, after a question where `dismiss.confirm` says so.
    case dismiss
  }
}
