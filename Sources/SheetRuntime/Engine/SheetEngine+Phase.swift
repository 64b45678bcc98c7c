extension SheetEngine {
  /// What a sheet is doing.
  @frozen public enum Phase: Equatable, Sendable {
    /// Stands, or has not appeared yet.
    case resting(Rest)
    /// A finger has hold of it, moving or not.
    case dragging(Drag)
    /// It moves on its own.
    case settling(Settle)
    /// Gone for good.
    case dismissed(DismissReason)
  }
}
