/// The curve of a drag past the ends.
@frozen public enum ResistanceKind: UInt8, Hashable, Sendable {
  /// Stiff from the first point on, `end·log₁₀(1 + overshoot / end) / 2` with the factor 0.5, as in
  /// OverlayContainer.
  case rubberBand
  /// As good as free for a few points and then as good as a stop, `2·log₂(1 + overshoot / 3)` with
  /// the factor 0.5, as in LBBottomSheet.
  case logarithmic
  /// The sheet does not move past its ends.
  case none
}
