/// Where a drag moves the sheet.
@frozen public enum SwipeMode: UInt8, Hashable, Sendable {
  /// Anywhere on it.
  case full
  /// On the grabber's strip and the header.
  case top
  /// Nowhere.
  case none
}
