/// Where one colour comes from.
@frozen public enum ColorSource: Hashable, Sendable {
  /// sRGB with alpha, `0xRRGGBBAA`.
  case rgba(UInt32)
  /// A colour of the asset catalogue, or one the app registered; `opacity` 0…1 multiplies its own alpha.
  case asset(String, opacity: Double)
  /// `opacity` 0…1 multiplies its own alpha.
  case system(SystemColor, opacity: Double)
}
