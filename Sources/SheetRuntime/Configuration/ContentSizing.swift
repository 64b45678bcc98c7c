/// How the content's height follows the sheet's.
@frozen public enum ContentSizing: UInt8, Hashable, Sendable {
  /// As tall as the sheet leaves room for, at every moment of a drag.
  case stretch
  /// Keeps the height of the largest detent.
  case fixed
  /// Follows the sheet and grows beyond its largest detent.
  case expand
}
