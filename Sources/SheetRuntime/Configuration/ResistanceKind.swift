/// The curve of a drag past the ends.
@frozen public enum ResistanceKind: UInt8, Hashable, Sendable {
  case rubberBand
  case logarithmic
  /// The sheet does not move past its ends.
  case none
}
