extension SheetEngine.Settle {
  /// What a settling sheet will be when it has settled.
  @frozen public enum Goal: Equatable, Sendable {
    /// It will stand there; a finger may stop it before.
    case rest(SheetEngine.Rest)
    /// Final: neither a finger nor a tap stops it.
    case dismissal(DismissReason)
  }
}
