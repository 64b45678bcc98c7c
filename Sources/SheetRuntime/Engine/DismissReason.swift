/// What dismissed a sheet, or asks to.
@frozen public enum DismissReason: UInt8, Equatable, Sendable {
  case swipe
  case outsideTap
  case grabberTap
  /// Keyboard Escape or the VoiceOver Z gesture.
  case escape
  /// A button of the header.
  case button
  /// The app itself; never asked about.
  case code
}
