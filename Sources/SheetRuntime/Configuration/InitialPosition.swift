/// Where a sheet stands when it is first shown.
@frozen public enum InitialPosition: Hashable, Sendable {
  case smallest
  case largest
  /// Out of sight until the app shows it; persistent sheets only.
  case hidden
  case detent(DetentIndex)
}
