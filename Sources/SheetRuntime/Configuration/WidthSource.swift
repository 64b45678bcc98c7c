/// What a sheet's width follows.
@frozen public enum WidthSource: UInt8, Hashable, Sendable {
  /// As wide as the container.
  case container
  /// As wide as the content asks for.
  case content
}
