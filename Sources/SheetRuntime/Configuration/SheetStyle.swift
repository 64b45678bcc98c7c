/// How a sheet is presented; all but `bottom` are the system's own presentations.
@frozen public enum SheetStyle: UInt8, Hashable, Sendable {
  case bottom
  case form
  case page
  case popover
  case fullScreen
}
