/// A text that people read.
@frozen public enum DisplayText: Hashable, Sendable {
  /// The text itself.
  case plain(String)
  /// Looked up at run time; without a table in the default one.
  case localized(key: String, table: String?)
}
