/// The curve of a sheet's rounded corners.
@frozen public enum CornerCurve: UInt8, Hashable, Sendable {
  /// The system's, which begins before the arc.
  case continuous
  /// An arc of a circle.
  case circular
}
