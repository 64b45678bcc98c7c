/// Which of its two appearances a sheet has.
@frozen public enum SheetAppearance: UInt8, Hashable, Sendable {
  /// That of what it is presented over.
  case automatic
  case light
  case dark
}
