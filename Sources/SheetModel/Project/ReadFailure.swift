/// Why a file could not be read.
package enum ReadFailure: Error, Hashable, Sendable {
  /// There is no file of that name.
  case notFound
  /// What the system says about it, as a lower-case phrase.
  case unreadable(String)
}
