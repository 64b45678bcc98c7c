/// Points, 0 or more, kept free beside and below a sheet.
@frozen public struct Margins: Hashable, Sendable {
  /// Where text begins.
  public var leading: Double
  /// Where text ends.
  public var trailing: Double
  /// More than 0 makes a floating card.
  public var bottom: Double

  /// No margins but what is given.
  @inlinable public init(leading: Double = 0, trailing: Double = 0, bottom: Double = 0) {
    self.leading = leading
    self.trailing = trailing
    self.bottom = bottom
  }
}
