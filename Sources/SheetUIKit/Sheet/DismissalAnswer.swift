#if canImport(UIKit)
  /// An app's answer to a person who wants a sheet gone.
  public enum DismissalAnswer: Sendable {
    /// It goes.
    case allow
    /// It stays.
    case refuse
    /// The answer follows with `allowDismissal` or `refuseDismissal`.
    case later
  }
#endif
