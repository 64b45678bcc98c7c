extension SheetEngine.Settle {
  /// How a settling sheet gets to its place.
  @frozen public enum Curve: Equatable, Sendable {
    /// As a spring pulls it.
    case spring(SheetSpring)
    /// It stands there at once and is faded over so many seconds, for people who ask for less motion.
    case crossFade(Double)
  }
}
