/// What the dimming's opacity follows.
@frozen public enum DimmingProgress: UInt8, Hashable, Sendable {
  /// Constant while the sheet stands, faded with its coming and going.
  case presentation
  /// Rises from `minimumOpacity` at the lowest dimmed height to `opacity` at the largest detent.
  case height
}
