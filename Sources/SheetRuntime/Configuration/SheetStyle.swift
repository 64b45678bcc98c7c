/// How a sheet is presented; all but `bottom` are the system's own presentations.
@frozen public enum SheetStyle: UInt8, Hashable, Sendable {
  /// This runtime's own sheet, which rises from the bottom.
  case bottom
  /// The system's form sheet, in the middle of the window.
  case form
  /// The system's page sheet.
  case page
  /// The system's popover, which needs a view to point to.
  case popover
  /// The system's full-screen presentation.
  case fullScreen
}
