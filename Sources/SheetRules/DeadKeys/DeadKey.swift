import SheetDiagnostics
import SheetModel
import SheetRuntime

/// A key that other keys of a sheet can leave without effect, and why.
struct DeadKey: Sendable {
  /// The key that means nothing.
  let key: SheetKey
  /// The key that makes it so; `nil` where that is what is not written.
  let cause: SheetKey?
  /// The cause counts only where somebody wrote it, as its default is the same value.
  let needsCause: Bool
  /// How sure it is that the key should go; a guess where its cause may as well be the mistake.
  let removal: FixIt.Applicability
  /// Why the key has no effect, words to follow a colon; `nil` where it has one. It changes nothing: a configuration
  /// that is lent for reading only is copied.
  private let reason: @Sendable (inout SheetConfiguration) -> String?

  init(
    _ key: SheetKey, by cause: SheetKey?, needsCause: Bool = false,
    removal: FixIt.Applicability = .safe,
    _ reason: @escaping @Sendable (inout SheetConfiguration) -> String?
  ) {
    self.key = key
    self.cause = cause
    self.needsCause = needsCause
    self.removal = removal
    self.reason = reason
  }

  /// Why the key has no effect in a combination of size classes; `nil` where it has one.
  func reason(
    _ configuration: inout SheetConfiguration, _ origins: borrowing Origins
  ) -> String? {
    if needsCause, let cause, !origins.isWritten(cause.row) { return nil }
    return reason(&configuration)
  }
}
