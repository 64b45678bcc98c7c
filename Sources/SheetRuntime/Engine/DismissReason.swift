/// What dismissed a sheet, or asks to.
@frozen public enum DismissReason: UInt8, Equatable, Sendable {
  /// A drag below the smallest detent, or what its release policy takes for one.
  case swipe
  /// A tap on the dimmed surroundings.
  case outsideTap
  /// A tap on the grabber, where that leaves.
  case grabberTap
  /// Keyboard Escape or the VoiceOver Z gesture.
  case escape
  /// A button of the header.
  case button
  /// The app itself; never asked about.
  case code
}
