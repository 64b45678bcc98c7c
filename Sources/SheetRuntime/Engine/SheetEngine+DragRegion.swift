extension SheetEngine {
  /// The part of a sheet a drag begins on.
  @frozen public enum DragRegion: UInt8, Equatable, Sendable {
    /// The grabber's strip and the header.
    case top
    /// Everything below.
    case content
  }
}
