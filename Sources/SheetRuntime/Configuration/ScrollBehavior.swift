/// How the sheet and a scroll view inside it share a drag.
@frozen public struct ScrollBehavior: Hashable, Sendable {
  /// Scrolling up at a lower detent first raises the sheet.
  public var expandsFirst: Bool
  /// Dragging down with the content at its top lowers the sheet.
  public var dismisses: Bool

  /// The sheet takes part in both directions, but for what is given.
  @inlinable public init(expandsFirst: Bool = true, dismisses: Bool = true) {
    self.expandsFirst = expandsFirst
    self.dismisses = dismisses
  }
}
