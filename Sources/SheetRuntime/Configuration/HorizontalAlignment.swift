/// Where a sheet narrower than its container stands.
@frozen public enum HorizontalAlignment: UInt8, Hashable, Sendable {
  case leading
  case center
  case trailing
}
