/// What the sheet does when a keyboard covers it.
@frozen public enum KeyboardBehavior: UInt8, Hashable, Sendable {
  /// Rises by the overlap as far as the limit; the rest becomes a content inset.
  case raise
  /// Goes to the largest detent until the keyboard hides.
  case expand
  /// Insets the content only.
  case inset
  /// Neither moves nor insets.
  case ignore
}
