/// Whether the content is, or is put into, a navigation controller.
@frozen public enum ContentNavigation: UInt8, Hashable, Sendable {
  /// The content has nothing to do with navigation.
  case none
  /// Put into a navigation controller whose height follows its top screen.
  case wrap
  /// The content is a navigation controller already.
  case own
}
