/// While a sheet is no higher than a detent, the view behind is neither dimmed nor blocked.
@frozen public enum Passthrough: Hashable, Sendable {
  /// At no height.
  case never
  /// At every height.
  case always
  /// Up to the smallest detent.
  case throughSmallest
  /// Up to that detent's height, whatever detents lie below it.
  case through(DetentIndex)
}
