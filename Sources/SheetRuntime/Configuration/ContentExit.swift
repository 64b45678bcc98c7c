/// A way out of the sheet that lies in the content.
@frozen public enum ContentExit: UInt8, Hashable, Sendable {
  /// The content has no way out of the sheet.
  case none
  /// A control in the content closes the sheet.
  case control
  /// Code closes it, as when work ends.
  case code
}
