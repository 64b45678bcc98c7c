/// Whether the content is, or is put into, a navigation controller.
@frozen public enum ContentNavigation: UInt8, Hashable, Sendable {
  case none
  case wrap
  case own
}
