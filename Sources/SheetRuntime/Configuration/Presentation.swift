/// Whether a sheet comes and goes or is a permanent part of its screen.
@frozen public enum Presentation: UInt8, Hashable, Sendable {
  case modal
  case persistent
}
