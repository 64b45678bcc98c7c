/// Where a height in points is counted from.
@frozen public enum HeightOrigin: UInt8, Hashable, Sendable {
  /// The bottom safe area; on screen the sheet is taller by the bottom inset.
  case safeArea
  /// The container's bottom edge, the inset included.
  case edge
}
