extension SheetEngine {
  /// Where the focus of VoiceOver and of a keyboard goes.
  @frozen public enum FocusTarget: UInt8, Equatable, Sendable {
    case sheet
    case presentingView
  }
}
