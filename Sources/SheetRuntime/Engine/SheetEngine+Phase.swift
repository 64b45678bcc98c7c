extension SheetEngine {
  /// What a sheet is doing.
  @frozen public enum Phase: Equatable, Sendable {
    /// Stands, or has not appeared yet.
    case resting(Rest)
    case dragging(Drag)
    case settling(Settle)
    /// Gone for good.
    case dismissed(DismissReason)
  }
}
