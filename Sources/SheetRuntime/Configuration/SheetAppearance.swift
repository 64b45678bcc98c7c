/// Which of its two appearances a sheet has.
@frozen public enum SheetAppearance: UInt8, Hashable, Sendable {
  /// That of what it is presented over.
  case automatic
  /// Light, whatever the device is set to.
  case light
  /// Dark, whatever the device is set to.
  case dark
}
