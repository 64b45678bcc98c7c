/// How a header looks.
@frozen public struct HeaderTheme: Hashable, Sendable {
  /// Behind title and buttons, over the sheet's own background.
  public var background: SheetColor
  /// Colour of its buttons.
  public var tint: SheetColor

  /// A clear header with buttons in the app's tint, but for what is given.
  @inlinable public init(background: SheetColor = .clear, tint: SheetColor = .system(.tintColor)) {
    self.background = background
    self.tint = tint
  }
}
