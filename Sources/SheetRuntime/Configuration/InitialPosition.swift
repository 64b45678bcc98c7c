/// Where a sheet stands when it is first shown.
@frozen public enum InitialPosition: Hashable, Sendable {
  /// At the smallest detent of the container it is shown in.
  case smallest
  /// At the largest detent of the container it is shown in.
  case largest
  /// Out of sight until the app shows it; persistent sheets only.
  case hidden
  /// At that detent, or what stands for it; the smallest for an id the sheet does not have.
  case detent(DetentIndex)
}
