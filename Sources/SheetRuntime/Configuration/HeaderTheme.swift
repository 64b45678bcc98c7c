/// How a header looks.
@frozen public struct HeaderTheme: Hashable, Sendable {
  public var background: SheetColor
  /// Colour of its buttons.
  public var tint: SheetColor

  @inlinable public init(background: SheetColor = .clear, tint: SheetColor = .system(.tintColor)) {
    self.background = background
    self.tint = tint
  }
}
