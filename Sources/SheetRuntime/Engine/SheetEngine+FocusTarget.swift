extension SheetEngine {
  /// Where the focus of VoiceOver and of a keyboard goes.
  @frozen public enum FocusTarget: UInt8, Equatable, Sendable {
    /// Into the sheet, which has come.
    case sheet
    /// Back to what it came over.
    case presentingView
  }
}
