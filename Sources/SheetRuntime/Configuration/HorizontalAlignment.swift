/// Where a sheet narrower than its container stands.
@frozen public enum HorizontalAlignment: UInt8, Hashable, Sendable {
  /// Where text begins.
  case leading
  /// In the middle of the safe area.
  case center
  /// Where text ends.
  case trailing
}
